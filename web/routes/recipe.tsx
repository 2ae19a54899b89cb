import { useParams } from "react-router";
import { useSession } from "../features/accounts/session.ts";
import { RecipePage } from "../features/nutrition/recipes/recipe-page.tsx";
import { loginPath } from "../shell/guard-rule.ts";

export const meta = () => [{ title: "Recipe · Lockstep" }];

export default function Recipe() {
  const { id } = useParams();
  const { user } = useSession();
  return <RecipePage id={id ?? ""} user={user} signInTo={loginPath(`/recipes/${id ?? ""}`)} />;
}
