import { useParams } from "react-router";
import { useSession } from "../session/session.ts";
import { RoutinePage } from "../features/training/routines/routine-page.tsx";

export const meta = () => [{ title: "Routine · Lockstep" }];

export default function Routine() {
  const { id = "" } = useParams();
  const { user } = useSession();
  return user === null ? null : <RoutinePage key={id} id={id} user={user} />;
}
