import { useSession } from "../session/session.ts";
import { RecipesPage } from "../features/nutrition/recipes/recipes-page.tsx";

export const meta = () => [{ title: "Recipes · Lockstep" }];

export default function Recipes() {
  const session = useSession();
  return <RecipesPage user={session.user} session={session} />;
}
