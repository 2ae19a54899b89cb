import { useParams } from "react-router";
import { useSession } from "../session/session.ts";
import { RecipePage } from "../features/nutrition/recipes/recipe-page.tsx";
import { loginPath } from "../shell/guard-rule.ts";

export const meta = () => [{ title: "Recipe · Lockstep" }];

export default function Recipe() {
  const { id } = useParams();
  const session = useSession();
  return <RecipePage id={id ?? ""} user={session.user} session={session} signInTo={loginPath(`/recipes/${id ?? ""}`)} />;
}
