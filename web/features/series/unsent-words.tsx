import type { SessionCompletion } from "@lockstep/contract/series.ts";
import { useQuery } from "@tanstack/react-query";
import { unsentWords } from "../../offline/unsent-words.ts";
import { listOptions } from "./queries.ts";

function SeriesName({ id }: { id: string }) {
  const { data } = useQuery(listOptions());
  return data?.find((series) => series.id === id)?.title ?? "a series";
}

/** Finished sessions that weren't sent yet. */
export const SERIES_WORDS = [
  unsentWords<SessionCompletion>({
    kind: "series-completions",
    Title: ({ change: { seriesId, session } }) => (
      <>
        Finished session {session} of <SeriesName id={seriesId} />
      </>
    ),
    to: ({ seriesId }) => `/series/${seriesId}`,
  }),
];
