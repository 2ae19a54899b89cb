import { MEASURE } from "../anatomy.ts";
import type { Equipment } from "../equipment-types.ts";
import { of, SIDES, type Skeleton } from "../skeleton.ts";
import { along, between, place, radians, type Vec } from "../vector.ts";
import { crossFoot } from "./furniture.ts";
import type { PlacedSolid } from "./mesh.ts";
import { Assembly, beside, kept, lay, matrix, rod, rodMesh, shift, standing } from "./placing.ts";
import { box, lathe, moved, torus, tube } from "./shapes.ts";
import { platesOnPin } from "./carried.ts";

/** A screen on a machine, seen by the one who trains. */
const console_ = (kit: Assembly, at: Vec): void => {
  const to = matrix(at, [0.8, -0.6, 0], [0.6, 0.8, 0], [0, 0, 1]);
  kit.add("frame", box([0.012, 0.055, 0.075], 0.008), to);
  kit.add(
    "steel",
    box([0.004, 0.04, 0.056], 0.003),
    matrix(along(at, [-0.8, 0.6, 0], 0.0115), [0.8, -0.6, 0], [0.6, 0.8, 0], [0, 0, 1]),
  );
};

/** A wheel about z, spoked when it's a fan. */
const wheel = (kit: Assembly, at: Vec, radius: number, fan: boolean): void => {
  const to = matrix(at, [0, 1, 0], [0, 0, 1], [1, 0, 0]);
  kit.add(
    "steel",
    lathe(
      [
        [radius - 0.018, -0.016],
        [radius, -0.012],
        [radius, 0.012],
        [radius - 0.018, 0.016],
      ],
      26,
      { loop: true },
    ),
    to,
  );
  kit.add(
    "frame",
    lathe(
      [
        [0, -0.012],
        [fan ? 0.04 : radius - 0.016, -0.006],
        [fan ? 0.04 : radius - 0.016, 0.006],
        [0, 0.012],
      ],
      20,
    ),
    to,
  );
  // The cage in front of the blades.
  for (const part of [0.36, 0.66])
    for (const side of SIDES)
      kit.add(
        "steel",
        torus(radius * part, 0.0026, 22, 5),
        matrix([at[0], at[1], at[2] + side * 0.011], [0, 1, 0], [0, 0, 1], [1, 0, 0]),
      );
  if (!fan) return;
  for (let i = 0; i < 14; i++) {
    const angle = (i / 14) * 2 * Math.PI;
    const [c, s] = [Math.cos(angle), Math.sin(angle)];
    kit.add(
      "frame",
      rodMesh(
        [at[0] + c * 0.03, at[1] + s * 0.03, at[2]],
        [at[0] + c * (radius - 0.01), at[1] + s * (radius - 0.01), at[2]],
        0.0045,
        5,
      ),
    );
  }
};

/** A treadmill's deck, belt, uprights, screen and rails; the deck may climb. */
const treadmill = kept((x: number, y: number, length: number, degrees: number) => {
  const kit = new Assembly();
  const [c, s] = [Math.cos(radians(degrees)), Math.sin(radians(degrees))];
  const deck = (fx: number, fy: number, fz = 0): Vec => [x + c * fx - s * fy, y + s * fx + c * fy, fz];
  const to = (at: Vec): Float32Array => matrix(at, [c, s, 0], [-s, c, 0], [0, 0, 1]);
  kit.add("frame", box([length / 2, 0.026, 0.15], 0.008), to(deck(0, 0.006)));
  kit.add("rubber", box([length / 2 - 0.03, 0.004, 0.118], 0.002), to(deck(-0.01, 0.0325)));
  for (const side of SIDES) {
    kit.add("pad", box([length / 2, 0.009, 0.022], 0.004), to(deck(0, 0.031, side * 0.148)));
    const foot = deck(length / 2 - 0.04, 0.03, side * 0.155);
    const top: Vec = [foot[0] + 0.05, foot[1] + 0.64, side * 0.155];
    kit.add("frame", rodMesh(foot, top, 0.0135, 6));
    kit.add(
      "frame",
      tube(
        [between(foot, top, 0.92), [foot[0], foot[1] + 0.57, side * 0.155], [foot[0] - 0.07, foot[1] + 0.56, side * 0.155]],
        0.0105,
        6,
      ),
    );
  }
  if (degrees <= 2)
    for (const end of [0.07 - length / 2, length / 2 - 0.05])
      kit.add("rubber", box([0.03, 0.018, 0.13], 0.006), shift([x + end, 0.018, 0]));
  const front = deck(length / 2 - 0.04, 0.03);
  kit.add("frame", box([0.05, 0.035, 0.145], 0.016), to(deck(length / 2 - 0.04, 0.045)));
  kit.add("frame", rodMesh([front[0] + 0.048, front[1] + 0.62, -0.155], [front[0] + 0.048, front[1] + 0.62, 0.155], 0.012, 6));
  console_(kit, [front[0] + 0.035, front[1] + 0.66, 0]);
  if (degrees > 2)
    for (const side of SIDES)
      kit.add("frame", rodMesh([front[0] - 0.02, 0, side * 0.1], deck(length / 2 - 0.05, 0, side * 0.1), 0.012, 6));
  return kit.solids();
});

const BIKE_WHEEL: Vec = [0.34, 0.21, 0];

const bikeFrame = kept((x: number, y: number, air: boolean) => {
  const kit = new Assembly();
  const crank: Vec = [0.08, 0.2, 0];
  const hub: Vec = air ? [0.44, 0.3, 0] : BIKE_WHEEL;
  // The saddle: a nose ahead of a broad back.
  kit.add("rubber", box([0.075, 0.016, 0.024], 0.012), shift([x + 0.03, y - 0.016, 0]));
  kit.add("rubber", box([0.045, 0.019, 0.055], 0.016), shift([x - 0.035, y - 0.017, 0]));
  kit.add("frame", rodMesh([x, y - 0.02, 0], crank, 0.0135, 6));
  kit.add("frame", rodMesh(crank, [hub[0], hub[1], 0], 0.0135, 6));
  kit.add("frame", rodMesh([-0.16, 0.02, 0], crank, 0.0135, 6));
  wheel(kit, hub, air ? 0.19 : 0.125, air);
  for (const side of SIDES)
    kit.add("frame", rodMesh([hub[0], hub[1], side * 0.025], [hub[0] + 0.09, 0.02, side * 0.025], 0.0095, 6));
  crossFoot(crossFoot(kit, -0.17, 0.12), hub[0] + 0.1, 0.14);
  if (air) {
    kit.add("frame", rodMesh([hub[0], hub[1] + 0.17, 0], [0.473, 0.859, 0], 0.012, 6));
    console_(kit, [0.465, 0.865, 0]);
  } else {
    kit.add("frame", rodMesh([hub[0], hub[1], 0], [0.36, 0.7, 0], 0.0135, 6));
    kit.add(
      "grip",
      tube(
        [
          [0.28, 0.72, -0.1],
          [0.35, 0.72, -0.1],
          [0.365, 0.705, 0],
          [0.35, 0.72, 0.1],
          [0.28, 0.72, 0.1],
        ],
        0.0105,
        6,
      ),
    );
    console_(kit, [0.4, 0.76, 0]);
  }
  return kit.solids();
});

/** Pedals under the feet and the cranks between them. */
function cranks(body: Skeleton): PlacedSolid[] {
  const pedals = SIDES.map((side) => place(of(body.legs, side).ankle, of(body.legs, side).foot, 0.045, -0.0465, 0));
  const [right, left] = pedals;
  if (!right || !left) return [];
  const axle = between(right, left, 0.5);
  return [
    ...SIDES.flatMap((side) => {
      const pedal = side === 1 ? right : left;
      const { foot } = of(body.legs, side);
      const z = side * 0.026;
      return [
        ...rod("steel", [axle[0], axle[1], z], [pedal[0], pedal[1], z], 0.0085, 6),
        ...rod("steel", [pedal[0], pedal[1], z], [pedal[0], pedal[1], pedal[2]], 0.005, 6),
        ...pedalSolids().map((solid) => ({ solid, matrix: matrix(pedal, foot.front, foot.up, foot.right) })),
      ];
    }),
    ...lay(chainring(), [axle[0], axle[1], 0], [0, 0, 1]),
  ];
}

const pedalSolids = kept(() => [{ material: "rubber", mesh: box([0.032, 0.008, 0.03], 0.004) }]);
const chainring = kept(() => [
  {
    material: "steel",
    mesh: lathe(
      [
        [0, -0.02],
        [0.034, -0.02],
        [0.034, 0.02],
        [0, 0.02],
      ],
      16,
    ),
  },
]);

/** An elliptical trainer: a flywheel ahead, and a tread under each foot that its arm swings. */
const ellipticalFrame = kept(() => {
  const kit = new Assembly();
  kit.add("frame", box([0.5, 0.013, 0.026], 0.006), shift([0.1, 0.025, 0]));
  crossFoot(crossFoot(kit, -0.38, 0.16), 0.58, 0.16);
  wheel(kit, [0.42, 0.18, 0], 0.125, false);
  kit.add("frame", rodMesh([0.42, 0.05, 0], [0.46, 0.78, 0], 0.0155, 6));
  for (const side of SIDES) kit.add("frame", rodMesh([-0.36, 0.05, side * 0.1], [0.24, 0.05, side * 0.1], 0.01, 6));
  console_(kit, [0.46, 0.82, 0]);
  return kit.solids();
});

const tread = kept(() => [{ material: "rubber", mesh: box([0.085, 0.009, 0.036], 0.006) }]);

function elliptical(body: Skeleton): PlacedSolid[] {
  return [
    ...standing(ellipticalFrame()),
    ...SIDES.flatMap((side) => {
      const { ankle, foot } = of(body.legs, side);
      const under = place(ankle, foot, 0.03, -0.05, 0);
      const arm: Vec = [0.42 + (under[1] - 0.16) * 0.6, 0.18 + (under[1] - 0.16) * 0.9, side * 0.06];
      return [
        ...tread().map((solid) => ({ solid, matrix: matrix(under, foot.front, foot.up, foot.right) })),
        ...rod("frame", [under[0] - 0.06, under[1] - 0.014, under[2]], arm, 0.0125, 6),
        ...rod("frame", [under[0] - 0.05, under[1] - 0.014, under[2]], [under[0] - 0.16, 0.06, side * 0.1], 0.0105, 6),
      ];
    }),
  ];
}

/** A step of a stair climber: how far it is to the next one, and where the lowest begins when a foot has just come onto the second. */
const STEP = { run: 0.16, rise: 0.12, from: -0.06, low: 0.12 } as const;
/** Where on its step the ball of a foot stands. */
const ON_STEP = 0.1;

const stair = kept(() => [
  {
    material: "rubber",
    mesh: moved(box([STEP.run / 2 + 0.004, 0.008, 0.15], 0.004), shift([STEP.run / 2, -0.008, 0])),
  },
]);
/** What is under a step of height 1, which each stretches to its own. */
const underStair = kept(() => [
  { material: "pad", mesh: moved(box([STEP.run / 2, 0.5, 0.142], 0.001), shift([STEP.run / 2, -0.5, 0])) },
]);

/** The steps of a stair climber, which sink under the foot that stands. */
function stairs({ legs }: Skeleton): PlacedSolid[] {
  const sunk = SIDES.map((side) => {
    const { ankle, foot } = of(legs, side);
    const [x, y] = place(ankle, foot, MEASURE.ankleToBall, -MEASURE.ankle, 0);
    const down = (STEP.from + STEP.run + ON_STEP - x) / STEP.run;
    return { down, above: y - (STEP.low + STEP.rise * (1 - down)) };
  }).reduce((lower, each) => (each.above < lower.above ? each : lower)).down;
  const part = sunk - Math.floor(sunk + 1e-6);
  return [0, 1, 2, 3].flatMap((i) => {
    const at: Vec = [STEP.from + STEP.run * (i - part), STEP.low + STEP.rise * (i - part), 0];
    if (at[1] < 0.03 || at[1] > 0.37) return [];
    const under = matrix([at[0], at[1] - 0.014, 0], [1, 0, 0], [0, at[1] - 0.014, 0], [0, 0, 1]);
    return [...lay(stair(), at, [0, 1, 0]), ...underStair().map((solid) => ({ solid, matrix: under }))];
  });
}

/** A stair climber round its steps: two panels and rails to hold. */
const stairFrame = kept(() => {
  const kit = new Assembly();
  for (const side of SIDES) {
    const z = side * 0.165;
    kit.add(
      "frame",
      tube(
        [
          [-0.12, 0.03, z],
          [0.44, 0.36, z],
          [0.47, 0.4, z],
          [0.5, 0.98, z],
        ],
        0.0135,
        6,
      ),
    );
    kit.add("frame", rodMesh([-0.1, 0.015, z], [0.5, 0.015, z], 0.0135, 6));
    kit.add("frame", rodMesh([0.47, 0.02, z], [0.47, 0.42, z], 0.0135, 6));
    kit.add(
      "grip",
      tube(
        [
          [0.49, 0.74, z],
          [0.3, 0.74, z],
          [0.22, 0.7, z],
        ],
        0.011,
        6,
      ),
    );
  }
  kit.add("frame", rodMesh([0.5, 0.96, -0.165], [0.5, 0.96, 0.165], 0.0125, 6));
  console_(kit, [0.49, 1, 0]);
  return kit.solids();
});

/** A ski machine: a fan in a housing at the foot of a tall column, the cords come from its top. */
const skiFrame = kept(() => {
  const kit = new Assembly();
  for (const side of SIDES) kit.add("frame", rodMesh([0.5, 0.02, side * 0.05], [0.5, 1.16, side * 0.05], 0.0115, 6));
  kit.add("frame", box([0.05, 0.022, 0.085], 0.012), shift([0.475, 1.16, 0]));
  wheel(kit, [0.5, 0.3, 0], 0.11, false);
  kit.add("frame", box([0.24, 0.008, 0.16], 0.004), shift([0.32, 0.008, 0]));
  console_(kit, [0.47, 0.86, 0]);
  return kit.solids();
});

/** A rowing machine: a fan ahead, a rail, and a seat that slides under the body. */
const rowerFrame = kept((railFrom: number, railTo: number, railY: number) => {
  const kit = new Assembly();
  kit.add("frame", box([(railTo - railFrom) / 2, 0.014, 0.018], 0.006), shift([(railFrom + railTo) / 2, railY - 0.014, 0]));
  kit.add("frame", rodMesh([railFrom + 0.03, railY - 0.02, 0], [railFrom + 0.01, 0.01, 0], 0.0125, 6));
  crossFoot(crossFoot(kit, railFrom + 0.01, 0.13), railTo + 0.06, 0.15);
  wheel(kit, [railTo + 0.08, 0.26, 0], 0.125, false);
  kit.add("frame", rodMesh([railTo, railY - 0.01, 0], [railTo + 0.08, 0.26, 0], 0.016, 6));
  for (const side of SIDES)
    kit.add("frame", rodMesh([railTo + 0.08, 0.26, side * 0.022], [railTo + 0.06, 0.02, side * 0.022], 0.0105, 6));
  kit.add("frame", rodMesh([railTo + 0.08, 0.26, 0], [railTo + 0.02, 0.5, 0], 0.0105, 6));
  console_(kit, [railTo + 0.02, 0.54, 0]);
  return kit.solids();
});

const rowerSeat = kept(() => {
  const kit = new Assembly();
  kit.add("rubber", box([0.062, 0.012, 0.07], 0.01), shift([0, -0.012, 0]));
  kit.add("frame", box([0.05, 0.014, 0.026], 0.005), shift([0, -0.034, 0]));
  return kit.solids();
});

const footRest = kept(() => [{ material: "rubber", mesh: box([0.085, 0.007, 0.036], 0.004) }]);

/** Where the rail or runner that a frame begins with lies. */
function floorRail(frame: Equipment["frame"]): { from: number; to: number; y: number } {
  const [start, end] = frame?.[0]?.line ?? [];
  return { from: start?.[0] ?? 0, to: end?.[0] ?? 1, y: start?.[1] ?? 0 };
}

function rower({ frame }: Equipment, body: Skeleton): PlacedSolid[] {
  const { from, to, y } = floorRail(frame);
  return [
    ...standing(rowerFrame(from, to, y)),
    ...lay(rowerSeat(), [body.hip[0] - 0.012, y + 0.045, 0], [0, 1, 0]),
    ...SIDES.flatMap((side) => {
      const { ankle, foot } = of(body.legs, side);
      const at = place(ankle, foot, 0.03, -0.048, 0);
      return footRest().map((solid) => ({ solid, matrix: matrix(at, foot.front, foot.up, foot.right) }));
    }),
  ];
}

/** A sled: runners, a post at each side to push, and plates on its pin. */
const sledFrame = kept((from: number, to: number, pushed: boolean) => {
  const kit = new Assembly();
  const half = 0.15;
  for (const side of SIDES) {
    kit.add(
      "frame",
      tube(
        [
          [from - 0.02, 0.05, side * half],
          [from + 0.03, 0.018, side * half],
          [to - 0.03, 0.018, side * half],
          [to + 0.02, 0.05, side * half],
        ],
        0.0145,
        6,
      ),
    );
    if (pushed) {
      kit.add("steel", rodMesh([from + 0.08, 0.02, side * half], [from + 0.08, 0.67, side * half], 0.012, 8));
      kit.add("frame", rodMesh([from + 0.08, 0.34, side * half], [from + 0.36, 0.03, side * half], 0.0105, 6));
    }
  }
  const middle = (from + to) / 2 + (pushed ? 0.06 : 0.08);
  kit.add("frame", box([0.1, 0.012, half], 0.005), shift([middle, 0.045, 0]));
  for (const x of [from + 0.08, to - 0.04]) kit.add("frame", box([0.014, 0.012, half], 0.005), shift([x, 0.035, 0]));
  kit.add("steel", rodMesh([middle, 0.05, 0], [middle, 0.36, 0], 0.012, 8));
  if (!pushed) kit.add("frame", rodMesh([from + 0.08, 0.03, 0], [from + 0.08, 0.22, 0], 0.0125, 6));
  return kit.solids();
});

function sledOnFloor({ frame, rope }: Equipment): PlacedSolid[] {
  const { from, to } = floorRail(frame);
  const middle = (from + to) / 2 + (rope ? 0.08 : 0.06);
  return [...standing(sledFrame(from, to, !rope)), ...platesOnPin([middle, 0.075, 0], 3)];
}

/** Half the breadth of a power rack. */
const RACK_HALF = 0.31;

/** One side of a power rack: two uprights, beams, and the safety that a bar rests on. */
const rackSide = kept((from: number, to: number, height: number, safeties: number, side: number) => {
  const kit = new Assembly();
  const z = side * RACK_HALF;
  for (const x of [from, to]) kit.add("frame", box([0.014, height / 2, 0.014], 0.004), shift([x, height / 2, z]));
  kit.add("steel", box([(to - from) / 2, 0.011, 0.011], 0.004), shift([(from + to) / 2, safeties - 0.02, z]));
  kit.add("frame", box([(to - from) / 2 + 0.03, 0.012, 0.014], 0.004), shift([(from + to) / 2, 0.012, z]));
  kit.add("frame", box([(to - from) / 2, 0.012, 0.014], 0.004), shift([(from + to) / 2, height - 0.012, z]));
  return kit.solids();
});

const rackBeam = kept((x: number, height: number) => [
  { material: "frame", mesh: moved(box([0.014, 0.014, RACK_HALF], 0.004), shift([x, height - 0.014, 0])) },
]);

/** A power rack. */
function rack(frame: NonNullable<Equipment["frame"]>): PlacedSolid[] {
  const points = frame.flatMap(({ line }) => line);
  const xs = points.map(([px]) => px);
  const [from, to, height] = [Math.min(...xs), Math.max(...xs), Math.max(...points.map(([, py]) => py))];
  const safeties = frame.at(-1)?.line[0]?.[1] ?? 0.255;
  return [
    ...SIDES.flatMap((side) => beside(side, standing(rackSide(from, to, height, safeties, side)))),
    ...standing(rackBeam(to, height)),
  ];
}

/** Machines with a shape of their own. */
export function models(equipment: Equipment, body: Skeleton): PlacedSolid[] {
  const { model, pads, seat, frame } = equipment;
  const [x = 0, y = 0.055, length = 0.9, degrees = 0] = pads?.[0] ?? [];
  switch (model) {
    case "treadmill":
      return standing(treadmill(x, y, length, degrees));
    case "bike":
    case "air-bike":
      return [...standing(bikeFrame(seat?.[0] ?? -0.1, seat?.[1] ?? 0.55, model === "air-bike")), ...cranks(body)];
    case "elliptical":
      return elliptical(body);
    case "stair-climber":
      return [...standing(stairFrame()), ...stairs(body)];
    case "ski":
      return standing(skiFrame());
    case "rower":
      return rower(equipment, body);
    case "sled":
      return sledOnFloor(equipment);
    case "rack":
      return rack(frame ?? []);
    default:
      return [];
  }
}
