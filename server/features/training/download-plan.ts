import type { FileAnswer } from "@lockstep/contract/shared.ts";
import { paperOf } from "@lockstep/domain/accounts/paper.ts";
import { weekOn } from "@lockstep/domain/training/block.ts";
import type { SessionActor } from "../../platform/auth/session-actor.ts";
import { countPdf } from "../../platform/pdf/count-pdf.ts";
import { pdfName } from "../../platform/pdf/pdf-name.ts";
import type { Platform } from "../../platform/platform.ts";
import { ensureProfile } from "../accounts/index.ts";
import { requireEntitlement } from "../billing/index.ts";
import { findExercise } from "./catalogue.ts";
import { workoutPdfs } from "./pdf/workout-pdfs.ts";
import { blockOf, presentPlan, todayOf } from "./present-plan.ts";
import { trainingPlans } from "./training-plans.ts";

/** The person's own workout plan as a PDF. */
export async function downloadPlan(platform: Platform, actor: SessionActor, id: string): Promise<FileAnswer> {
  await requireEntitlement(platform, actor, "recipePdfs");
  const row = await trainingPlans.getOwn(platform.db, actor, id);
  const now = platform.now();
  // On paper is the week that's trained now: it says so when that's a lighter one.
  const { days, at } = weekOn(row.days, blockOf(row), todayOf(row, now));
  const plan = { ...presentPlan(row, now), days: [...days] };
  const profile = await ensureProfile(platform.db, { id: actor.userId, email: actor.email, name: actor.name });
  await countPdf(platform, actor.userId, "usual");
  const named = new Set(plan.days.flatMap(({ exercises }) => exercises.map(({ exerciseId }) => exerciseId)));
  const bytes = await workoutPdfs.make({
    plan,
    week: at.phase === "lighter" ? "lighter week" : null,
    exercises: [...named].flatMap((exerciseId) => findExercise(exerciseId) ?? []),
    units: profile.units,
    paper: paperOf(profile),
    madeAt: platform.now().getTime(),
  });
  return { name: pdfName(plan.name), bytes };
}
