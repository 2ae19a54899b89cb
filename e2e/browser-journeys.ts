import type { OtherBrowser } from "./launch-browsers.ts";
import { PASSWORD } from "./people.ts";
import { moveToToday } from "./plan-steps.ts";
import { countSheets } from "./printed-pages.ts";
import { PHONE } from "./screens.ts";
import type { Tab } from "./webdriver.ts";

/** What a journey has to work with. The journeys run in order, each where the one before has left the browser. */
export interface Scene {
  readonly tab: Tab;
  readonly browser: OtherBrowser["name"];
  /** Stops the server: nothing can be reached anymore. */
  readonly stopServer: () => Promise<void>;
}

export interface BrowserJourney {
  readonly name: string;
  /** The only browser in which it can be asked. */
  readonly only?: OtherBrowser["name"];
  readonly run: (scene: Scene) => Promise<void>;
}

const API = `
  const [method, path, data] = args;
  const answer = await fetch(path, { method, headers: { "content-type": "application/json" }, body: data && JSON.stringify(data) });
  if (!answer.ok) throw new Error(method + " " + path + ": " + answer.status + " " + (await answer.text()));
  return answer.json();`;

/** Calls the API as whoever is signed in in the tab. */
const call = <T>(tab: Tab, method: "GET" | "POST", path: string, data?: object): Promise<T> =>
  tab.run<T>(API, method, path, ...(data ? [data] : []));

const FITS = "document.documentElement.scrollWidth <= document.documentElement.clientWidth";

/** iOS zooms into a field whose text is smaller than 16 px. */
const SMALL_FIELDS = `return [...document.querySelectorAll("select, textarea, input:not([type=radio], [type=checkbox], [type=file], [type=range])")]
  .filter((field) => field.getClientRects().length > 0 && parseFloat(getComputedStyle(field).fontSize) < 16)
  .map((field) => (field.getAttribute("aria-label") ?? field.id) + " " + getComputedStyle(field).fontSize);`;

const MAIN_PAGES = [
  "/community",
  "/workout-plan",
  "/workout-planner",
  "/meal-plan",
  "/meal-plan?view=groceries",
  "/meal-plan?cook=d1-dinner",
  "/exercises",
  "/recipes",
  "/progress",
  "/profile",
  "/challenges",
  "/groups",
  "/settings",
];

/** The next page is the first that the service worker and its caches know of. */
const FORGET_VISITS = `
  for (const registration of await navigator.serviceWorker.getRegistrations()) await registration.unregister();
  for (const name of await caches.keys()) await caches.delete(name);`;

interface StoredWorkout {
  readonly isTimed: boolean;
  readonly endedAt: string | null;
  readonly exercises: readonly {
    readonly sets: readonly { readonly weightKg: number | null; readonly doneAt: string | null }[];
  }[];
}

const PERSON = { name: "Wanda Webkit", email: "wanda@example.com" };

export const JOURNEYS: readonly BrowserJourney[] = [
  {
    name: "the landing page opens and is as wide as the phone",
    run: async ({ tab }) => {
      await tab.open("/");
      await tab.see("heading", /locked in for you/);
      await tab.see("link", /^Get Started/);
      await tab.expect("the window is as wide as the phone", "innerWidth === args[0]", PHONE.width);
      await tab.expect("the page is no wider than the window", FITS);
    },
  },
  {
    name: "a guest makes a workout plan",
    run: async ({ tab }) => {
      await tab.open("/login");
      await tab.press("button", /^Look around first/);
      await tab.expect("the guest has left the sign-in page", `location.pathname !== "/login"`);
      await tab.open("/workout-setup");
      await tab.press("choice", /^Legs/);
      await tab.press("button", /^30 minutes/);
      await tab.press("choice", /^3 days a week/);
      await tab.press("choice", /^Beginner/);
      await tab.press("choice", /^Home/);
      await tab.press("button", /^Generate my plan/);
      await tab.expect("the plan opens", `location.pathname === "/workout-plan"`);
      await tab.expect("it has seven days", `document.querySelectorAll("[role=tab]").length >= 7`);
    },
  },
  {
    name: "a guest registers, signs in, and takes the plan along",
    run: async ({ tab }) => {
      await tab.open("/register");
      await tab.fill(/^Full name/, PERSON.name);
      await tab.fill(/^Email/, PERSON.email);
      await tab.fill(/^Password$/, PASSWORD);
      await tab.fill(/^Confirm password$/, PASSWORD);
      await tab.press("button", /^Create account/);
      await tab.expect(
        "the account is made",
        `/Registration successful!/.test(document.body.textContent) || location.pathname === "/login"`,
      );
      await tab.open("/login");
      await tab.fill(/^Email/, PERSON.email);
      await tab.fill(/^Password$/, PASSWORD);
      await tab.press("button", /^Sign in$/);
      await tab.expect("the member is in", `location.pathname !== "/login"`);
      await tab.press("button", /^Move to my account/);
      // Without a plan the answer is null.
      await tab.until(async () => {
        if ((await call(tab, "GET", "/api/training/plans/current")) === null) throw new Error("The plan didn't come along.");
      });
    },
  },
  {
    name: "a set is logged on the plan page",
    run: async ({ tab }) => {
      // Every day of it trains, whatever today is. Free has one plan, so it takes the place of the one that came along.
      const { id } = await call<{ id: string }>(tab, "GET", "/api/training/plans/current");
      const plan = await call<{ id: string; version: number }>(tab, "POST", "/api/training/plans", {
        muscleGroups: ["Chest", "Legs"],
        durationMinutes: 45,
        daysPerWeek: 7,
        skillLevel: "beginner",
        location: "gym",
        seed: 3,
        replaces: id,
      });
      const change = moveToToday(plan);
      if (change !== null) await call(tab, "POST", `/api/training/plans/${plan.id}/edits`, change);
      await tab.open("/workout-plan");
      await tab.press("button", /\d+ sets of /);
      await tab.fill(/^Weight of set 1/, "20");
      await tab.press("choice", /^Set 1 done/);
      await tab.press("button", /^Mark as completed/);
      await tab.see("button", /^Completed:/);
      const range = `from=${dayFromNow(-2)}&to=${dayFromNow(2)}`;
      await tab.until(async () => {
        const { items } = await call<{ items: unknown[] }>(tab, "GET", `/api/training/completions?${range}`);
        if (items.length !== 1) throw new Error(`${items.length} completions are stored.`);
      });
    },
  },
  {
    name: "a workout is started, a set of it done, and it's finished",
    run: async ({ tab }) => {
      await tab.open("/workout-plan");
      await tab.press("button", /^Start workout/);
      await tab.fill(/eight.* in (kg|lb)/, "62,5");
      await tab.press("button", /^Done: set 1/);
      await tab.press("button", /^All exercises/);
      await tab.press("button", /^Finish workout/);
      await tab.press("button", /^Finish$/);
      await tab.see("heading", /^Well done/);
      await tab.until(async () => {
        const { items } = await call<{ items: StoredWorkout[] }>(tab, "GET", "/api/workouts");
        const sets = items
          .filter(({ isTimed, endedAt }) => isTimed && endedAt !== null)
          .flatMap(({ exercises }) => exercises.flatMap((exercise) => exercise.sets))
          .filter(({ doneAt }) => doneAt !== null);
        // 62.5 lb where the browser speaks as in the United States.
        const [weightKg = null] = sets.map((set) => set.weightKg);
        if (sets.length !== 1 || weightKg === null || ![62.5, 28.35].includes(Math.round(weightKg * 100) / 100))
          throw new Error(`Stored: ${JSON.stringify(items)}`);
      });
      await tab.press("button", /^Done$/);
    },
  },
  {
    name: "a demonstration moves",
    run: async ({ tab }) => {
      await tab.open("/exercises/g-barbell-back-squat");
      await tab.expect(
        "the figure is there",
        `document.querySelector(".stage-figure")?.getBoundingClientRect().top < innerHeight`,
      );
      const seen = new Set<unknown>();
      await tab.until(async () => {
        seen.add(await tab.session("screenshot"));
        if (seen.size < 5) throw new Error("It stands still.");
      });
    },
  },
  {
    name: "a meal is logged, whatever the meal reminder covers",
    run: async ({ tab }) => {
      await call(tab, "POST", "/api/nutrition/plans", {
        preference: "standard",
        dailyCalories: 2000,
        planDays: 7,
        prepStyle: "quick",
        allergies: [],
        mealsPerDay: 5,
        people: 1,
        seed: 7,
      });
      await tab.open("/meal-plan");
      await tab.expect("the reminder comes", `document.querySelector(".meal-reminder") !== null`);
      await tab.press("button", /^Log it/);
      await tab.until(async () => {
        const range = `from=${dayFromNow(-2)}&to=${dayFromNow(2)}`;
        const { items } = await call<{ items: unknown[] }>(tab, "GET", `/api/nutrition/log?${range}`);
        if (items.length !== 1) throw new Error(`${items.length} meals are logged.`);
      });
    },
  },
  {
    name: "a post is written, liked and answered",
    run: async ({ tab }) => {
      const content = "First week done, in another browser";
      await tab.open("/community");
      await tab.fill(/^Your post/, content);
      await tab.press("button", /^Post$/);
      const first = `document.querySelector("[role=feed] article, article")`;
      await tab.expect("the post is first", `${first}?.textContent.includes(args[0])`, content);
      await tab.press("button", /^Like/);
      await tab.expect("it is liked", `${first}.querySelector("[aria-pressed=true]") !== null`);
      await tab.press("button", /^Comments/);
      await tab.fill(/^Your comment/, "Well done");
      await tab.press("button", /^Send$/);
      await tab.expect(
        "the comment appears",
        `[...document.querySelectorAll("article li")].some((each) => each.textContent.includes("Well done"))`,
      );
    },
  },
  {
    name: "no page is wider than the phone, and no field makes iOS zoom",
    run: async ({ tab }) => {
      const faults: string[] = [];
      for (const path of MAIN_PAGES) {
        await tab.open(path);
        await tab.expect(
          `${path} has a heading`,
          `document.querySelector("h1") !== null && document.querySelector("[aria-busy=true]") === null`,
        );
        const [width, room] = await tab.run<[number, number]>(
          "return [document.documentElement.scrollWidth, document.documentElement.clientWidth];",
        );
        if (width > room) faults.push(`${path} is ${width} px wide in ${room}`);
        for (const field of await tab.run<string[]>(SMALL_FIELDS)) faults.push(`${path}: ${field}`);
      }
      if (faults.length > 0) throw new Error(faults.join("\n"));
    },
  },
  {
    name: "the browser's own bars take the chosen theme",
    run: async ({ tab }) => {
      await tab.open("/settings");
      for (const theme of ["Dark", "Light"]) {
        await tab.press("choice", new RegExp(`^${theme}$`));
        await tab.expect(`the theme colour is that of ${theme}`, THEME_COLOR_FITS);
      }
    },
  },
  {
    name: "a printed week of meals is one sheet",
    // WebKitWebDriver can't print.
    only: "Firefox",
    run: async ({ tab }) => {
      await tab.open("/meal-plan");
      await tab.see("button", /^Print$/);
      await tab.run("window.print = () => { window.wasPrinted = true; };");
      await tab.press("button", /^Print$/);
      await tab.press("button", /^Plan$/);
      await tab.expect("the page asks to be printed", "window.wasPrinted === true");
      const pdf = Buffer.from(String(await tab.session("print", { page: { width: 21, height: 29.7 } })), "base64");
      const sheets = countSheets(pdf);
      if (sheets !== 1) throw new Error(`It takes ${sheets} sheets.`);
    },
  },
  {
    name: "the plan of a first visit opens again without a server",
    run: async ({ tab, stopServer }) => {
      await tab.run(FORGET_VISITS);
      await tab.open("/workout-plan");
      await tab.see("button", /\d+ sets of /);
      await tab.expect("the service worker has taken the page over", "navigator.serviceWorker.controller !== null");
      await stopServer();
      // Not by WebDriver's refresh, which in Firefox goes past the service worker.
      await tab.open("/workout-plan");
      await tab.see("tab", /./);
      await tab.see("button", /\d+ sets of /);
    },
  },
];

/** The first `theme-color` that holds now is the page's own colour: painted, because a style may name the same colour in another way. */
const THEME_COLOR_FITS = `(() => {
  const meta = [...document.querySelectorAll("meta[name=theme-color]")].find(({ media }) => media === "" || matchMedia(media).matches);
  const brush = document.createElement("canvas").getContext("2d");
  const paint = (color) => {
    brush.fillStyle = color;
    brush.fillRect(0, 0, 1, 1);
    return brush.getImageData(0, 0, 1, 1).data.join();
  };
  return paint(meta.content) === paint(getComputedStyle(document.documentElement).backgroundColor);
})()`;

const dayFromNow = (offset: number): string => new Date(Date.now() + offset * 86_400_000).toISOString().slice(0, 10);
