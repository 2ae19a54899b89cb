import { Page } from "../ui/page.tsx";

export const meta = () => [{ title: "Exercises · Lockstep" }];

export default function Exercises() {
  return <Page title="Exercises" />;
}
