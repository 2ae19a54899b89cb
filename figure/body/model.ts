import type { Mesh } from "../solids/mesh.ts";
import { bakeBody, STAGE_CELL, type BodyMesh } from "./bake.ts";
import { BUILDS, type Build } from "./builds.ts";
import { cutClothes, type Cut } from "./clothes.ts";
import { hairSolid, headSolid, tailSolids } from "./head-shapes.ts";
import { fistSolid, openHandSolid, shoeSolid } from "./limb-shapes.ts";
import { PEOPLE, type Person, type PersonName } from "./people.ts";

/** Everything of a person that doesn't change with the pose. */
export interface Model {
  readonly person: Person;
  readonly build: Build;
  readonly mesh: BodyMesh;
  readonly cut: Cut;
  readonly head: Mesh;
  readonly hair: Mesh | null;
  /** Its parts from the root; none where no hair hangs. */
  readonly tail: readonly Mesh[];
  readonly fist: Mesh;
  readonly openHand: Mesh;
  readonly shoe: Mesh;
}

const kept = new Map<string, unknown>();
function once<T>(name: string, make: () => T): T {
  const known = kept.get(name);
  if (known !== undefined) return known as T;
  const made = make();
  kept.set(name, made);
  return made;
}

/** A person's model, baked at the first call and then kept. People of one build share their body, people of one face their head. */
export function modelOf(name: PersonName, cell: number = STAGE_CELL): Model {
  return once(`${name} ${cell}`, () => {
    const person: Person = PEOPLE[name];
    const build: Build = BUILDS[person.build];
    const mesh = once(`body ${person.build} ${cell}`, () => bakeBody(build, cell));
    return {
      person,
      build,
      mesh,
      cut: cutClothes(mesh, build, person.clothes),
      head: once(`head ${person.face}`, () => headSolid(person.face)),
      hair: once(`hair ${person.hair}`, () => ({ solid: hairSolid(person.hair) })).solid,
      tail: once(`tail ${person.hair}`, () => tailSolids(person.hair)),
      fist: once("fist", fistSolid),
      openHand: once("open hand", openHandSolid),
      shoe: once("shoe", shoeSolid),
    };
  });
}
