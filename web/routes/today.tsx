import { useMemo } from "react";
import { useSession } from "../session/session.ts";
import { useUnsentDone } from "../features/training/workout/use-unsent-done.ts";
import { StartToday } from "./start-today.tsx";
import { TodayPage, type TodayTraining } from "../features/today/today-page.tsx";

export const meta = () => [{ title: "Today · Lockstep" }];

export default function Today() {
  const { user } = useSession();
  const userId = user?.id ?? "";
  const training = useMemo(
    (): TodayTraining => ({
      renderStart: (session, date) => <StartToday userId={userId} session={session} date={date} />,
      useUnsentDone,
    }),
    [userId],
  );
  return user === null ? null : <TodayPage key={userId} user={user} training={training} />;
}
