import type { WorkoutCard } from "@lockstep/contract/workout-card.ts";
import { litMuscles } from "../../figure/lit-muscles.ts";
import { stillAddress } from "../../figure/still-address.ts";
import type { Units } from "../training/index.ts";
import { bestWords, factsWords, recordWords, setsWords } from "./card-words.ts";

/** Upright, as stories and chats show it. */
const WIDTH = 1080;
const HEIGHT = 1350;
const EDGE = 72;
const SLAB = 640;
const FIGURE = 660;
const SHOWN_RECORDS = 2;
/** A line of the list is between so high. */
const LEAST_ROW = 62;
const MOST_ROW = 96;

const INK = "#0b141c";
const VOLT = "#d3f527";
const PAPER = "#fbfbf7";
const QUIET = "#a9b2ba";

const DISPLAY = '"Archivo", system-ui, sans-serif';
const TEXT = '"Hanken Grotesk", system-ui, sans-serif';

/** Draws a workout as a picture to share: on the device, so it works without a connection too; a figure that isn't there is left out. */
export async function drawWorkout(card: WorkoutCard, units: Units): Promise<Blob> {
  const canvas = document.createElement("canvas");
  canvas.width = WIDTH;
  canvas.height = HEIGHT;
  const context = canvas.getContext("2d");
  if (context === null) throw new Error("This browser can't draw.");
  await document.fonts.ready;
  context.fillStyle = INK;
  context.fillRect(0, 0, WIDTH, HEIGHT);
  const figure = await readFigure(card.cover).catch(() => null);
  const top = drawHead(context, card, units, figure);
  drawList(context, card, units, top);
  drawSign(context);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob === null ? reject(new Error("The picture came out empty.")) : resolve(blob)), "image/png");
  });
}

/** The volt slab with the title, one large number, and the figure; answers where it ends. */
function drawHead(context: CanvasRenderingContext2D, card: WorkoutCard, units: Units, figure: HTMLImageElement | null): number {
  context.fillStyle = VOLT;
  context.fillRect(0, 0, WIDTH, SLAB);
  if (figure !== null) context.drawImage(figure, WIDTH - FIGURE + 40, SLAB - FIGURE + 28, FIGURE, FIGURE);
  context.fillStyle = INK;
  write(context, "display", 88);
  let y = 148;
  for (const line of wrapWords(context, card.title, figure === null ? WIDTH - 2 * EDGE : 620).slice(0, 2)) {
    context.fillText(line, EDGE, y);
    y += 88;
  }
  const [first = "", ...others] = factsWords(card, units).split(" · ").toReversed();
  const [number = "", unit = ""] = first.split(" ");
  write(context, "number", 190);
  context.fillText(number, EDGE - 6, SLAB - 118);
  const taken = context.measureText(number).width;
  write(context, "text", 40);
  context.fillText(unit, EDGE + taken + 14, SLAB - 118);
  context.fillText(others.toReversed().join(" · "), EDGE, SLAB - 52);
  return SLAB;
}

function drawList(context: CanvasRenderingContext2D, card: WorkoutCard, units: Units, top: number): void {
  const records = card.records.slice(0, SHOWN_RECORDS);
  const room = HEIGHT - 210 - top - records.length * 56;
  const most = Math.max(1, Math.floor(room / LEAST_ROW));
  const shown = card.exercises.slice(0, card.exercises.length > most ? most - 1 : most);
  const more = card.exercises.length - shown.length;
  const row = Math.min(MOST_ROW, room / (shown.length + Number(more > 0)));
  let y = top + 84;
  context.fillStyle = VOLT;
  write(context, "text", 34);
  for (const record of records) {
    context.fillText(shorten(context, `★ ${recordWords(record, units)}`, WIDTH - 2 * EDGE), EDGE, y);
    y += 56;
  }
  if (records.length > 0) y += 14;
  for (const exercise of shown) {
    const amount = bestWords(exercise, units)?.replace(/^best /, "") ?? setsWords(exercise);
    context.fillStyle = PAPER;
    write(context, "number", 44);
    context.textAlign = "right";
    context.fillText(amount, WIDTH - EDGE, y);
    const taken = context.measureText(amount).width;
    context.textAlign = "left";
    write(context, "text", 36);
    context.fillText(shorten(context, exercise.name, WIDTH - 2 * EDGE - taken - 32), EDGE, y);
    y += row;
  }
  if (more === 0) return;
  context.fillStyle = QUIET;
  context.fillText(`and ${more} more`, EDGE, y);
}

/** The faces of the page: wide for titles, narrow for numbers. */
function write(context: CanvasRenderingContext2D, face: "display" | "number" | "text", size: number): void {
  context.fontStretch = face === "display" ? "expanded" : face === "number" ? "condensed" : "normal";
  context.font =
    face === "text" ? `600 ${size}px ${TEXT}` : face === "number" ? `700 ${size}px ${DISPLAY}` : `780 ${size}px ${DISPLAY}`;
}

/** The product's sign, a skewed bar, and its name. */
function drawSign(context: CanvasRenderingContext2D): void {
  const y = HEIGHT - 56;
  context.fillStyle = VOLT;
  context.beginPath();
  for (const [x, up] of [
    [EDGE, 0],
    [EDGE + 18, 0],
    [EDGE + 28, 36],
    [EDGE + 10, 36],
  ] as const)
    context.lineTo(x, y - up);
  context.fill();
  context.fillStyle = PAPER;
  write(context, "display", 36);
  context.fillText("Lockstep", EDGE + 46, y - 4);
}

function wrapWords(context: CanvasRenderingContext2D, text: string, width: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(" ")) {
    const longer = `${lines.at(-1) ?? ""} ${word}`.trim();
    if (lines.length > 0 && context.measureText(longer).width <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines.map((line) => shorten(context, line, width));
}

function shorten(context: CanvasRenderingContext2D, text: string, width: number): string {
  if (context.measureText(text).width <= width) return text;
  const letters = Array.from(text);
  while (letters.length > 1 && context.measureText(`${letters.join("")}…`).width > width) letters.pop();
  return `${letters.join("").trimEnd()}…`;
}

/** The drawing of the workout's first exercise as it is on volt, its colours written out: a picture knows none of the page's properties. */
async function readFigure(cover: WorkoutCard["cover"]): Promise<HTMLImageElement | null> {
  if (cover === null) return null;
  const { movement, variant, targets, synergists } = cover;
  const response = await fetch(stillAddress({ movement, variant, lit: litMuscles(targets, synergists), floor: false }));
  if (!response.ok) return null;
  const drawing = withColours(await response.text());
  const sized = drawing.replace("<svg", `<svg width="${2 * FIGURE}" height="${2 * FIGURE}"`);
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(sized)}`;
  await image.decode();
  return image;
}

function withColours(drawing: string): string {
  const probe = document.createElement("span");
  probe.className = "on-volt";
  probe.hidden = true;
  document.body.append(probe);
  const styles = getComputedStyle(probe);
  const known = new Map<string, string>();
  const colourOf = (name: string): string => {
    const found = known.get(name);
    if (found !== undefined) return found;
    // As a colour of its own, so that a pair of light and dark is settled.
    probe.style.color = `var(${name})`;
    const colour = styles.color;
    known.set(name, colour);
    return colour;
  };
  const coloured = drawing.replaceAll(/var\((--[\w-]+)\)/g, (_, name: string) => colourOf(name));
  probe.remove();
  return coloured.includes("xmlns=") ? coloured : coloured.replace("<svg", '<svg xmlns="http://www.w3.org/2000/svg"');
}
