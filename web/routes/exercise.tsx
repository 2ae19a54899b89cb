import { useParams } from "react-router";
import { useSession } from "../session/session.ts";
import { ExercisePage } from "../features/training/library/exercise-page.tsx";

export const meta = () => [{ title: "Exercise · Lockstep" }];

export default function Exercise() {
  const { id } = useParams();
  const { user } = useSession();
  return <ExercisePage id={id ?? ""} user={user} />;
}
