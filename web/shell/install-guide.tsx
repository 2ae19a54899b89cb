import { Sheet } from "../ui/dialog.tsx";
import { Button } from "../ui/button.tsx";

export type Device = "apple" | "android";

const GUIDES: Record<Device, { title: string; steps: ReadonlyArray<string> }> = {
  apple: {
    title: "Install on iPhone or iPad",
    steps: [
      "Open this page in Safari.",
      "Tap the Share button (the square with an arrow).",
      "Choose Add to Home Screen, then Add.",
    ],
  },
  android: {
    title: "Install on Android",
    steps: ["Open this page in Chrome.", "Tap the three dots at the top.", "Choose Install app or Add to Home screen."],
  },
};

/** Lockstep needs no store: it is installed from the page itself. */
export default function InstallGuide({ device, onClose }: { device: Device; onClose: () => void }) {
  const guide = GUIDES[device];
  return (
    <Sheet
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={guide.title}
      description="No app store needed: install it right from your browser. Updates are automatic."
      actions={<Button onClick={onClose}>Got it</Button>}
    >
      <ol className="mt-5 grid gap-4">
        {guide.steps.map((step, index) => (
          <li key={step} className="flex items-baseline gap-4">
            <span className="n w-7 text-34" aria-hidden="true">
              {index + 1}
            </span>
            <span className="text-17">{step}</span>
          </li>
        ))}
      </ol>
    </Sheet>
  );
}
