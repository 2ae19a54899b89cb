import { useUnsentDone } from "../features/training/workout/use-unsent-done.ts";
import { TodayPage } from "../features/today/today-page.tsx";
import type { PageUser } from "../session/me.ts";
import { useSession } from "../session/session.ts";
import { StartToday } from "./start-today.tsx";

export const meta = () => [{ title: "Today · Lockstep" }];

export default function Today() {
  const { user } = useSession();
  return user === null ? null : <Home key={user.id} user={user} />;
}

function Home({ user }: { user: PageUser }) {
  const unsentDoneOn = useUnsentDone(user.id);
  return (
    <TodayPage
      user={user}
      training={{
        renderStart: (session, date) => <StartToday userId={user.id} session={session} date={date} />,
        unsentDoneOn,
      }}
    />
  );
}
