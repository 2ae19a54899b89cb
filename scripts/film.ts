/**
 * A film of a demonstration: one repetition that begins again where it ends, as WebM and MP4 of 1920 by 1080, for sharing and as an exercise's video.
 * `npm run film -- movement:variant [--dark | --volt] [--height 1080]` writes into look/film/. Needs ffmpeg (Debian's package).
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import type { Ground } from "@lockstep/figure/colours.ts";
import { findDemonstration } from "@lockstep/figure/demonstrations.ts";
import { drawTones, pixelsOf } from "@lockstep/figure/ink/poster.ts";
import { cycleSeconds, phaseAt } from "@lockstep/figure/timeline.ts";
import { litFor } from "./lit-for.ts";
import { ROOT, run } from "./process.ts";

const RATE = 30;
const words = process.argv.slice(2);
const [movement = "", variant = ""] = (words.find((word) => word.includes(":")) ?? "").split(":");
const demo = findDemonstration(movement, variant);
if (!demo) throw new Error("Name a demonstration as movement:variant, for example squat:barbell-back.");
const ground: Ground = words.includes("--dark") ? "dark" : words.includes("--volt") ? "volt" : "light";
const height = words.includes("--height") ? Number(words[words.indexOf("--height") + 1]) : 1080;
const width = Math.round((height * 16) / 9 / 2) * 2;
const folder = join(ROOT, "look", "film");
await mkdir(folder, { recursive: true });
const name = join(folder, `${movement}-${variant}`);

const encoder = spawn(
  "ffmpeg",
  [
    "-y",
    "-loglevel",
    "error",
    "-f",
    "rawvideo",
    "-pix_fmt",
    "rgb24",
    "-s",
    `${width}x${height}`,
    "-r",
    String(RATE),
    "-i",
    "-",
  ].concat(["-c:v", "libx264", "-pix_fmt", "yuv420p", "-crf", "20", "-movflags", "+faststart", `${name}.mp4`]),
  { stdio: ["pipe", "inherit", "inherit"] },
);
encoder.on("error", () => {
  throw new Error("ffmpeg is needed for films: install Debian's package.");
});
const frames = Math.round(cycleSeconds(demo) * RATE);
const drawn = new Map<number, Buffer>();
for (let i = 0; i < frames; i++) {
  // Holds and the way back show moments that were drawn already.
  const phase = Math.round(phaseAt(demo, i / RATE) * 1000) / 1000;
  const known = drawn.get(phase);
  const pixels =
    known ??
    Buffer.from(pixelsOf(drawTones(demo, width * 2, { phase, lit: litFor(demo), aspect: width / height }).picture, ground).rgb);
  drawn.set(phase, pixels);
  if (!encoder.stdin.write(pixels)) await once(encoder.stdin, "drain");
  if (i % RATE === 0) process.stdout.write(`${Math.round((i / frames) * 100)} %\n`);
}
encoder.stdin.end();
await once(encoder, "close");
await run("ffmpeg", [
  "-y",
  "-loglevel",
  "error",
  "-i",
  `${name}.mp4`,
  "-c:v",
  "libvpx-vp9",
  "-crf",
  "32",
  "-b:v",
  "0",
  `${name}.webm`,
]);
process.stdout.write(`${name}.mp4 and .webm, ${frames} frames.\n`);
