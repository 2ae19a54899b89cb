import { lookOf } from "./food-look.ts";
import type { FoodLook } from "./food-look.ts";

/** What a dish is served in. */
export type Vessel = "bowl" | "soup" | "plate" | "pan" | "board" | "glass";

/** One closed shape of a drawing. `fill` is a colour or a tone of the vessel that the style sheet knows. */
export interface DrawnShape {
  readonly d: string;
  readonly fill: string;
}

/** A dish on a field of 120 by 100, seen from above (a glass from the side): the vessel, and the food that is cut to its inside. */
export interface DishDrawing {
  readonly vessel: readonly DrawnShape[];
  readonly inside: string;
  readonly food: readonly DrawnShape[];
  /** Drawn last, over the food. */
  readonly over: readonly DrawnShape[];
}

/** What a drawing is made from. */
export interface DrawnRecipe {
  readonly id: string;
  readonly name: string;
  readonly course: "main" | "side";
  readonly mainFoods: readonly string[];
}

const CENTRE = { x: 60, y: 50 };
/** The lean of the product's own sign. */
const LEAN = Math.tan((16 * Math.PI) / 180);
const GAP = 1.6;
const MOST_ROWS = 5;
const RIM = "var(--dish-rim)";
const WELL = "var(--dish-well)";
const PALE = "var(--dish-pale)";
const EDGE = "var(--dish-edge)";

const WORDS: ReadonlyArray<readonly [words: RegExp, vessel: Vessel]> = [
  [/\b(shake|smoothie(?!-bowl))/, "glass"],
  [/\b(soup|stew|curry|dal|chowder|tagine|minestrone)\b/, "soup"],
  [/\b(porridge|oatmeal|overnight|pot|cups?|muesli|yogurt|bowl|salad|slaw|dip|salsa|mash)\b/, "bowl"],
  [/\b(skillet|hash|fry|scramble|omelette|pancakes|patties|pan|fried|creamed|risotto|pilaf|jambalaya)\b/, "pan"],
  [
    /\b(toasts?|sandwich|muffin|bars|bites|balls|boats|crisps|skewers|bundles|ups|clusters|sticks|rye|pita|tacos|wraps|tortillas?|crispbread)\b/,
    "board",
  ],
];

/** What the dish is served in, by the words of its id. */
export function vesselOf(recipe: Pick<DrawnRecipe, "id">): Vessel {
  return WORDS.find(([words]) => words.test(recipe.id))?.[1] ?? "plate";
}

/** The same small numbers for the same dish, always. */
function luckOf(text: string): () => number {
  let state = 2_166_136_261;
  for (const letter of text) state = Math.imul(state ^ letter.charCodeAt(0), 16_777_619);
  return () => {
    state = Math.imul(state ^ (state >>> 15), 2_246_822_507);
    state = Math.imul(state ^ (state >>> 13), 3_266_489_909);
    state ^= state >>> 16;
    return (state >>> 0) / 4_294_967_296;
  };
}

const r1 = (value: number): string => String(Math.round(value * 10) / 10);

function circle(x: number, y: number, r: number): string {
  return `M${r1(x - r)} ${r1(y)}a${r1(r)} ${r1(r)} 0 1 0 ${r1(2 * r)} 0a${r1(r)} ${r1(r)} 0 1 0 ${r1(-2 * r)} 0z`;
}

/** Points given around (0, 0), turned by `degrees` and put to (x, y). */
function placed(x: number, y: number, degrees: number) {
  const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
  return (px: number, py: number) => `${r1(x + px * cos - py * sin)} ${r1(y + px * sin + py * cos)}`;
}

function roundedBox(x: number, y: number, degrees: number, w: number, h: number, r: number): string {
  const at = placed(x, y, degrees);
  const [a, b] = [w / 2, h / 2];
  return (
    `M${at(-a + r, -b)}L${at(a - r, -b)}Q${at(a, -b)} ${at(a, -b + r)}L${at(a, b - r)}Q${at(a, b)} ${at(a - r, b)}` +
    `L${at(-a + r, b)}Q${at(-a, b)} ${at(-a, b - r)}L${at(-a, -b + r)}Q${at(-a, -b)} ${at(-a + r, -b)}z`
  );
}

function leaf(x: number, y: number, degrees: number, w: number, h: number): string {
  const at = placed(x, y, degrees);
  return `M${at(0, -h / 2)}C${at(w * 0.75, -h * 0.3)} ${at(w * 0.6, h * 0.35)} ${at(0, h / 2)}C${at(-w * 0.6, h * 0.35)} ${at(-w * 0.75, -h * 0.3)} ${at(0, -h / 2)}z`;
}

function wedge(x: number, y: number, degrees: number, w: number, h: number): string {
  const at = placed(x, y, degrees);
  return `M${at(-w / 2, -h * 0.2)}C${at(-w * 0.4, h * 0.75)} ${at(w * 0.4, h * 0.75)} ${at(w / 2, -h * 0.2)}C${at(w * 0.22, h * 0.2)} ${at(-w * 0.22, h * 0.2)} ${at(-w / 2, -h * 0.2)}z`;
}

/** One thing of a food at a place: a shape, and what is drawn on it. `size` is about its width. */
function thing(look: FoodLook, x: number, y: number, degrees: number, size: number): DrawnShape[] {
  const gap = (d: string): DrawnShape => ({ d, fill: look.ground });
  const body = (d: string): DrawnShape => ({ d, fill: look.body });
  switch (look.shape) {
    case "leaf":
      return [
        gap(leaf(x, y, degrees, size * 0.86 + GAP, size * 1.5 + GAP * 2)),
        body(leaf(x, y, degrees, size * 0.86, size * 1.5)),
      ];
    case "slice":
      return [
        gap(circle(x, y, size / 2 + GAP / 2)),
        body(circle(x, y, size / 2)),
        gap(circle(x, y, size * 0.34)),
        body(circle(x, y, size * 0.26)),
      ];
    case "wedge":
      return [gap(wedge(x, y, degrees, size * 1.2 + GAP, size + GAP)), body(wedge(x, y, degrees, size * 1.15, size * 0.92))];
    case "chunk":
      return [gap(roundedBox(x, y, degrees, size + GAP, size + GAP, 2)), body(roundedBox(x, y, degrees, size, size, 1.8))];
    case "piece":
      return [
        gap(roundedBox(x, y, degrees, size * 1.5 + GAP, size * 0.72 + GAP, size * 0.3)),
        body(roundedBox(x, y, degrees, size * 1.5, size * 0.72, size * 0.3)),
        gap(roundedBox(x, y, degrees, size * 0.9, 1, 0.5)),
      ];
    case "bread":
      return [
        gap(roundedBox(x, y, degrees, size * 1.05, size * 1.05, size * 0.22)),
        body(roundedBox(x, y, degrees, size * 0.8, size * 0.8, size * 0.16)),
      ];
    case "nut":
      return [gap(leaf(x, y, degrees, size * 0.6 + 0.8, size + 0.8)), body(leaf(x, y, degrees, size * 0.6, size))];
    case "ball":
      return [gap(circle(x, y, size / 2 + GAP / 2)), body(circle(x, y, size / 2))];
    case "cream":
    case "liquid":
      return [body(circle(x, y, size / 2))];
    case "strand":
      return [body(roundedBox(x, y, degrees, 2.2, size, 1.1))];
    case "grain":
      return [body(roundedBox(x, y, degrees, 1.7, size, 0.85))];
  }
}

interface Row {
  readonly look: FoodLook;
  readonly from: number;
  readonly to: number;
}

interface Measures {
  /** How wide a thing likes to be in a row. */
  readonly size: number;
  /** From one to the next in its row; 0 for what has no pieces. */
  readonly step: number;
  /** Its share of a row's width beside others. */
  readonly room: number;
  /** Its width in a soup. */
  readonly afloat: number;
}

const MEASURE: Readonly<Record<FoodLook["shape"], Measures>> = {
  leaf: { size: 8, step: 7.4, room: 1.08, afloat: 7 },
  ball: { size: 7, step: 7.4, room: 1.08, afloat: 6.4 },
  slice: { size: 12, step: 8, room: 1.08, afloat: 9 },
  strand: { size: 17, step: 11, room: 0.24, afloat: 11 },
  grain: { size: 4.6, step: 5, room: 0.9, afloat: 4.6 },
  chunk: { size: 8, step: 10, room: 1.08, afloat: 7.4 },
  piece: { size: 13, step: 11, room: 1.5, afloat: 9 },
  cream: { size: 10, step: 0, room: 1, afloat: 8 },
  liquid: { size: 10, step: 0, room: 1, afloat: 8 },
  bread: { size: 21, step: 17, room: 1.08, afloat: 12 },
  wedge: { size: 10.5, step: 6.6, room: 1.08, afloat: 8 },
  nut: { size: 4.6, step: 5.4, room: 1.08, afloat: 4.6 },
};
/** Of these a row holds as many as fall into it; all others are made to fit its width. */
const LOOSE: ReadonlySet<FoodLook["shape"]> = new Set(["grain", "strand", "nut"]);

const REACH = 42;

/** A row of one food across the dish, leaning as the product's steps do. */
function fillRow({ look, from, to }: Row, luck: () => number): DrawnShape[] {
  const corner = (x: number, y: number) => `${r1(CENTRE.x + x - y * LEAN)} ${r1(CENTRE.y + y)}`;
  const ground: DrawnShape = {
    d: `M${corner(from, -REACH)}L${corner(to, -REACH)}L${corner(to, REACH)}L${corner(from, REACH)}z`,
    fill: look.shape === "cream" || look.shape === "liquid" ? look.body : look.ground,
  };
  const width = to - from;
  const { size, step, room } = MEASURE[look.shape];
  if (step === 0) {
    const middle = (from + to) / 2;
    const swirl = [-26, -9, 8, 25].map((y) => ({
      d: roundedBox(CENTRE.x + middle - y * LEAN, CENTRE.y + y + 4, 16 + 50, 2.2, Math.min(width * 0.7, 16), 1.1),
      fill: look.ground,
    }));
    return [ground, ...swirl];
  }
  // Few wide things in a wide row, side by side in as many lines as fit.
  const lines = Math.max(1, Math.round(width / (size * room)));
  const pitch = width / lines;
  const fit = LOOSE.has(look.shape) ? size : Math.min(size, pitch * (look.shape === "piece" ? 0.68 : 0.98));
  const stride = step * (fit / size);
  const things: DrawnShape[] = [];
  for (let line = 0; line < lines; line++) {
    const x = from + (line + 0.5) * pitch;
    const shift = (line % 2) * (stride / 2);
    for (let y = -REACH + shift; y <= REACH; y += stride) {
      const [px, py] = [CENTRE.x + x - y * LEAN, CENTRE.y + y];
      if (Math.hypot(px - CENTRE.x, py - CENTRE.y) > REACH + size) continue;
      things.push(...thing(look, px, py, turnOf(look, line, luck), fit));
    }
  }
  return [ground, ...(OVERLAPPING.has(look.shape) ? things : merged(things))];
}

/** Things of these lie over each other, each with its own edge. */
const OVERLAPPING: ReadonlySet<FoodLook["shape"]> = new Set(["slice", "wedge", "leaf", "piece"]);

/** What lies apart is drawn as one shape a tone: a list of many dishes stays light. */
function merged(shapes: readonly DrawnShape[]): DrawnShape[] {
  const byFill = new Map<string, string>();
  for (const { d, fill } of shapes) byFill.set(fill, `${byFill.get(fill) ?? ""}${d}`);
  return [...byFill].map(([fill, d]) => ({ d, fill }));
}

function turnOf({ shape }: FoodLook, line: number, luck: () => number): number {
  if (shape === "grain" || shape === "nut") return luck() * 180;
  if (shape === "chunk") return 16 + (luck() - 0.5) * 24;
  if (shape === "leaf") return 16 + (line % 2 === 0 ? -38 : 38) + (luck() - 0.5) * 16;
  if (shape === "strand") return 16 + (luck() - 0.5) * 34;
  if (shape === "wedge") return 16 + 4;
  return 16 + (luck() - 0.5) * 6;
}

/** What cooks into a dish and isn't seen on it. */
const COOKED_IN = /stock|wine|-juice$|coffee|-tea$/;

/** The looks of a dish in the order of their amount, one of a kind. */
function looksOf({ mainFoods }: Pick<DrawnRecipe, "mainFoods">, vessel: Vessel): FoodLook[] {
  const looks: FoodLook[] = [];
  for (const id of mainFoods) {
    if (vessel !== "soup" && vessel !== "glass" && COOKED_IN.test(id)) continue;
    const look = lookOf(id);
    if (look && !looks.some((each) => each.body === look.body)) looks.push(look);
  }
  return looks.length > 0 ? looks : [{ shape: "grain", body: "oklch(0.84 0.075 82)", ground: "oklch(0.73 0.075 82)" }];
}

/** Rows side by side; the most of it has the widest, and is beside the middle. */
function rowsOf(looks: readonly FoodLook[], luck: () => number): Row[] {
  const shown = looks.slice(0, MOST_ROWS);
  const shares = shown.map((look, index) => (look.shape === "bread" ? 1.5 : 1) * (index === 0 ? 1.5 : index === 1 ? 1.2 : 0.85));
  const whole = shares.reduce((sum, share) => sum + share, 0);
  const parts = shown.map((look, index) => ({ look, share: (shares[index] ?? 1) / whole }));
  // The second goes to the other side of the first, and so on: no two tones of one food beside each other by chance.
  const order = parts.reduce<typeof parts>((list, part, index) => (index % 2 === 0 ? [...list, part] : [part, ...list]), []);
  const turned = luck() < 0.5 ? order : order.toReversed();
  let at = -REACH;
  return turned.map(({ look, share }) => {
    const from = at;
    at += share * REACH * 2;
    return { look, from: from + (from === -REACH ? -14 : GAP / 2), to: at + (at > REACH - 0.01 ? 14 : -GAP / 2) };
  });
}

function scatter(looks: readonly FoodLook[], radius: number, luck: () => number): DrawnShape[] {
  const count = 26;
  const turn = luck() * 360;
  return Array.from({ length: count }, (_, index) => {
    const look = looks[index % looks.length];
    if (!look) return [];
    const angle = ((index * 137.5 + turn) * Math.PI) / 180;
    const r = radius * Math.sqrt((index + 0.5) / count);
    return thing(look, CENTRE.x + r * Math.cos(angle), CENTRE.y + r * Math.sin(angle), luck() * 180, MEASURE[look.shape].afloat);
  }).flat();
}

const isWet = ({ shape }: FoodLook): boolean => shape === "liquid" || shape === "cream";

function drawGlass(recipe: DrawnRecipe): DishDrawing {
  const looks = looksOf(recipe, "glass");
  const fruit = looks.find((look) => !isWet(look) && look.shape !== "nut" && look.shape !== "grain") ?? looks[0];
  const body = fruit?.body ?? PALE;
  const ground = fruit?.ground ?? PALE;
  const inside = "M43 18L77 18L72.4 88Q72 92 68 92L52 92Q48 92 47.6 88z";
  return {
    vessel: [{ d: "M38.5 13.5L81.5 13.5L76 90Q75.4 96 69.5 96L50.5 96Q44.6 96 44 90z", fill: RIM }],
    inside,
    food: [
      { d: "M30 10H90V100H30z", fill: WELL },
      { d: "M30 32Q45 26 60 32T90 32V100H30z", fill: body },
      { d: "M30 58Q45 52 60 58T90 58V66Q75 60 60 66T30 66z", fill: ground },
    ],
    over: [
      { d: "M66.5 4L71 4L66 36L61.5 36z", fill: "var(--volt)" },
      { d: "M66.5 4L71 4L70.3 8.4L65.8 8.4z", fill: EDGE },
    ],
  };
}

/** Draws a dish: rows of its foods in what it is served in. The same recipe always looks the same. */
export function drawDish(recipe: DrawnRecipe): DishDrawing {
  const vessel = vesselOf(recipe);
  if (vessel === "glass") return drawGlass(recipe);
  const luck = luckOf(recipe.id);
  const looks = looksOf(recipe, vessel);
  const { x, y } = CENTRE;
  if (vessel === "soup") {
    const solid = looks.filter((look) => !isWet(look)).slice(0, 4);
    const wet = looks.filter(isWet);
    const broth = wet.at(-1) ?? { body: "oklch(0.76 0.13 68)", ground: "oklch(0.68 0.13 62)" };
    return {
      vessel: [{ d: circle(x, y, 46), fill: RIM }],
      inside: circle(x, y, 38.5),
      food: [
        { d: circle(x, y, 46), fill: broth.ground },
        { d: circle(x, y, 35.5), fill: broth.body },
        ...scatter(solid.length > 0 ? solid : looks, 30, luck),
      ],
      over: [],
    };
  }
  // Nothing is in it: the vessel itself, for empty lists.
  const food = recipe.mainFoods.length === 0 ? [] : rowsOf(looks, luck).flatMap((row) => fillRow(row, luck));
  const small = recipe.course === "side" ? 0.9 : 1;
  if (vessel === "bowl") {
    return {
      vessel: [{ d: circle(x, y, 46 * small), fill: RIM }],
      inside: circle(x, y, 38.5 * small),
      food: [{ d: circle(x, y, 46), fill: WELL }, ...food],
      over: [],
    };
  }
  if (vessel === "pan") {
    return {
      vessel: [
        { d: roundedBox(x + 49, y - 14, 74, 9, 30, 4.5), fill: RIM },
        { d: circle(x - 4, y, 44), fill: RIM },
      ],
      inside: circle(x - 4, y, 38),
      food: [{ d: circle(x, y, 46), fill: WELL }, ...food],
      over: [],
    };
  }
  if (vessel === "board") {
    return {
      vessel: [
        { d: roundedBox(x, y, 0, 92, 76, 12), fill: EDGE },
        { d: roundedBox(x, y, 0, 89, 73, 10.5), fill: PALE },
      ],
      inside: roundedBox(x, y, 0, 74, 58, 7),
      food,
      over: [],
    };
  }
  return {
    vessel: [
      { d: circle(x, y, 46 * small), fill: EDGE },
      { d: circle(x, y, 44.5 * small), fill: PALE },
      { d: circle(x, y, 36.5 * small), fill: EDGE },
    ],
    inside: circle(x, y, 35 * small),
    food,
    over: [],
  };
}
