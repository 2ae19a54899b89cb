import items from "virtual:help/faq";
import { FaqPage } from "../features/help/faq-page.tsx";
import { FigurePoster } from "../figure/figure-player.tsx";
import { describePage } from "../shell/describe-page.ts";

export const meta = () =>
  describePage({
    title: "FAQ · Lockstep",
    description: "Answers about plans, meals, billing, the community and your account on Lockstep.",
    path: "/faq",
  });

export default function Faq() {
  return (
    <FaqPage
      items={items}
      art={<FigurePoster className="on-bg w-full max-w-[260px]" movement="childs-pose" variant="bodyweight" aspect={1.9} />}
    />
  );
}
