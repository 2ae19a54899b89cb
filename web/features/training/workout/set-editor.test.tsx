import { USUAL_PREFERENCES } from "@lockstep/domain/training/training-preferences.ts";
import { act } from "react";
import { createRoot } from "react-dom/client";
import { expect, test, vi } from "vitest";
import { SetEditor } from "./set-editor.tsx";
import type { SetLine } from "./set-rows-of.ts";

test("a weight that was typed stays when last time's numbers arrive, and the repetitions follow them", async () => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  const place = document.createElement("div");
  const root = createRoot(place);
  const show = (weightKg: number | null, reps: number) => {
    const line: SetLine = { key: "1", label: "1", set: null, ghost: null, defaults: { weightKg, reps, seconds: null } };
    return act(async () =>
      root.render(
        <SetEditor
          line={line}
          comesIntoView={false}
          detail={null}
          units="kg"
          plates={null}
          preferences={USUAL_PREFERENCES}
          onBar={() => {}}
          onDone={() => {}}
          onUndo={null}
          onDelete={null}
        />,
      ),
    );
  };
  await show(null, 8);
  const [weight, reps] = place.querySelectorAll("input");
  await act(async () => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(weight, "70");
    weight?.dispatchEvent(new Event("input", { bubbles: true }));
  });
  await show(62.5, 10);
  expect([weight?.value, reps?.value]).toEqual(["70", "10"]);
  await act(async () => root.unmount());
  vi.unstubAllGlobals();
});
