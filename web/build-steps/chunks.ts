import { join } from "node:path";
import { normalizePath } from "vite";
import type { Rolldown } from "vite";

const ROOT = normalizePath(join(import.meta.dirname, "../.."));
/** What every page runs: the frame of all pages, and with React Router's own entry the way they start. */
const EVERYWHERE = ["web/root.tsx", "web/routes/site.tsx"].map((name) => `${ROOT}/${name}`);
const ENTRY = /[\\/]entry\.client\.tsx$/;
const REACT_DOM = /[\\/]node_modules[\\/](?:react-dom|scheduler)[\\/]/;
/** Their text goes into the one sheet; what's left of them in the scripts is empty, and mustn't bring another page's file along. */
const STYLES = /\.css(?:$|\?)/;
const LIBRARIES = /[\\/]node_modules[\\/]/;
/** Icons come through one file that names them all: taken by what they import, every page would carry everyone's. */
const ICONS = /[\\/]node_modules[\\/]lucide-react[\\/]/;
/** Many queries in one call: only the library, the recipes and a plan's meals ask like that. */
const MANY_QUERIES = /[\\/]node_modules[\\/]@tanstack[\\/].*[\\/](?:queriesObserver|useQueries)\.js$/;

type ModuleInfo = (id: string) => Pick<Rolldown.ModuleInfo, "importedIds"> | null;

/** All modules that these import, and what those import, but for dynamic imports. */
export function staticallyBelow(starts: readonly string[], infoOf: ModuleInfo): Set<string> {
  const found = new Set<string>();
  const open = [...starts];
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    for (const imported of infoOf(id)?.importedIds ?? []) {
      if (found.has(imported)) continue;
      found.add(imported);
      open.push(imported);
    }
  }
  return found;
}

/** Whether a module's path in the repository begins with one of these. */
function within(...places: readonly string[]): (id: string) => boolean {
  return (id) => places.some((place) => normalizePath(id).startsWith(`${ROOT}/${place}`));
}

const inRepository = within("contract/", "domain/", "web/");
const features = (...names: readonly string[]) => within(...names.map((name) => `web/features/${name}/`));
const drawsFigure = within(
  "figure/",
  ...["moving-figure", "use-demonstration", "figure-stage", "still-ends", "flipping-stills", "stage/"].map(
    (name) => `web/figure/${name}`,
  ),
);
/** They come one by one: movements, dishes, and the map of the muscles. */
const ALONE = /[\\/]figure[\\/](?:movements[\\/]|dish[\\/]|bodymap)/;
/** Routes stay their own, a feature's modules come with the feature, what only training or meal pages count stays with them, and the line chart alone would bring d3. */
const notShared = within(
  "web/features/",
  "web/routes/",
  "web/ui/line-chart",
  "domain/training/",
  "domain/nutrition/food-units",
  "contract/training",
);
/** What the moving figure shares with a few pages: small enough for the frame, and alone it would bring all their parts along. */
const PLAYER = /[\\/](?:icons[\\/](?:play|pause)\.mjs|use-reduced-motion\.ts)$/;
/** What the reminder of the next meal needs, on every page: a file of its own would be one more before the meal plan. */
const MEAL_REMINDER =
  /[\\/](?:contract[\\/]nutrition[\w-]*|domain[\\/]nutrition[\\/]next-meal|web[\\/]features[\\/]nutrition[\\/](?:queries|person|guest-meals[\w-]*|log[\\/]use-log))\.tsx?$/;
/** What a member's page fetches once it's at rest, in one file instead of two. */
const AT_REST = /[\\/]web[\\/]features[\\/](?:nutrition[\\/]reminder[\\/]|community[\\/]ai-post-check)[\w-]*\.tsx?$/;
/** The member's bell and what it shows. */
const BELL =
  /[\\/]web[\\/]features[\\/]notifications[\\/](?:member-bell|notification-list-parts|use-tell-unread|may-notify|queries)\.tsx?$/;
/** What's written and read of other people: no page of training, meals or settings shows it. */
const PEOPLE =
  /[\\/](?:contract[\\/](?:community|members|groups)\.ts|domain[\\/]community[\\/]safe-text\.ts|web[\\/]ui[\\/](?:member-row|safe-text)\.tsx)$/;
const FRAME_ALSO = [STYLES, PLAYER, MEAL_REMINDER];
/** What pages of other features use of meals and of training: queries, units, records. The views would triple it. */
const MEAL_BASICS =
  /[\\/](?:domain|web[\\/]features)[\\/]nutrition[\\/](?:(?:log[\\/]use-|plan[\\/]macro-bars)[\w-]*|[\w-]+)\.tsx?$/;
const TRAINING_BASICS =
  /[\\/](?:contract[\\/]training[\w-]*\.ts$|(?:domain|web[\\/]features)[\\/]training[\\/](?:plan[\\/](?:amount|sets-text|plan|week-tabs)|workout[\\/](?:running|start)-workout|(?!index)[\w-]+)\.tsx?$)/;
/** What both groups of training below use, so small that every page has it: in one of them, the other's pages would load all of that. */
const TRAINING_VOLUME = /[\\/]domain[\\/]training[\\/](?:volume|custom-exercise-id)\.ts$/;
/** What only pages need that train or look back. The contract names them all in one file, so each seems to be everyone's. */
const TRAINING_RECORDS = /[\\/]domain[\\/]training[\\/](?:records|measurements|plates|one-rep-max|progress|workout-card)\.ts$/;
/** Buttons, rows and sheets of few pages. Menus bring a library of their own, charts are large. */
const PARTS = /[\\/]web[\\/](?:ui[\\/](?!menu|sheet-popup|bars|chart-frame|line-chart)|uploads[\\/])[\w-]+\.tsx?$/;
/** What only pages with a plan show. */
const PLAN_PARTS = /[\\/]web[\\/](?:plans[\\/]|shell[\\/]download-pdf)[\w-]*\.tsx?$/;

/**
 * A phone pays for every file: what all pages run travels in two (libraries change seldom, the frame often), and what some pages share in a few
 * larger ones instead of dozens of a few hundred bytes. The first group that wants a module takes it, with whatever it imports that is still free.
 * A group that takes too little leaves small files, one that takes too much makes pages load what they don't need: e2e/page-bytes.ts weighs both.
 */
export function chunkGroups(): Rolldown.CodeSplittingOptions {
  let everywhere: Set<string> | null = null;
  const runsEverywhere = (id: string, infoOf: ModuleInfo): boolean => {
    everywhere ??= staticallyBelow(EVERYWHERE, infoOf);
    if (everywhere.size === 0) throw new Error("The frame of all pages is not where the build looks for it.");
    return everywhere.has(id) && !ENTRY.test(id) && !ICONS.test(id) && !MANY_QUERIES.test(id);
  };
  return {
    groups: [
      {
        debugName: "libraries of every page",
        test: LIBRARIES,
        name: (id, context) =>
          REACT_DOM.test(id) || runsEverywhere(id, (each) => context.getModuleInfo(each)) ? "libraries" : null,
      },
      {
        debugName: "frame of every page",
        name: (id, context) =>
          FRAME_ALSO.some((some) => some.test(id)) || runsEverywhere(id, (each) => context.getModuleInfo(each)) ? "frame" : null,
      },
      { name: "people", test: PEOPLE, minShareCount: 2 },
      {
        name: "shared",
        test: (id) => ICONS.test(id) || TRAINING_VOLUME.test(id) || (inRepository(id) && !notShared(id)),
        minShareCount: 6,
      },
      { name: "favorite", test: within("web/catalogue/favorite"), minShareCount: 2 },
      { name: "catalogue", test: within("web/catalogue/catalogue-"), minShareCount: 2 },
      { name: "meal-basics", test: MEAL_BASICS, minShareCount: 2 },
      { name: "training-records", test: TRAINING_RECORDS, minShareCount: 2 },
      { name: "training-basics", test: TRAINING_BASICS, minShareCount: 12 },
      { name: "training-work", test: TRAINING_BASICS, minShareCount: 3 },
      { name: "plan-parts", test: PLAN_PARTS, minShareCount: 2 },
      { name: "many-queries", test: MANY_QUERIES, minShareCount: 2 },
      {
        name: "parts",
        test: (id) => ICONS.test(id) || PARTS.test(id),
        minShareCount: 2,
      },
      { name: "meals", test: features("nutrition/plan", "nutrition/cook"), minShareCount: 2 },
      {
        name: "training",
        test: within(...["plan/", "use-", "device-"].map((name) => `web/features/training/${name}`)),
        minShareCount: 2,
      },
      { name: "community", test: features("community", "members"), minShareCount: 4 },
      { name: "groups", test: features("groups"), minShareCount: 2 },
      { name: "streaks", test: features("streaks"), minShareCount: 2 },
      { name: "accounts", test: features("accounts"), minShareCount: 3 },
      // Last, so that what the page itself needs isn't among them.
      { name: "at-rest", test: AT_REST },
      { name: "bell", test: BELL },
      { name: "figure", test: (id) => drawsFigure(id) && !ALONE.test(id) },
    ],
  };
}
