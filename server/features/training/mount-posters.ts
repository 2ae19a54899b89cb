import type { Hono } from "hono";
import type { Exercise } from "@lockstep/domain/training/exercise.ts";
import { ApiError } from "../../platform/http/api-error.ts";
import type { AppEnvironment } from "../../platform/http/request-context.ts";
import { openPosters } from "../../platform/posters.ts";
import { findExercise } from "./catalogue.ts";

const DAY_SECONDS = 24 * 60 * 60;

/** `GET /api/exercises/{id}/poster.svg`: the exercise drawn once, in literal colours, for places without our style sheet. */
export function mountPosters(app: Hono<AppEnvironment>): void {
  openPosters();
  app.get("/api/exercises/:id/poster.svg", async (context) => {
    const exercise = findExercise(context.req.param("id"));
    const drawing = exercise === undefined ? null : await drawPoster(exercise);
    if (drawing === null) throw new ApiError("NOT_FOUND");
    return context.body(drawing, 200, { "Content-Type": "image/svg+xml", "Cache-Control": `public, max-age=${DAY_SECONDS}` });
  });
}

async function drawPoster(exercise: Exercise): Promise<string | null> {
  const lit = Object.fromEntries([
    ...exercise.synergists.map((muscle) => [muscle, "secondary"] as const),
    ...exercise.targets.map((muscle) => [muscle, "primary"] as const),
  ]);
  const { drawStill } = await import("./draw-still.ts");
  return drawStill(exercise.demonstration.movement, exercise.demonstration.variant, { lit, colours: "light" });
}
