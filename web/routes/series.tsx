import { useSession } from "../session/session.ts";
import { SeriesPage } from "../features/series/series-page.tsx";

export const meta = () => [{ title: "Video series · Lockstep" }];

export default function Series() {
  const { user } = useSession();
  return <SeriesPage userId={user?.id ?? null} />;
}
