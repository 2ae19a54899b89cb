import { ErrorView } from "../ui/error-view.tsx";

export const meta = () => [{ title: "Not found · Lockstep" }, { name: "robots", content: "noindex" }];

export default function NotFound() {
  return (
    <div className="wrap page-body page-enter">
      <ErrorView numeral="404" title="No step here.">
        This page does not exist, or no longer does. Your plans are where you left them.
      </ErrorView>
    </div>
  );
}
