import { workOnPdfs } from "../../../platform/pdf/work-on-pdfs.ts";
import { drawWorkoutPdf } from "./draw-workout-pdf.ts";
import type { WorkoutPdfTask } from "./workout-pdf-task.ts";

workOnPdfs((task) => drawWorkoutPdf(task as WorkoutPdfTask));
