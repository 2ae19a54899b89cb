import { useSession } from "../session/session.ts";
import { BoardPage } from "../features/training/board/board-page.tsx";

export const meta = () => [{ title: "Your week · Lockstep" }];

export default function WorkoutPlanner() {
  const { user } = useSession();
  return <BoardPage user={user} />;
}
