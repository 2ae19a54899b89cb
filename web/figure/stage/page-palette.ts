import { toneColours, toneName } from "@lockstep/figure/ink/tones.ts";

const NAMES: ReadonlyMap<number, string> = new Map(
  [...toneColours("light").keys()].map((tone) => [tone, toneName(tone) ?? "gap"]),
);

/**
 * The colours of all tones where this element stands, four bytes each by the tone's number: those of the page's custom properties, as the browser
 * works them out for its theme and ground. Number 0, where nothing is, is the ground itself.
 */
export function pagePalette(element: HTMLElement): Uint8Array {
  const probe = document.createElement("span");
  element.append(probe);
  const canvas = document.createElement("canvas");
  canvas.width = 256;
  canvas.height = 1;
  const pen = canvas.getContext("2d", { willReadFrequently: true });
  const style = getComputedStyle(probe);
  const paint = (tone: number, name: string): void => {
    probe.style.color = `var(--ink-${name}, var(--ink-${name.replace(/-far$/, "")}))`;
    if (!pen) return;
    pen.fillStyle = style.color;
    pen.fillRect(tone, 0, 1, 1);
  };
  paint(0, "gap");
  for (const [tone, name] of NAMES) paint(tone, name);
  probe.remove();
  return pen ? Uint8Array.from(pen.getImageData(0, 0, 256, 1).data) : new Uint8Array(256 * 4);
}
