import { sessionToken } from "../fill.ts";
import { median } from "../usage.ts";
import { BareBrowser } from "./bare-browser.ts";
import { FOLLOWED } from "./fill-year.ts";

/** The longest task of the main thread over 50 ms by the clock, or 0 for none: when a page is opened by its address and when it's used. */
interface Longest {
  readonly opened: number;
  readonly used: number;
}

/** Medians of a page's visits, and how many of them had a task over 50 ms. */
export interface PageTasks extends Longest {
  readonly page: string;
  readonly visitsOver: number;
}

/** What a person does on a page: a finger over the chart, presses by the words on what's pressed, another choice in the list. */
interface Use {
  readonly scrubs: boolean;
  readonly presses: readonly string[];
  readonly chooses: boolean;
}

interface Visit {
  readonly page: string;
  readonly path: string;
  readonly use: Use;
}

/** By then the service worker has stored the app. */
const INSTALL_MS = 8000;
/** By then a page is idle. */
const REST_MS = 3000;

const VISITS: readonly Visit[] = [
  { page: "Progress", path: "/progress", use: { scrubs: true, presses: ["4-week average"], chooses: true } },
  { page: "Records", path: "/progress?view=records", use: { scrubs: false, presses: ["Barbell Back Squat"], chooses: false } },
  { page: "Body", path: "/progress?view=body", use: { scrubs: true, presses: ["Waist"], chooses: false } },
  {
    page: "An exercise's history",
    path: `/exercises/${FOLLOWED}#history`,
    use: { scrubs: true, presses: ["Volume", "All", "Show more"], chooses: false },
  },
];

/** Runs in the page: reads the long tasks of its opening, uses it, and reads those that followed. The browser records none under 50 ms. */
async function useAndRead({ scrubs, presses, chooses }: Use): Promise<Longest> {
  const drawn = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  const longest = (from: number) =>
    new Promise<number>((resolve) => {
      const over = (entries: readonly PerformanceEntry[]) =>
        Math.max(0, ...entries.filter(({ startTime }) => startTime >= from).map(({ duration }) => duration));
      new PerformanceObserver((list) => resolve(over(list.getEntries()))).observe({ type: "longtask", buffered: true });
      setTimeout(resolve, 500, 0);
    });
  if (document.documentElement.dataset["live"] !== "1") throw new Error("The page isn't live yet.");
  const opened = await longest(0);
  const start = performance.now();
  if (scrubs) {
    const chart = document.querySelector("svg.chart-read");
    if (chart === null) throw new Error("There is no chart.");
    chart.scrollIntoView({ block: "center" });
    await drawn();
    const { left, top, width, height } = chart.getBoundingClientRect();
    for (let step = 1; step < 20; step += 1) {
      const at = { clientX: left + (width * step) / 20, clientY: top + height / 2, bubbles: true };
      chart.dispatchEvent(new PointerEvent("pointermove", at));
      await drawn();
    }
  }
  for (const words of presses) {
    const all = document.querySelectorAll<HTMLElement>("main label, main summary, main button");
    const pressed = [...all].find(({ textContent }) => textContent.includes(words));
    if (pressed === undefined) throw new Error(`There is no "${words}".`);
    pressed.click();
    await drawn();
  }
  if (chooses) {
    const list = document.querySelector<HTMLSelectElement>("main select");
    if (list === null) throw new Error("There is no list.");
    list.selectedIndex = 2;
    list.dispatchEvent(new Event("change", { bubbles: true }));
  }
  await new Promise((resolve) => setTimeout(resolve, 1500));
  return { opened, used: await longest(start) };
}

/** Opens and uses each page as a member who has the app on the device already. Someone without a workout has nothing to use. */
export async function measureTasks(
  url: string,
  member: number,
  rounds: number,
  hasTrained: boolean,
): Promise<readonly PageTasks[]> {
  const browser = await BareBrowser.start();
  try {
    const window = await browser.window(url, sessionToken(member));
    const nothing: Use = { scrubs: false, presses: [], chooses: false };
    await window.visit("/today", INSTALL_MS, useAndRead, nothing);
    const tasks: PageTasks[] = [];
    for (const { page, path, use } of VISITS) {
      const seen: Longest[] = [];
      for (let round = 0; round < rounds; round += 1)
        seen.push(await window.visit(path, REST_MS, useAndRead, hasTrained ? use : nothing));
      tasks.push({
        page,
        opened: median(seen.map(({ opened }) => opened)),
        used: median(seen.map(({ used }) => used)),
        visitsOver: seen.filter(({ opened, used }) => opened + used > 0).length,
      });
    }
    return tasks;
  } finally {
    await browser.close();
  }
}
