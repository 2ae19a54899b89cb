import { useLayoutEffect, useRef } from "react";
import type { RefObject } from "react";
import type { Entry } from "./conversation.ts";

/** As near to its end as this, the log follows what's added, px. */
const NEAR_END = 80;

/** Keeps the log at its end while it grows there, and at the message that's being read when older ones come in above. */
export function useLogScroll(entries: readonly Entry[] | null, isShown: boolean): RefObject<HTMLDivElement | null> {
  const log = useRef<HTMLDivElement>(null);
  const atEnd = useRef(true);
  const before = useRef<{ first: string; last: string; height: number }>({ first: "", last: "", height: 0 });
  useLayoutEffect(() => {
    const box = log.current;
    if (!box) return;
    const onScroll = () => {
      atEnd.current = box.scrollHeight - box.scrollTop - box.clientHeight < NEAR_END;
    };
    box.addEventListener("scroll", onScroll, { passive: true });
    return () => box.removeEventListener("scroll", onScroll);
  }, []);
  useLayoutEffect(() => {
    const box = log.current;
    if (!box || !isShown) return;
    const [first, last] = [entries?.[0]?.key ?? "", entries?.at(-1)?.key ?? ""];
    const { first: firstBefore, last: lastBefore, height } = before.current;
    const isOlderAbove = firstBefore !== "" && first !== firstBefore && last === lastBefore;
    if (isOlderAbove) box.scrollTop += box.scrollHeight - height;
    else if (atEnd.current || last !== lastBefore) box.scrollTop = box.scrollHeight;
    before.current = { first, last, height: box.scrollHeight };
  });
  return log;
}
