import { useParams } from "react-router";
import { UnsubscribePage } from "../features/notifications/unsubscribe-page.tsx";

export const meta = () => [{ title: "Turn off emails · Lockstep" }];

export default function Unsubscribe() {
  const { token = "" } = useParams();
  return <UnsubscribePage key={token} token={token} />;
}
