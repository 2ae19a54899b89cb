import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { HARD_WEEKS } from "@lockstep/domain/training/block.ts";
import { reserveIn, LEAST_HEAVY_RESERVE } from "@lockstep/domain/training/reserve.ts";
import { deloadReason } from "@lockstep/domain/training/deload.ts";
import type { Exercise, Level } from "@lockstep/domain/training/exercise.ts";
import { nextTarget, type DoneWorkSet, type Target } from "@lockstep/domain/training/next-target.ts";
import type { TargetRule } from "@lockstep/domain/training/target-rules.ts";
import { estimateOneRepMaxKg } from "@lockstep/domain/training/one-rep-max.ts";
import { ROOT } from "./process.ts";

/**
 * Trains 40 invented lifters for 26 weeks by the rules of `domain/training/next-target.ts` and draws what became of their weights, for a coach to look at. Their bodies
 * are simple: strength grows with each session towards a ceiling, fatigue builds up over hard weeks, days vary. Run: `node scripts/run.mjs scripts/simulate-lifters.ts`
 */

const WEEKS = 26;
const SESSIONS_A_WEEK = 2;
const KINDS = ["novice", "stalled", "irregular", "injured", "body weight only"] as const;
type Kind = (typeof KINDS)[number];
const COUNT_OF: Readonly<Record<Kind, number>> = { novice: 10, stalled: 8, irregular: 8, injured: 7, "body weight only": 7 };

type Lift = Pick<Exercise, "compound" | "pattern" | "loadModel" | "needs"> & {
  readonly name: string;
  readonly repsMin: number;
  readonly repsMax: number;
  /** The strength of a beginner of average build, kg; for body weight, repetitions. */
  readonly start: number;
};
const LIFTS: readonly Lift[] = [
  { name: "squat", compound: true, pattern: "squat", loadModel: "total", needs: ["barbell"], repsMin: 5, repsMax: 8, start: 60 },
  {
    name: "bench press",
    compound: true,
    pattern: "horizontal-push",
    loadModel: "total",
    needs: ["barbell"],
    repsMin: 5,
    repsMax: 8,
    start: 45,
  },
  {
    name: "dumbbell curl",
    compound: false,
    pattern: "elbow-flexion",
    loadModel: "per-hand",
    needs: ["dumbbell"],
    repsMin: 10,
    repsMax: 15,
    start: 12,
  },
];
const PUSH_UP: Lift = {
  name: "push-up",
  compound: true,
  pattern: "horizontal-push",
  loadModel: "body-weight",
  needs: [],
  repsMin: 8,
  repsMax: 12,
  start: 10,
};

/** A number from 0 to 1, the same for the same seed. */
function chance(seed: number): () => number {
  let state = seed * 2_654_435_761;
  return () => {
    state = (state ^ (state << 13)) >>> 0;
    state = (state ^ (state >>> 17)) >>> 0;
    state = (state ^ (state << 5)) >>> 0;
    return state / 2 ** 32;
  };
}

interface Point {
  readonly week: number;
  readonly target: Target;
  readonly done: readonly DoneWorkSet[];
  readonly value: number;
}
export interface SimulatedLifter {
  readonly kind: Kind;
  readonly level: Level;
  readonly lines: readonly { readonly lift: string; readonly points: readonly Point[] }[];
  readonly offers: readonly number[];
}

/** The most repetitions with a weight, by Epley turned around, for someone of this strength today. */
function possibleReps(strength: number, kg: number): number {
  return Math.max(0, Math.floor((strength / kg - 1) * 30 + 1e-9) || (strength >= kg ? 1 : 0));
}

/** Whether someone trains at all: weeks off by kind. */
function trains(kind: Kind, week: number, random: () => number): boolean {
  if (kind === "irregular") return random() > 0.3 && !(week >= 9 && week <= 11);
  if (kind === "injured") return !(week >= 10 && week <= 14);
  return random() > 0.04;
}

function simulate(kind: Kind, seed: number): SimulatedLifter {
  const random = chance(seed + 1);
  const level: Level = kind === "novice" ? "beginner" : kind === "stalled" ? "advanced" : "intermediate";
  const build = 0.75 + random() * 0.6;
  const scale = build * (level === "beginner" ? 1 : level === "intermediate" ? 1.35 : 1.8);
  const lifts = kind === "body weight only" ? [PUSH_UP] : LIFTS;
  const says = random() < 0.7;
  const body = lifts.map((lift) => ({
    lift,
    strength: lift.start * scale,
    ceiling: lift.start * scale * (kind === "stalled" ? 1.04 : level === "beginner" ? 2 : 1.35),
    exposures: [] as (readonly DoneWorkSet[])[],
    estimates: [] as number[],
    points: [] as Point[],
    found: null as number | null,
  }));
  const offers: number[] = [];
  const blockWeeks = HARD_WEEKS[level] + 1;
  let daysOff = 0;
  let hardWeeks = 0;
  let fatigue = 0;
  for (let week = 0; week < WEEKS; week += 1) {
    const blockWeek = (week % blockWeeks) + 1;
    const isLighter = blockWeek === blockWeeks;
    if (!trains(kind, week, random)) {
      daysOff += 7;
      hardWeeks = 0;
      fatigue *= 0.3;
      if (daysOff > 14) for (const each of body) each.strength *= kind === "injured" ? 0.95 : 0.98;
      continue;
    }
    if (daysOff >= 14) for (const each of body) each.estimates.length = 0;
    const offer = deloadReason({ level, hardWeeks, mainLifts: body.slice(0, 2).map(({ estimates }) => estimates) });
    if (offer !== null && !isLighter) offers.push(week);
    hardWeeks = isLighter ? 0 : hardWeeks + 1;
    for (let session = 0; session < SESSIONS_A_WEEK; session += 1) {
      fatigue = isLighter ? fatigue * 0.4 : Math.min(0.04, fatigue + 0.003);
      for (const each of body) {
        const { lift } = each;
        const dose = { sets: isLighter ? 2 : 3, repsMin: lift.repsMin, repsMax: lift.repsMax, holdSeconds: null };
        const week_ = Math.max(reserveIn(blockWeek, { skillLevel: level }), lift.pattern === "squat" ? LEAST_HEAVY_RESERVE : 0);
        const target = nextTarget({
          exercise: lift,
          dose,
          level,
          reserve: isLighter ? null : week_,
          isLighter,
          exposures: each.exposures,
          daysOff: daysOff + 3,
          units: "kg",
        });
        const today = each.strength * (1 - fatigue) * (0.975 + random() * 0.05);
        const isBody = lift.loadModel === "body-weight";
        const kg = isBody ? null : (target.weightKg ?? findWeight(today, lift, target.reps));
        const most = kg === null ? Math.floor(today) : possibleReps(today, kg);
        let tired = 0;
        const done = Array.from({ length: target.sets }, (): DoneWorkSet => {
          const left = Math.max(1, Math.floor(most - tired));
          const reps = Math.max(1, Math.min(target.reps, left));
          const rir = Math.max(0, Math.min(5, left - reps));
          // The closer to failure, the more a set costs of the next.
          tired += rir >= 2 ? 0.4 : rir === 1 ? 0.8 : 1.3;
          return { weightKg: kg, reps, seconds: null, rir: says ? rir : null };
        });
        if (!isLighter) {
          each.exposures.unshift(done);
          const top = done[0];
          const estimate = top && kg !== null ? estimateOneRepMaxKg(kg, top.reps, top.rir ?? 0) : null;
          if (estimate !== null) each.estimates.unshift(estimate);
        }
        const effort = done.reduce((sum, set) => sum + Math.max(0, 5 - (set.rir ?? 2)) / 5, 0) / done.length;
        each.strength += (each.ceiling - each.strength) * 0.022 * effort;
        each.points.push({ week: week + session / SESSIONS_A_WEEK, target, done, value: kg ?? done[0]?.reps ?? 0 });
      }
      daysOff = 0;
    }
  }
  return { kind, level, lines: body.map(({ lift, points }) => ({ lift: lift.name, points })), offers };
}

/** What working up to two or three in reserve finds, in the lift's steps. */
function findWeight(strength: number, { loadModel }: Lift, reps: number): number {
  const step = loadModel === "per-hand" ? 1 : 2.5;
  const least = loadModel === "total" ? 20 : step;
  return Math.max(least, Math.floor(strength / (1 + (reps + 2.5) / 30) / step) * step);
}

/** The 40 of the documentation. */
export function simulateAll(): readonly SimulatedLifter[] {
  let seed = 0;
  return KINDS.flatMap((kind) => Array.from({ length: COUNT_OF[kind] }, () => simulate(kind, (seed += 1))));
}

const WIDTH = 220;
const HEIGHT = 120;
const COLOURS: Readonly<Record<string, string>> = {
  squat: "#0b6bcb",
  "bench press": "#c2410c",
  "dumbbell curl": "#15803d",
  "push-up": "#6d28d9",
};

/** One small chart a lifter: each lift's weight (a push-up's repetitions) as a share of the most it ever was. */
function drawAll(lifters: readonly SimulatedLifter[]): string {
  const columns = 5;
  const charts = lifters.map((lifter, at) => {
    const [x, y] = [(at % columns) * WIDTH, Math.floor(at / columns) * HEIGHT];
    const lines = lifter.lines.map(({ lift, points }) => {
      const most = Math.max(...points.map(({ value }) => value));
      const path = points
        .map(
          ({ week, value }, n) =>
            `${n === 0 ? "M" : "L"}${(10 + (week / WEEKS) * (WIDTH - 20)).toFixed(1)} ${(HEIGHT - 12 - (value / most) * (HEIGHT - 44)).toFixed(1)}`,
        )
        .join("");
      return `<path d="${path}" fill="none" stroke="${COLOURS[lift]}" stroke-width="1.5"/>`;
    });
    const offers = lifter.offers.map(
      (week) => `<circle cx="${10 + (week / WEEKS) * (WIDTH - 20)}" cy="${HEIGHT - 6}" r="2.5" fill="#b91c1c"/>`,
    );
    const range = lifter.lines.map(({ points }) => `${points[0]?.value}–${points.at(-1)?.value}`).join(", ");
    return `<g transform="translate(${x} ${y})"><rect x="4" y="4" width="${WIDTH - 8}" height="${HEIGHT - 8}" fill="none" stroke="#ccc"/>
<text x="10" y="18" font-size="10" font-weight="700">${lifter.kind}, ${lifter.level}</text><text x="10" y="29" font-size="9" fill="#555">${range}</text>
${[...lines, ...offers].join("\n")}</g>`;
  });
  const height = Math.ceil(lifters.length / columns) * HEIGHT + 24;
  const key = Object.entries(COLOURS).map(
    ([lift, colour], at) => `<text x="${10 + at * 110}" y="${height - 8}" font-size="11" fill="${colour}">${lift}</text>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${columns * WIDTH} ${height}" font-family="sans-serif"><rect width="100%" height="100%" fill="#fff"/>
${charts.join("\n")}
${key.join("\n")}<text x="460" y="${height - 8}" font-size="11" fill="#b91c1c">● a lighter week was offered</text></svg>
`;
}

function count(lifters: readonly SimulatedLifter[]): string {
  const rows = KINDS.map((kind) => {
    const own = lifters.filter((lifter) => lifter.kind === kind);
    const points = own.flatMap(({ lines }) => lines.flatMap((line) => line.points));
    const share = (rules: readonly TargetRule[]): string =>
      `${Math.round((points.filter(({ target }) => rules.includes(target.rule)).length / points.length) * 100)}%`;
    const growth = own.flatMap(({ lines }) =>
      lines.slice(0, 1).map(({ points: all }) => (all.at(-1)?.value ?? 0) / (all[0]?.value ?? 1)),
    );
    const middle = growth.toSorted((a, b) => a - b)[Math.floor(growth.length / 2)] ?? 0;
    const kept = points.filter(({ target, done }) => done.every(({ reps }) => reps >= target.reps)).length / points.length;
    return `| ${kind} | ${own.length} | ${Math.round(middle * 100)}% | ${Math.round(kept * 100)}% | ${share(["more-weight"])} | ${share(["more-reps", "body-reps", "range-extended"])} | ${share(["same-again"])} | ${share(["back-off"])} | ${share(["effort-up", "effort-down"])} | ${share(["regain"])} | ${own.reduce((sum, { offers }) => sum + offers.length, 0)} |`;
  });
  return [
    "| lifters | n | first lift after 26 weeks | sessions that met the target | more weight | more reps | same again | 10% less | by effort | back after a break | lighter weeks offered |",
    "|---|---:|---:|---:|---:|---:|---:|---:|---:|---:|---:|",
    ...rows,
  ].join("\n");
}

if (import.meta.main) {
  const lifters = simulateAll();
  await mkdir(join(ROOT, "docs/pictures"), { recursive: true });
  await writeFile(join(ROOT, "docs/pictures/lifters.svg"), drawAll(lifters));
  process.stdout.write(`${count(lifters)}\n`);
}
