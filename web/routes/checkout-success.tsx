import { useSession } from "../session/session.ts";
import { CheckoutSuccess } from "../features/billing/checkout-success.tsx";

export const meta = () => [{ title: "Payment successful · Lockstep" }, { name: "robots", content: "noindex" }];

export default function CheckoutSuccessPage() {
  const { user, pending } = useSession();
  return <CheckoutSuccess userId={user?.id ?? null} pending={pending} />;
}
