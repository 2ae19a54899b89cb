import { eveningMobility } from "@lockstep/content/series/evening-mobility.ts";
import type { Today } from "@lockstep/contract/today.ts";
import type { Db } from "../../platform/database/sql.ts";
import { listFinished } from "./store.ts";

/** The mobility session that a person has done the longest time ago, or not at all: what helps on a rest day. */
export async function findShortMobility(db: Db, userId: string): Promise<Omit<Today["mobility"], "isOpen">> {
  const { id, title, sessions } = eveningMobility;
  const finished = (await listFinished(db, userId)).filter(({ seriesId }) => seriesId === id);
  const lastDone = (session: number): string => finished.find((each) => each.session === session)?.date ?? "";
  const [next] = sessions
    .map((session, index) => ({ ...session, lastDone: lastDone(index + 1) }))
    .toSorted((a, b) => (a.lastDone < b.lastDone ? -1 : a.lastDone > b.lastDone ? 1 : 0));
  if (next === undefined) throw new Error("The mobility series has no sessions.");
  return { seriesId: id, title: `${title}: ${next.title.toLowerCase()}`, minutes: next.minutes };
}
