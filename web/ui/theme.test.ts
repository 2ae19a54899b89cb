import { readFileSync } from "node:fs";
import { join } from "node:path";
import { hexColour } from "@lockstep/figure/colours.ts";
import { afterEach, beforeEach, expect, it } from "vitest";
import { BOOT_SCRIPT, setTheme, THEME_COLORS } from "./theme.ts";

const colors = () =>
  [...document.querySelectorAll<HTMLMetaElement>("meta[name=theme-color]")].map((each) =>
    `${each.content} ${each.getAttribute("media") ?? ""}`.trim(),
  );
const DOCUMENT = [`${THEME_COLORS.light} (prefers-color-scheme: light)`, `${THEME_COLORS.dark} (prefers-color-scheme: dark)`];

beforeEach(() => {
  localStorage.clear();
  document.head.innerHTML = DOCUMENT.map((each) => {
    const [content = "", ...media] = each.split(" ");
    return `<meta name="theme-color" content="${content}" media="${media.join(" ")}">`;
  }).join("");
});
afterEach(() => setTheme("system"));

it("colours the browser's bar by the chosen theme, and by the system's again", () => {
  setTheme("dark");
  expect(colors()).toEqual([THEME_COLORS.dark, ...DOCUMENT]);
  setTheme("light");
  expect(colors()).toEqual([THEME_COLORS.light, ...DOCUMENT]);
  setTheme("system");
  expect(colors()).toEqual(DOCUMENT);
});

it("does so before the first paint of the next visit", () => {
  localStorage.setItem("lockstep.theme", "dark");
  // oxlint-disable-next-line no-implied-eval, typescript/no-implied-eval -- the script as the document runs it
  new Function(BOOT_SCRIPT)();
  expect(colors()).toEqual([THEME_COLORS.dark, ...DOCUMENT]);
  setTheme("light");
  expect(colors()).toEqual([THEME_COLORS.light, ...DOCUMENT]);
});

it("colours the browser's bar exactly as the ground is", () => {
  const tokens = readFileSync(join(import.meta.dirname, "tokens.css"), "utf8");
  const [light = "", dark = ""] = /--bg: light-dark\(oklch\((.*?)\), oklch\((.*?)\)\)/.exec(tokens)?.slice(1) ?? [];
  const toHex = (color: string) => {
    const [lightness = NaN, chroma = NaN, hue = NaN] = color.split(" ").map(Number);
    return hexColour([lightness, chroma, hue]);
  };
  expect(THEME_COLORS).toEqual({ light: toHex(light), dark: toHex(dark) });
});
