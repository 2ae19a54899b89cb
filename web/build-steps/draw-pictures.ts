import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { findDemonstration } from "@lockstep/figure/demonstrations.ts";
import { posterSvg } from "@lockstep/figure/ink/poster.ts";
import { chromium } from "@playwright/test";

/**
 * Draws the committed pictures in public/ that other systems want as PNG: icons from icon.svg, and the preview picture from the figure. Run by hand
 * after either changes: `node web/build-steps/draw-pictures.ts [path of chromium]`.
 */
const folder = join(import.meta.dirname, "../public");
const ICON = await readFile(join(folder, "icon.svg"), "utf8");

function previewPage(): Promise<string> {
  const squat = findDemonstration("squat", "barbell-back");
  if (!squat) throw new Error("The figure knows no squat");
  const pose = (phase: number, opacity: number, left: number) =>
    `<div style="position:absolute;bottom:0;left:${left}px;width:500px;opacity:${opacity}">${posterSvg(squat, {
      phase,
      view: "side",
      person: "maya",
      colours: "volt",
      floor: false,
      lit: phase === 1 ? { quadriceps: "primary", glutes: "primary", hamstrings: "secondary" } : {},
    })}</div>`;
  return readFile(join(import.meta.dirname, "../ui/fonts/archivo-display-core.woff2")).then(
    (face) => `<style>@font-face{font-family:A;src:url(data:font/woff2;base64,${face.toString("base64")})}body{margin:0}</style>
<div style="position:relative;width:1200px;height:630px;overflow:hidden;background:#f3f3ee;font-family:A;color:#0b141c">
<div style="position:absolute;inset:0 0 0 auto;width:660px;background:#d6f423;clip-path:polygon(16% 0,100% 0,100% 100%,0 100%)">${pose(0, 0.13, -30)}${pose(0.41, 0.25, 80)}${pose(1, 1, 190)}</div>
<div style="position:absolute;left:64px;top:64px;display:flex;gap:14px;align-items:center;font-size:34px;letter-spacing:-.03em"><div style="width:52px;height:52px">${ICON}</div>Lockstep</div>
<div style="position:absolute;left:64px;bottom:64px;font-size:84px;line-height:.96;letter-spacing:-.035em;">Your<br>workouts,<br>locked in<br>for you.</div></div>`,
  );
}

const browser = await chromium.launch({
  ...(process.argv[2] ? { executablePath: process.argv[2] } : {}),
  args: ["--no-sandbox"],
});
const shoot = async (name: string, width: number, height: number, html: string) => {
  const page = await browser.newPage({ viewport: { width, height } });
  await page.setContent(`<style>body{margin:0}svg{display:block;width:100%;height:100%}</style>${html}`);
  await page.evaluate(async () => {
    await document.fonts.ready;
  });
  await writeFile(join(folder, name), await page.screenshot({ omitBackground: true }));
  await page.close();
};
await shoot("icon-192.png", 192, 192, ICON);
await shoot("icon-512.png", 512, 512, ICON);
const MASKABLE = ICON.replace(' rx="112"', "").replaceAll("<path", '<path transform="translate(51 51) scale(.8)"');
await shoot("icon-maskable-192.png", 192, 192, MASKABLE);
await shoot("icon-maskable-512.png", 512, 512, MASKABLE);
await shoot("og.png", 1200, 630, await previewPage());
await browser.close();
