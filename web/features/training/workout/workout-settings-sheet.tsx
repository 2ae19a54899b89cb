import { useSaving } from "../../../offline/use-saving.ts";
import { Sheet } from "../../../ui/dialog.tsx";
import { changePreferences, usePreferences } from "../preferences.ts";
import type { Units } from "../units.ts";
import SettingsPane from "./settings-pane.tsx";

/** The workout settings outside of a workout. */
export default function WorkoutSettingsSheet({ userId, units, onClose }: { userId: string; units: Units; onClose: () => void }) {
  const saving = useSaving();
  const preferences = usePreferences(userId);
  return (
    <Sheet open onOpenChange={(open) => (open ? undefined : onClose())} title="Workout settings" hideTitle>
      <SettingsPane
        preferences={preferences}
        units={units}
        onChange={(fields) => void saving(changePreferences(userId, { fields }))}
      />
    </Sheet>
  );
}
