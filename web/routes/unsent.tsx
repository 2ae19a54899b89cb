import { UnsentPage } from "../features/unsent/unsent-page.tsx";
import { useSession } from "../session/session.ts";
import { UNSENT_KINDS } from "./unsent-kinds.ts";

export const meta = () => [{ title: "Not sent yet · Lockstep" }];

export default function Unsent() {
  const { user } = useSession();
  // The guard around this page lets nobody else in.
  return user ? <UnsentPage key={user.id} userId={user.id} words={UNSENT_KINDS} /> : null;
}
