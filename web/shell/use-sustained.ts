import { useEffect, useState } from "react";

/** True once `now` has been true for that long without a break; false as soon as it ends. */
export function useSustained(now: boolean, milliseconds: number): boolean {
  const [lasting, setLasting] = useState(false);
  useEffect(() => {
    if (!now) return;
    const timer = setTimeout(() => setLasting(true), milliseconds);
    return () => {
      clearTimeout(timer);
      setLasting(false);
    };
  }, [now, milliseconds]);
  return now && lasting;
}
