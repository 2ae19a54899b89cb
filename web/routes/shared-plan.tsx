import { useParams } from "react-router";
import { SharedPlanPage } from "../features/training/plan/shared-plan-page.tsx";

export const meta = () => [{ title: "A shared workout plan · Lockstep" }, { name: "robots", content: "noindex" }];

export default function SharedPlan() {
  const { token = "" } = useParams();
  return <SharedPlanPage token={token} />;
}
