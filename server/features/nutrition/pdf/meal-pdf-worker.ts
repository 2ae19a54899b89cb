import { workOnPdfs } from "../../../platform/pdf/work-on-pdfs.ts";
import { drawMealPdf } from "./draw-meal-pdf.ts";
import type { MealPdfTask } from "./meal-pdf-task.ts";

workOnPdfs((task) => drawMealPdf(task as MealPdfTask));
