import { useQuery } from "@tanstack/react-query";
import { profileOptions } from "../../session/profile-query.ts";
import { useToday } from "../../plans/use-today.ts";
import { PeopleWhoTrained } from "./today-parts.tsx";
import { todayOptions } from "./today-query.ts";
import "./today.css";

/** People the member follows who trained; for someone who follows nobody, how to change that. Nothing where none of them did. */
export function TrainedPeople({ userId }: { userId: string }) {
  const { data: profile } = useQuery(profileOptions(userId));
  const today = useToday(profile?.timeZone ?? null);
  const { data } = useQuery(todayOptions());
  if (data === undefined) return null;
  if (data.following === 0)
    return (
      <section aria-labelledby="people-heading">
        <h2 id="people-heading" className="d2 text-26">
          Who trained
        </h2>
        <p className="mt-3 max-w-[56ch] text-fg-2">
          Follow people from their posts or profiles, and you'll see here when they train.
        </p>
      </section>
    );
  return <PeopleWhoTrained trained={data.trained} today={today} />;
}
