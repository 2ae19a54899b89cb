import { SegmentedControl } from "./choice.tsx";
import { setTheme, useTheme } from "./theme.ts";
import type { Theme } from "./theme.ts";

const OPTIONS: ReadonlyArray<{ value: Theme; label: string }> = [
  { value: "system", label: "System" },
  { value: "light", label: "Light" },
  { value: "dark", label: "Dark" },
];

/** Follows the device, or stays light or dark on this device. */
export function ThemeSwitch() {
  return <SegmentedControl legend="Color theme" value={useTheme()} options={OPTIONS} onChange={setTheme} />;
}
