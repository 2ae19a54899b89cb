import { useEffect, useRef } from "react";
import type { RefObject } from "react";

/** How a figure is turned by hand: degrees beside its view, and how near it is. */
export interface Turn {
  yaw: number;
  elevation: number;
  nearness: number;
}

const DEGREES_A_PIXEL = 0.45;
const clamp = (v: number, low: number, high: number): number => Math.max(low, Math.min(high, v));

/**
 * Dragging turns a figure, two fingers or the wheel with the control key bring it nearer, a double press puts it back. Vertical strokes of a finger
 * scroll the page. The turn is kept outside of React: it changes with every movement of the hand.
 */
export function useTurning(place: RefObject<HTMLElement | null>, isOn: boolean, onTurn: () => void): RefObject<Turn> {
  const turn = useRef<Turn>({ yaw: 0, elevation: 0, nearness: 1 });
  const tell = useRef(onTurn);
  useEffect(() => {
    tell.current = onTurn;
  });
  useEffect(() => {
    const element = place.current;
    if (!isOn || element === null) return;
    const fingers = new Map<number, { x: number; y: number }>();
    const apart = (): number => {
      const [a, b] = [...fingers.values()];
      return a && b ? Math.hypot(a.x - b.x, a.y - b.y) : 0;
    };
    const change = (yaw: number, elevation: number, nearness: number): void => {
      const now = turn.current;
      now.yaw = (now.yaw + yaw) % 360;
      now.elevation = clamp(now.elevation + elevation, -20, 60);
      now.nearness = clamp(now.nearness * nearness, 1, 2.2);
      tell.current();
    };
    const down = (event: PointerEvent): void => {
      if (event.target instanceof Element && event.target.closest("button")) return;
      fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    };
    const move = (event: PointerEvent): void => {
      const before = fingers.get(event.pointerId);
      if (!before) return;
      const gap = apart();
      fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
      if (fingers.size === 2) change(0, 0, gap > 0 ? apart() / gap : 1);
      else {
        const upright = event.pointerType === "mouse" ? (event.clientY - before.y) * 0.3 : 0;
        change((before.x - event.clientX) * DEGREES_A_PIXEL, upright, 1);
      }
      if (!element.hasPointerCapture(event.pointerId)) element.setPointerCapture(event.pointerId);
    };
    const up = (event: PointerEvent): void => {
      fingers.delete(event.pointerId);
    };
    const wheel = (event: WheelEvent): void => {
      if (!event.ctrlKey) return;
      event.preventDefault();
      change(0, 0, Math.exp(-event.deltaY / 300));
    };
    const back = (): void => {
      turn.current = { yaw: 0, elevation: 0, nearness: 1 };
      tell.current();
    };
    element.addEventListener("pointerdown", down);
    element.addEventListener("pointermove", move);
    for (const name of ["pointerup", "pointercancel"] as const) element.addEventListener(name, up);
    element.addEventListener("wheel", wheel, { passive: false });
    element.addEventListener("dblclick", back);
    return () => {
      element.removeEventListener("pointerdown", down);
      element.removeEventListener("pointermove", move);
      for (const name of ["pointerup", "pointercancel"] as const) element.removeEventListener(name, up);
      element.removeEventListener("wheel", wheel);
      element.removeEventListener("dblclick", back);
    };
  }, [place, isOn]);
  return turn;
}
