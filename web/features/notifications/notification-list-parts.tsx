import { Button } from "../../ui/button.tsx";

/** Only there while something is unread. */
export function ReadAll({ unread, onRead }: { unread: number; onRead: () => void }) {
  if (unread === 0) return null;
  const press = (button: HTMLElement) => {
    // The button goes with what it read; the keyboard stays in the panel.
    button.closest<HTMLElement>("[data-notices]")?.focus();
    onRead();
  };
  return (
    <Button look="quiet" size="sm" className="text-14" onClick={(event) => press(event.currentTarget)}>
      Mark all as read
    </Button>
  );
}

export function NothingYet() {
  return (
    <p className="px-2 pb-2 text-14 text-fg-2">
      Nothing yet. Achievements, challenges and replies to your posts will show up here.
    </p>
  );
}
