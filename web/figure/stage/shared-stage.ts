import { StageRenderer } from "./stage-renderer.ts";

/** The page's one canvas with its renderer; whoever plays last has it. */
export interface SharedStage {
  readonly canvas: HTMLCanvasElement;
  readonly renderer: StageRenderer;
}

let stage: SharedStage | null = null;
let cannot = false;
let release: (() => void) | null = null;

/** Whether this device plays stills only: no WebGL2, no graphics card behind it, or it was too slow. */
export const playsStillsOnly = (): boolean => cannot;

/** From now on this page plays stills. */
export function giveUpStage(): void {
  cannot = true;
  stage?.canvas.remove();
  stage = null;
}

/** Takes the canvas for a figure; whoever had it is told that it's gone. Null where this device plays stills only. */
export function takeStage(onLost: () => void): SharedStage | null {
  if (cannot) return null;
  if (stage === null) {
    const canvas = document.createElement("canvas");
    canvas.className = "stage-canvas";
    try {
      const renderer = new StageRenderer(canvas);
      if (renderer.isSoftware()) cannot = true;
      else stage = { canvas, renderer };
    } catch {
      cannot = true;
    }
    canvas.addEventListener("webglcontextlost", () => {
      release?.();
      release = null;
      stage = null;
    });
  }
  if (stage === null) return null;
  release?.();
  release = onLost;
  return stage;
}

/** Gives the canvas back. */
export function leaveStage(onLost: () => void): void {
  if (release !== onLost) return;
  release = null;
  stage?.canvas.remove();
}
