/**
 * Contact sheets: every demonstration in three views and five phases, on light and on dark, as PNG files to look at.
 * `npm run figures -- [movement ...] [--volt] [--overview]` writes into look/figure/.
 */
import { mkdir } from "node:fs/promises";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { chromium } from "@playwright/test";
import { castFor } from "@lockstep/figure/casting.ts";
import { colourOf, type Ground } from "@lockstep/figure/colours.ts";
import { listDemonstrations } from "@lockstep/figure/demonstrations.ts";
import { drawFrame, posterSvg } from "@lockstep/figure/draw.ts";
import { VIEWS } from "@lockstep/figure/movement.ts";
import { litFor } from "./lit-for.ts";

const target = join(dirname(fileURLToPath(import.meta.url)), "..", "look", "figure");
const flags = process.argv.slice(2).filter((word) => word.startsWith("--"));
const wanted = process.argv.slice(2).filter((word) => !word.startsWith("--"));
const grounds: readonly Ground[] = flags.includes("--volt") ? ["volt"] : ["light", "dark"];
const CELL = 230;

const demos = listDemonstrations().filter(
  (demo) => wanted.length === 0 || wanted.includes(demo.movement) || wanted.includes(`${demo.movement}:${demo.variant}`),
);
await mkdir(target, { recursive: true });
const browser = await chromium.launch({ executablePath: "/usr/bin/chromium", args: ["--no-sandbox", "--disable-gpu"] });
const page = await browser.newPage();

const shoot = async (name: string, html: string, width: number, ground: Ground): Promise<void> => {
  await page.setViewportSize({ width, height: 100 });
  await page.setContent(
    `<body style="margin:0;background:${colourOf(ground, "gap")};font:600 12px sans-serif;color:${colourOf(ground, "line")}">${html}</body>`,
  );
  await page.screenshot({ path: join(target, `${name}.png`), fullPage: true });
};

if (flags.includes("--overview")) {
  for (const ground of grounds) {
    const size = 150;
    const cells = demos.map((demo) => {
      const options = { lit: litFor(demo), colours: ground, ...castFor(`${demo.movement} ${demo.variant}`) } as const;
      const frames = [0, 1]
        .map((phase) => `<div style="width:${size}px;height:${size}px">${posterSvg(demo, { ...options, phase })}</div>`)
        .join("");
      return `<div style="width:${2 * size}px"><div style="height:16px;padding-left:6px;overflow:hidden">${demo.movement} ${demo.variant}</div><div style="display:flex">${frames}</div></div>`;
    });
    for (let from = 0; from < cells.length; from += 30)
      await shoot(
        `overview-${ground}-${from / 30}`,
        `<div style="display:flex;flex-wrap:wrap">${cells.slice(from, from + 30).join("")}</div>`,
        10 * size,
        ground,
      );
  }
} else
  for (const demo of demos)
    for (const ground of grounds) {
      const rows = VIEWS.map((view) => {
        const cells = [0, 0.25, 0.5, 0.75, 1].map((phase) => {
          const { viewBox, body } = drawFrame(demo, { phase, view, lit: litFor(demo), colours: ground });
          return `<svg width="${CELL}" height="${CELL}" viewBox="${viewBox}">${body}</svg>`;
        });
        return `<div style="display:flex">${cells.join("")}</div>`;
      });
      await shoot(
        `${demo.movement}-${demo.variant}-${ground}`,
        `<div style="padding:6px">${demo.movement} ${demo.variant}</div>${rows.join("")}`,
        5 * CELL,
        ground,
      );
    }
await browser.close();
