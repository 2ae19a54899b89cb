import { Outlet } from "react-router";

export default function Site() {
  return <Outlet />;
}
