import { useSession } from "../session/session.ts";
import { LibraryPage } from "../features/training/library/library-page.tsx";

export const meta = () => [{ title: "Exercises · Lockstep" }];

export default function Exercises() {
  const { user } = useSession();
  return <LibraryPage user={user} />;
}
