import { useParams } from "react-router";
import { useSession } from "../session/session.ts";
import { OneSeriesPage } from "../features/series/one-series-page.tsx";

export const meta = () => [{ title: "Video series · Lockstep" }];

export default function OneSeries() {
  const { id } = useParams();
  const { user } = useSession();
  return <OneSeriesPage id={id ?? ""} userId={user?.id ?? null} />;
}
