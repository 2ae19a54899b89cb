import { createHash } from "node:crypto";
// oxlint-disable-next-line no-restricted-imports -- runs when the site is built; only the counts reach the browser
import { RECIPES } from "@lockstep/content/nutrition/recipes/index.ts";
// oxlint-disable-next-line no-restricted-imports -- runs when the site is built; only the count reaches the browser
import { EXERCISES } from "@lockstep/content/training/index.ts";
import { PALETTES, hexColour } from "@lockstep/figure/colours.ts";
import type { Ground } from "@lockstep/figure/colours.ts";
import { findDemonstration } from "@lockstep/figure/demonstrations.ts";
import { drawPoster } from "@lockstep/figure/ink/poster.ts";
import type { PictureOptions } from "@lockstep/figure/ink/poster.ts";
import type { LitMuscles } from "@lockstep/figure/lit.ts";
import type { Plugin } from "vite";
import { openPosters } from "./posters.ts";

/** Ink of the slabs: the dark figure is on it as on any dark card, only its gap lines must be of the ground's colour. */
const INK = hexColour([0.19, 0.022, 250]);
/** The page's own ground in light and dark. */
const PAGE = { light: hexColour([0.962, 0.006, 105]), dark: hexColour([0.165, 0.016, 250]) } as const;

interface Shot extends Pick<PictureOptions, "phase" | "person" | "aspect" | "view"> {
  movement: string;
  variant: string;
  lit?: LitMuscles;
  ground: Ground;
  /** The ground's colour where it isn't the palette's own. */
  gap?: string;
  /** An echo: the whole figure in one colour. */
  echo?: string;
  floor?: boolean;
}

/** One figure as drawing and viewBox; a movement that is gone breaks the build, not the page. */
function draw(shot: Shot): { viewBox: string; body: string } {
  const demo = findDemonstration(shot.movement, shot.variant);
  if (!demo) throw new Error(`The landing page shows ${shot.movement}/${shot.variant}, which the figure does not know`);
  const { viewBox, body } = drawPoster(demo, { ...shot, colours: shot.ground, floor: shot.floor ?? false });
  const gap = hexColour(PALETTES[shot.ground].gap);
  let art = shot.gap ? body.replaceAll(gap, shot.gap) : body;
  if (shot.echo) {
    const { echo } = shot;
    const ground = shot.gap ?? gap;
    art = art.replace(
      /(fill|stroke)="(#[0-9a-f]{3,8})"/gi,
      (_, name: string, colour: string) => `${name}="${colour === ground ? ground : echo}"`,
    );
  }
  return { viewBox, body: art };
}

/** One figure in the picture's own frame, or in the given part of the figure's world (x, y of the top left corner, width, height; floor y = 0, a body is 300 high). */
const still = (shot: Shot, window?: readonly [x: number, y: number, width: number, height: number]): string => {
  const { viewBox, body } = draw(shot);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${window ? window.join(" ") : viewBox}">${body}</svg>`;
};

/** Figures on one floor and at one scale, each moved by its own units to the right; `from`, `to` and `height` are the picture's edges. */
function row(shots: ReadonlyArray<readonly [x: number, shot: Shot]>, from: number, to: number, height: number): string {
  const figures = shots.map(([x, shot]) => `<g transform="translate(${x} 0)">${draw(shot).body}</g>`);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${from} ${-height} ${to - from} ${height + 4}">${figures.join("")}</svg>`;
}

const LEGS: LitMuscles = { quadriceps: "primary", glutes: "primary", hamstrings: "secondary" };
const squat = (phase: number, more: Partial<Shot>): Shot => ({
  movement: "squat",
  variant: "barbell-back",
  phase,
  view: "side",
  person: "maya",
  ground: "volt",
  aspect: 0.86,
  ...more,
});

/** The hero's three poses in one file, so that they cost one request; they ink in one after the other inside it. */
function hero(): string {
  const poses: ReadonlyArray<readonly [x: number, shot: Shot]> = [
    [0, squat(0, { echo: hexColour([0.86, 0.195, 118]) })],
    [85, squat(0.41, { echo: hexColour([0.78, 0.175, 118]) })],
    [180, squat(1, { lit: LEGS })],
  ];
  const motion =
    "<style>@media (prefers-reduced-motion:no-preference){g{animation:ink .48s cubic-bezier(.2,.8,.2,1) both}g+g{animation-delay:.24s}g+g+g{animation-delay:.48s}}@keyframes ink{from{opacity:0}}</style>";
  const figures = poses.map(([x, shot]) => `<g transform="translate(${x} 0)">${draw(shot).body}</g>`).join("");
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-85 -318 375 320">${motion}${figures}</svg>`;
}

const hinge: Shot = {
  movement: "deadlift",
  variant: "barbell",
  phase: 0.015,
  view: "side",
  person: "sam",
  ground: "dark",
  gap: INK,
  lit: { hamstrings: "primary", glutes: "primary", "lower-back": "secondary" },
};

const LIBRARY = {
  squat: { movement: "squat", variant: "goblet", phase: 1, person: "ruth", ground: "volt", view: "side", lit: LEGS },
  curl: {
    movement: "curl",
    variant: "dumbbells",
    phase: 0.94,
    person: "sam",
    ground: "volt",
    view: "side",
    lit: { biceps: "primary" },
  },
  lunge: { movement: "lunge", variant: "dumbbells", phase: 1, person: "maya", ground: "volt", view: "side", lit: LEGS },
  row: {
    movement: "row",
    variant: "dumbbells",
    phase: 1,
    person: "amina",
    ground: "volt",
    view: "side",
    lit: { lats: "primary", "middle-back": "primary", biceps: "secondary" },
  },
  press: {
    movement: "overhead-press",
    variant: "dumbbells",
    phase: 1,
    person: "andre",
    ground: "volt",
    view: "side",
    lit: { shoulders: "primary", triceps: "secondary" },
  },
  swing: {
    movement: "swing",
    variant: "kettlebell",
    phase: 1,
    person: "viktor",
    ground: "volt",
    view: "side",
    lit: { glutes: "primary", hamstrings: "primary" },
  },
} as const satisfies Record<string, Shot>;

const week = (ground: "light" | "dark"): string => {
  const onPage = (shot: Shot): Shot => ({ ...shot, ground, gap: PAGE[ground] });
  return row(
    [
      [0, onPage(LIBRARY.curl)],
      [110, onPage(LIBRARY.lunge)],
      [400, onPage(LIBRARY.row)],
    ],
    -50,
    470,
    316,
  );
};

const finale = (phase: number, echo: string | undefined, gap: string): Shot => ({
  movement: "lunge",
  variant: "bodyweight",
  phase,
  person: "maya",
  ground: "dark",
  gap,
  echo,
  view: "side",
  ...(echo ? {} : { lit: LEGS }),
});

/** Every picture of the landing page, by name. */
export function landingPictures(): Record<string, string> {
  return {
    hero: hero(),
    workout: still(hinge, [-95, -232, 230, 236]),
    library: row(
      [
        [0, LIBRARY.squat],
        [150, LIBRARY.curl],
        [245, LIBRARY.lunge],
        [525, LIBRARY.row],
        [680, LIBRARY.press],
        [800, LIBRARY.swing],
      ],
      -75,
      945,
      404,
    ),
    weekLight: week("light"),
    weekDark: week("dark"),
    finale: row(
      [
        [0, finale(0, hexColour([0.25, 0.022, 250]), INK)],
        [110, finale(0.5, hexColour([0.32, 0.024, 250]), INK)],
        [260, finale(1, undefined, INK)],
      ],
      -60,
      440,
      316,
    ),
  };
}

const ID = "virtual:landing-art";

/** As many as the library lists: a drill that is in both places is one. */
function exerciseCount(): number {
  return EXERCISES.filter((exercise) => exercise.kind !== "mobility" || exercise.location !== "gym").length;
}

/**
 * Draws the landing page's figures when the site is built and hands the page their addresses, and the counts of exercises and recipes: neither the
 * drawing engine nor the catalogue reaches the browser.
 */
export function landingArt(): Plugin {
  return {
    name: "lockstep-landing-art",
    resolveId: (id) => (id === ID ? `\0${ID}` : null),
    load(id) {
      if (id !== `\0${ID}`) return null;
      openPosters();
      const urls: Record<string, string> = {};
      for (const [name, source] of Object.entries(landingPictures())) {
        const fileName = `assets/${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}-${createHash("sha256").update(source).digest("hex").slice(0, 10)}.svg`;
        urls[name] = `/${fileName}`;
        if (this.environment.name === "client") this.emitFile({ type: "asset", fileName, source });
      }
      return `export const art = ${JSON.stringify(urls)};\nexport const exerciseCount = ${exerciseCount()};\nexport const recipeCount = ${RECIPES.length};`;
    },
  };
}
