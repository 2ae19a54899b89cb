import type { Hono } from "hono";
import { MUSCLES } from "@lockstep/domain/training/muscles.ts";
import { PEOPLE, type PersonName } from "@lockstep/figure/body/people.ts";
import type { LitMuscles } from "@lockstep/figure/lit.ts";
import { VIEWS } from "@lockstep/figure/movement.ts";
import { z } from "zod";
import { ApiError } from "../../platform/http/api-error.ts";
import { openPosters } from "../../platform/posters.ts";
import type { AppEnvironment } from "../../platform/http/request-context.ts";

const DAY_SECONDS = 24 * 60 * 60;
/** A page names the figure's edition (`v`), so that what it keeps never goes stale. */
const EDITION_SECONDS = 365 * DAY_SECONDS;

const Muscles = z
  .string()
  .max(300)
  .transform((text) => text.split(","))
  .pipe(z.array(z.enum(MUSCLES)));

const Query = z.object({
  primary: Muscles.optional(),
  secondary: Muscles.optional(),
  phase: z.coerce.number().min(0).max(1).optional(),
  view: z.enum(VIEWS).optional(),
  person: z.enum(Object.keys(PEOPLE) as [PersonName, ...PersonName[]]).optional(),
  aspect: z.coerce.number().min(0.4).max(3).default(1),
  floor: z.enum(["off", "on"]).default("on"),
  v: z.string().max(40).optional(),
});

/**
 * `GET /api/figures/{movement}/{variant}.svg`: one moment of a demonstration as the pages show it, coloured by their style sheet's custom
 * properties, so that one drawing serves every theme and ground. The pages put it into their document and carry no drawing engine for stills.
 */
export function mountFigures(app: Hono<AppEnvironment>): void {
  openPosters();
  app.get("/api/figures/:movement/:file{[a-z0-9-]+\\.svg}", async (context) => {
    const asked = Query.safeParse(context.req.query());
    if (!asked.success) throw new ApiError("NOT_FOUND");
    const { primary = [], secondary = [], phase, view, person, aspect, floor, v } = asked.data;
    const lit: LitMuscles = Object.fromEntries([
      ...secondary.map((muscle) => [muscle, "secondary"] as const),
      ...primary.map((muscle) => [muscle, "primary"] as const),
    ]);
    const { drawStill } = await import("./draw-still.ts");
    const drawing = drawStill(context.req.param("movement"), context.req.param("file").replace(/\.svg$/, ""), {
      lit,
      phase,
      view,
      person,
      aspect,
      floor: floor === "on",
      className: "figure-svg",
    });
    if (drawing === null) throw new ApiError("NOT_FOUND");
    return context.body(drawing, 200, {
      "Content-Type": "image/svg+xml",
      "Cache-Control": v === undefined ? `public, max-age=${DAY_SECONDS}` : `public, max-age=${EDITION_SECONDS}, immutable`,
    });
  });
}
