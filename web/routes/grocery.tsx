import { useSession } from "../session/session.ts";
import { GroceryPage } from "../features/groceries/grocery-page.tsx";

export const meta = () => [{ title: "Family List · Lockstep" }];

export default function Grocery() {
  const { user } = useSession();
  // The guard around this page lets nobody else in.
  return user ? <GroceryPage user={user} /> : null;
}
