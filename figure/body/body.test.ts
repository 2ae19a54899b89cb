import { describe, expect, it } from "vitest";
import { findDemonstration, listDemonstrations } from "../demonstrations.ts";
import type { LitMuscles } from "../lit.ts";
import type { Demo } from "../movement.ts";
import { poseAt } from "../pose.ts";
import { solveSkeleton } from "../skeleton.ts";
import { along } from "../vector.ts";
import { IS_FULL_RUN, oneOfEach, sampleSize } from "../../scripts/test-sample.ts";
import { HOLDS, REST_POSE, STAGE_CELL } from "./bake.ts";
import { BODY_PHASES, findBodyFaults } from "./body-checks.ts";
import { boneFrames, boneNumber } from "./bones.ts";
import { BUILDS } from "./builds.ts";
import { hangTail } from "./hang-tail.ts";
import { TAIL_LENGTH, TAIL_PARTS } from "./head-shapes.ts";
import { lightOf } from "./light.ts";
import { modelOf } from "./model.ts";
import { PEOPLE, personFor, type PersonName } from "./people.ts";
import { poseBody, poseRoom } from "./pose-body.ts";
import { poseScene, sceneRoom } from "./scene.ts";
import { FLESH } from "./volumes.ts";

const names = Object.keys(PEOPLE) as PersonName[];
const get = (movement: string, variant: string): Demo => {
  const demo = findDemonstration(movement, variant);
  if (!demo) throw new Error(`No demonstration ${movement} ${variant}`);
  return demo;
};
/** The widest extent of a person's resting trunk between two heights, away from the arms. */
function width(name: PersonName, low: number, high: number): number {
  const { rest } = modelOf(name).mesh;
  let most = 0;
  for (let v = 0; v < rest.length; v += 3)
    if (rest[v + 1]! > low && rest[v + 1]! < high && Math.abs(rest[v + 2]!) < 0.15) most = Math.max(most, Math.abs(rest[v + 2]!));
  return 2 * most;
}

describe("a baked body", () => {
  it.each(names)("of %s is closed: each edge is run through as often in one direction as in the other", (name) => {
    const { triangles } = modelOf(name).mesh;
    const open = new Map<string, number>();
    for (let t = 0; t < triangles.length; t += 3)
      for (let e = 0; e < 3; e++) {
        const [a, b] = [triangles[t + e]!, triangles[t + ((e + 1) % 3)]!];
        const edge = `${Math.min(a, b)} ${Math.max(a, b)}`;
        open.set(edge, (open.get(edge) ?? 0) + (a < b ? 1 : -1));
      }
    expect([...open.values()].filter((times) => times !== 0)).toEqual([]);
  });

  it("is posed where it was baked", () => {
    const { mesh, build } = modelOf("sam");
    const posed = poseBody(mesh, boneFrames(solveSkeleton(REST_POSE, {}, build.widths), build.widths), {}, poseRoom(mesh));
    let most = 0;
    for (const [i, at] of posed.positions.entries()) most = Math.max(most, Math.abs(at - mesh.rest[i]!));
    // Smoothing moves the tips of the mesh a little.
    expect(most).toBeLessThan(0.004);
  });

  it("tells people apart: women's waists are narrower beside their hips, a heavy man's is wide", () => {
    const shapes = Object.fromEntries(
      names.map((name) => [name, { waist: width(name, 0.6, 0.66), hips: width(name, 0.48, 0.56) }]),
    );
    const ratio = (name: string): number => shapes[name]!.waist / shapes[name]!.hips;
    for (const name of ["maya", "lin", "amina", "zola", "ruth"]) expect(ratio(name)).toBeLessThan(ratio("sam") * 0.97);
    expect(shapes["tom"]!.waist).toBeGreaterThan(1.25 * shapes["sam"]!.waist);
    for (const build of Object.values(BUILDS)) expect(build.widths.shoulder).toBeGreaterThan(build.widths.hip * 1.5);
  });

  it("varies its people from exercise to exercise, and always shows the same person for the same one", () => {
    const many = Array.from({ length: 400 }, (_, i) => personFor(`exercise-${i}`));
    for (const name of names) expect(many.filter((each) => each === name).length).toBeGreaterThan(20);
    expect(personFor("squat")).toBe(personFor("squat"));
  });
});

describe("a posed body", () => {
  const demos = oneOfEach(listDemonstrations(), ({ movement }) => movement).filter((_, i) => IS_FULL_RUN || i % 4 === 0);
  // One person after the other and, in the full run, always the heaviest too, whose skin has the longest way to go.
  const tried = demos.map((demo, i) => {
    const person = names[i % names.length] ?? "sam";
    return [`${demo.movement} ${demo.variant}`, IS_FULL_RUN ? [...new Set([person, "tom" as const])] : [person], demo] as const;
  });

  it.each(tried)("in %s (%s) doesn't tear, jump or sink", (_name, people, demo) => {
    const faults = people.flatMap((person) => findBodyFaults(demo, person, sampleSize(BODY_PHASES, 8)));
    expect(faults).toEqual([]);
  });

  it("lights muscles up to their neighbours, not where they bulge alone", () => {
    const demo = get("squat", "bodyweight");
    const { mesh, build } = modelOf("sam");
    const bones = boneFrames(solveSkeleton(poseAt(demo, 0), demo.equipment, build.widths), build.widths);
    const { primary } = poseBody(mesh, bones, { forearms: "primary" }, poseRoom(mesh));
    const forearm = boneNumber("forearm", 1);
    const isOnForearm = (v: number): boolean =>
      mesh.holds.subarray(v * HOLDS, (v + 1) * HOLDS).some((bone, i) => bone === forearm && mesh.weights[v * HOLDS + i]! > 0.6);
    const onForearm = [...primary.keys()].filter(isOnForearm);
    expect(onForearm.filter((v) => primary[v]! > 0.5).length / onForearm.length).toBeGreaterThan(0.8);
  });

  it("lights what is asked for, on that muscle and nowhere else", () => {
    const demo = get("squat", "bodyweight");
    const { mesh, build } = modelOf("sam");
    const bones = boneFrames(solveSkeleton(poseAt(demo, 1), demo.equipment, build.widths), build.widths);
    const { primary, secondary, positions } = poseBody(mesh, bones, { calves: "primary", biceps: "secondary" }, poseRoom(mesh));
    const lit = [...primary.keys()].filter((v) => primary[v]! > 0.5);
    expect(lit.length).toBeGreaterThan(40);
    for (const v of lit) expect(mesh.rest[v * 3 + 1]!).toBeLessThan(0.36);
    const helping = [...secondary.keys()].filter((v) => secondary[v]! > 0.5);
    expect(helping.length).toBeGreaterThan(20);
    for (const v of helping) expect(mesh.rest[v * 3 + 1]!).toBeGreaterThan(0.6);
    expect(positions.every(Number.isFinite)).toBe(true);
  });

  it("lights abdominals and lower back so far round the trunk that they're seen from beside, up to the lowest ribs", () => {
    const demo = get("plank", "forearm");
    const { mesh, build } = modelOf("sam");
    const bones = boneFrames(solveSkeleton(poseAt(demo, 0), demo.equipment, build.widths), build.widths);
    for (const muscle of ["abdominals", "lower-back"] as const) {
      const helpers = { obliques: "secondary", lats: "secondary" } as const;
      const { primary } = poseBody(mesh, bones, { ...helpers, [muscle]: "primary" }, poseRoom(mesh));
      const lit = [...primary.keys()].filter((v) => primary[v]! > 0.5);
      const most = (axis: number): number => Math.max(...lit.map((v) => mesh.rest[v * 3 + axis]!));
      expect(most(2)).toBeGreaterThan(0.05);
      expect(most(1)).toBeGreaterThan(0.7);
      // Neither reaches round to the other's side.
      for (const v of lit) expect(mesh.rest[v * 3]! * (muscle === "abdominals" ? 1 : -1)).toBeGreaterThan(-0.012);
    }
  });

  it("lights the arm that works, where it's one alone", () => {
    const { volumes } = modelOf("sam").mesh;
    const light = lightOf(
      volumes,
      { biceps: "primary", quadriceps: "primary" },
      { leg: null, arm: "right", shins: false, cuff: false },
    );
    const sides = (muscle: string): Set<number> =>
      new Set(volumes.flatMap(({ lights, side }, i) => (lights === muscle && light[i] !== 0 ? [side] : [])));
    expect(sides("biceps")).toEqual(new Set([1]));
    expect(sides("quadriceps")).toEqual(new Set([1, -1]));
  });

  it("lets glutes and thighs meet at the side of the hip where both are targets, and only there", () => {
    const { volumes } = modelOf("sam").mesh;
    const abductors = (lit: LitMuscles): Set<number> => {
      const light = lightOf(volumes, lit);
      return new Set(volumes.flatMap(({ lights }, i) => (lights === "abductors" ? [light[i]!] : [])));
    };
    expect(abductors({ glutes: "primary", quadriceps: "primary" })).toEqual(new Set([FLESH]));
    expect(abductors({ glutes: "secondary", quadriceps: "primary" })).toEqual(new Set([0]));
    expect(abductors({ glutes: "primary", quadriceps: "primary", abductors: "secondary" })).toEqual(new Set([2]));
  });

  it("lights the back of the rotator cuff in place of the deltoid, where it's the cuff that works", () => {
    const { volumes } = modelOf("sam").mesh;
    const { leg, arm, shins, cuff } = get("external-rotation", "band");
    const light = lightOf(volumes, { shoulders: "primary", "middle-back": "secondary" }, { leg, arm, shins, cuff });
    const lights = (isCuff: boolean): number[] =>
      volumes.flatMap((volume, i) =>
        volume.side === 1 && volume.isCuff === isCuff && (isCuff || volume.lights === "shoulders") ? [light[i]!] : [],
      );
    expect(Math.min(...lights(true))).toBeGreaterThan(2);
    expect(Math.max(...lights(false))).toBe(0);
  });

  it("lies on the floor in its clothes, not under it", () => {
    const model = modelOf("tom", STAGE_CELL);
    const { cloth } = poseScene(model, get("bench-press", "floor-barbell"), 0, {}, sceneRoom(model));
    for (let v = 1; v < cloth.positions.length; v += 3) expect(cloth.positions[v]!).toBeGreaterThanOrEqual(0);
  });

  it("lets its hair hang: a tail never stands up, and lies on what is under it", () => {
    const { build } = modelOf("zola", STAGE_CELL);
    for (const demo of listDemonstrations())
      for (const phase of [0, 0.5, 1]) {
        const body = solveSkeleton(poseAt(demo, phase), demo.equipment, build.widths);
        const parts = hangTail(body, 1, TAIL_LENGTH, demo.equipment);
        const end = along(parts.at(-1)!.from, parts.at(-1)!.direction, TAIL_LENGTH / TAIL_PARTS);
        // A head on a bench sinks in a little, and hair lies on top.
        expect([demo.movement, demo.variant, end[1] - parts[0]!.from[1] < 0.04]).toEqual([demo.movement, demo.variant, true]);
        expect(end[1]).toBeGreaterThan(0);
      }
  });

  it("has cloth outside its skin, hands on its grips and a head on its neck", () => {
    const demo = get("squat", "barbell-back");
    for (const name of names) {
      const model = modelOf(name, STAGE_CELL);
      const scene = poseScene(model, demo, 0.5, {}, sceneRoom(model));
      const { edges } = model.cut;
      expect([...edges.bottom].filter((edge) => edge > 0).length).toBeGreaterThan(100);
      expect([...edges.top].filter((edge) => edge > 0).length).toBeGreaterThan(100);
      const hands = scene.parts.filter(({ kind }) => kind === "hand");
      expect(hands.map(({ matrix }) => Array.from(matrix.slice(12, 15), (v) => Math.round(v * 1000)))).toEqual(
        [scene.body.arms.right.grip, scene.body.arms.left.grip].map((at) => at.map((v) => Math.round(v * 1000))),
      );
      expect(scene.parts.filter(({ kind }) => kind === "head" || kind === "hair" || kind === "scarf").length).toBeGreaterThan(0);
      expect(scene.parts.filter(({ kind }) => kind === "shoe")).toHaveLength(2);
    }
  });
});
