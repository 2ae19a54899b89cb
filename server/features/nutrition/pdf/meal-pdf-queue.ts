import { createPdfQueue } from "../../../platform/pdf/pdf-queue.ts";
import type { MealPdfTask } from "./meal-pdf-task.ts";

const WORKER = new URL("./meal-pdf-worker.ts", import.meta.url);

/** The process that makes recipes' and meal plans' PDFs. */
export const mealPdfs = createPdfQueue<MealPdfTask>(WORKER);
/** Another for collections: they take seconds, and nobody waits for a recipe that long. */
export const collectionPdfs = createPdfQueue<MealPdfTask>(WORKER);
