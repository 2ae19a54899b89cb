import type { Model } from "@lockstep/figure/body/model.ts";
import { personFor, type PersonName } from "@lockstep/figure/body/people.ts";
import { poseScene, sceneRoom, type SceneRoom } from "@lockstep/figure/body/scene.ts";
import { camera } from "@lockstep/figure/camera.ts";
import { cameraOf, frameFrom, frameOf, type PictureFrame } from "@lockstep/figure/framing.ts";
import { eyeAt, type Eye } from "@lockstep/figure/ink/eye.ts";
import type { LitMuscles } from "@lockstep/figure/lit.ts";
import type { Demo, View } from "@lockstep/figure/movement.ts";
import { cycleSeconds, phaseAt } from "@lockstep/figure/timeline.ts";
import { useCallback, useEffect, useRef, useState } from "react";
import { FlippingStills } from "./flipping-stills.tsx";
import { loadModel } from "./stage/load-model.ts";
import { pagePalette } from "./stage/page-palette.ts";
import { giveUpStage, leaveStage, playsStillsOnly, takeStage, type SharedStage } from "./stage/shared-stage.ts";
import { useTurning, type Turn } from "./stage/use-turning.ts";

/** Drawings a second: the eye is content, and a phone keeps its battery. */
const FRAME_MS = 1000 / 30;
/** So many drawings are timed; more than half of them later than this, and the device plays stills. */
const TIMED = 16;
const LATE_MS = 90;
/** The page's colours are asked for again after so many drawings: themes change while a figure moves. */
const PALETTE_FRAMES = 20;

export interface MovingFigureOptions {
  readonly view?: View;
  readonly lit?: LitMuscles;
  readonly person?: PersonName;
  readonly aspect?: number;
  readonly floor?: boolean;
}

/**
 * The figure in motion while `playing`; a pause keeps its moment. Its first picture is its poster, which stays until the body is there, and where the device
 * can't draw it. `onTime` receives the seconds within the repetition. With `clock` it shows the seconds that it answers instead of its own; keep it constant.
 */
export function MovingFigure({
  demo,
  options,
  playing,
  onTime,
  clock,
  turns = false,
}: {
  demo: Demo;
  options: MovingFigureOptions;
  playing: boolean;
  onTime?: (seconds: number) => void;
  clock?: () => number;
  /** Whether it can be turned by hand. */
  turns?: boolean;
}) {
  const place = useRef<HTMLDivElement>(null);
  const seconds = useRef(0);
  const [isStill, setStill] = useState(playsStillsOnly);
  const [model, setModel] = useState<Model | null>(null);
  const person = options.person ?? personFor(`${demo.movement} ${demo.variant}`);
  const draw = useRef<() => void>(() => undefined);
  const turn = useTurning(
    place,
    turns && !isStill,
    useCallback(() => draw.current(), []),
  );
  const tell = useRef(onTime);
  useEffect(() => {
    tell.current = onTime;
  });
  useEffect(() => {
    if (!playing || isStill || model !== null) return;
    let isWanted = true;
    const load = async () => {
      try {
        const loaded = await loadModel(person);
        if (isWanted) setModel(loaded);
      } catch {
        if (isWanted) setStill(true);
      }
    };
    void load();
    return () => {
      isWanted = false;
    };
  }, [playing, isStill, model, person]);

  useEffect(() => {
    const element = place.current;
    if (element === null || model === null || isStill) return;
    const room = sceneRoom(model);
    let stage: SharedStage | null = null;
    const lost = () => {
      stage = null;
    };
    draw.current = () => {
      if (stage === null) {
        stage = takeStage(lost);
        if (stage === null) {
          setStill(true);
          return;
        }
        element.append(stage.canvas);
      }
      drawMoment(stage, element, room, { model, demo, options, phase: phaseAt(demo, seconds.current), turn: turn.current });
    };
    draw.current();
    return () => {
      draw.current = () => undefined;
      leaveStage(lost);
    };
  }, [model, demo, options, isStill, turn]);

  useEffect(() => {
    const element = place.current;
    if (!playing || element === null) return;
    let request = 0;
    let last = performance.now();
    let drawn = 0;
    let isSeen = true;
    const gaps: number[] = [];
    const watcher = new IntersectionObserver((entries) => {
      isSeen = entries.at(-1)?.isIntersecting ?? true;
    });
    watcher.observe(element);
    const tick = (now: number) => {
      request = requestAnimationFrame(tick);
      seconds.current = (clock?.() ?? seconds.current + Math.min(100, now - last) / 1000) % cycleSeconds(demo);
      if (model !== null && !isStill && gaps.length < TIMED) {
        gaps.push(now - last);
        if (gaps.length === TIMED && gaps.filter((gap) => gap > LATE_MS).length > TIMED / 2) {
          giveUpStage();
          setStill(true);
        }
      }
      last = now;
      if (now - drawn < FRAME_MS - 4 || !isSeen) return;
      drawn = now;
      draw.current();
      tell.current?.(seconds.current);
    };
    request = requestAnimationFrame(tick);
    return () => {
      cancelAnimationFrame(request);
      watcher.disconnect();
    };
  }, [demo, playing, clock, model, isStill]);

  return (
    <div ref={place} className={turns ? "stage-figure stage-figure-turns" : "stage-figure"}>
      <FlippingStills demo={demo} options={options} playing={playing && isStill} />
    </div>
  );
}

interface Moment {
  readonly model: Model;
  readonly demo: Demo;
  readonly options: MovingFigureOptions;
  readonly phase: number;
  readonly turn: Turn;
}

const palettes = new WeakMap<HTMLElement, { palette: Uint8Array; age: number }>();

function paletteOf(element: HTMLElement): Uint8Array {
  const known = palettes.get(element);
  if (known && known.age++ < PALETTE_FRAMES) return known.palette;
  const fresh = pagePalette(element);
  // The same colours keep their array: the card has them.
  const palette = known && fresh.every((byte, i) => byte === known.palette[i]) ? known.palette : fresh;
  palettes.set(element, { palette, age: 0 });
  return palette;
}

function drawMoment(stage: SharedStage, element: HTMLElement, room: SceneRoom, moment: Moment): void {
  const { model, demo, options, phase } = moment;
  const box = element.getBoundingClientRect();
  if (box.width < 1 || box.height < 1) return;
  const density = Math.min(2, window.devicePixelRatio || 1);
  const width = Math.round(box.width * density);
  const height = Math.round(box.height * density);
  if (stage.canvas.width !== width || stage.canvas.height !== height) {
    stage.canvas.width = width;
    stage.canvas.height = height;
  }
  const { eye, frame } = lookOf(moment, width / height);
  const lit = options.lit ?? {};
  const scene = poseScene(model, demo, phase, lit, room, 1);
  const look = { eye, frame, lit, floor: options.floor !== false, palette: paletteOf(element) };
  stage.renderer.draw(scene, look, density < 1.5 ? 2 : 1);
}

function lookOf({ demo, options, turn }: Moment, aspect: number): { eye: Eye; frame: PictureFrame } {
  const view = options.view ?? demo.view;
  const base = cameraOf(demo, view);
  if (turn.yaw === 0 && turn.elevation === 0 && turn.nearness === 1)
    return { eye: eyeAt(base.yaw, base.elevation), frame: frameOf(demo, view, base, aspect) };
  const [yaw, elevation] = [base.yaw + turn.yaw, Math.max(-10, base.elevation + turn.elevation)];
  const whole = frameFrom(demo, camera(yaw, elevation), aspect);
  const [width, height] = [whole.width / turn.nearness, whole.height / turn.nearness];
  return {
    eye: eyeAt(yaw, elevation),
    frame: { x: whole.x + (whole.width - width) / 2, y: whole.y + (whole.height - height) / 2, width, height },
  };
}
