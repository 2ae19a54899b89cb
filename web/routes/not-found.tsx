import { FigurePoster } from "../figure/figure-player.tsx";
import { ErrorView } from "../ui/error-view.tsx";

export const meta = () => [{ title: "Not found · Lockstep" }, { name: "robots", content: "noindex" }];

export default function NotFound() {
  return (
    <div className="wrap page-body page-enter grid items-end gap-x-12 gap-y-4 md:grid-cols-[1fr_minmax(0,420px)]">
      <ErrorView numeral="404" title="Page not found.">
        The link may be wrong, or the page no longer exists. Your plans are right where you left them.
      </ErrorView>
      <FigurePoster
        className="on-bg w-full max-w-[300px] md:max-w-none"
        movement="step-up"
        variant="bodyweight"
        phase={0.45}
        aspect={1}
      />
    </div>
  );
}
