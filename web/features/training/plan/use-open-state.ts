import { useCallback, useMemo, useState } from "react";
import type { OpenState } from "./day-context.ts";

/** Open exercises of the shown day and the one that plays. `scope` is the day: another one starts closed and silent. */
export function useOpenState(scope: string): OpenState {
  const [state, setState] = useState<{ scope: string; open: ReadonlySet<string>; playing: string | null }>({
    scope,
    open: new Set(),
    playing: null,
  });
  const current = useMemo(
    () => (state.scope === scope ? state : { scope, open: new Set<string>(), playing: null }),
    [state, scope],
  );
  const toggle = useCallback(
    (exerciseId: string) => {
      const open = new Set(current.open);
      const closing = open.delete(exerciseId);
      if (!closing) open.add(exerciseId);
      setState({ scope, open, playing: closing && current.playing === exerciseId ? null : current.playing });
    },
    [current, scope],
  );
  const play = useCallback((playing: string | null) => setState({ ...current, playing }), [current]);
  return { isOpen: (exerciseId) => current.open.has(exerciseId), toggle, playing: current.playing, play };
}
