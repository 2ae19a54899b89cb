import { createPdfQueue } from "../../../platform/pdf/pdf-queue.ts";
import type { WorkoutPdfTask } from "./workout-pdf-task.ts";

/** The process that makes workout plans' PDFs. */
export const workoutPdfs = createPdfQueue<WorkoutPdfTask>(new URL("./workout-pdf-worker.ts", import.meta.url));
