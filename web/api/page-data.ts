import { PAGE_DATA_ID } from "@lockstep/contract/pages.ts";
import { cacheAnswer } from "./cached-answer.ts";

/** So long after the page was opened the answers are old: what is asked later asks the server. */
const FRESH_MS = 15_000;

let answers: Map<string, unknown> | null = null;

function readDocument(): Map<string, unknown> {
  const text = typeof document === "undefined" ? null : document.getElementById(PAGE_DATA_ID)?.textContent;
  return new Map(text ? Object.entries(JSON.parse(text) as object) : []);
}

/** The answer to a GET that came inside the document; undefined when it didn't, was taken already, or is old. */
export function peekPageData(path: string): unknown {
  answers ??= readDocument();
  if (performance.now() > FRESH_MS) answers.clear();
  return answers.get(path);
}

/** The same, once, as a query's `initialData` or a call's answer: whoever asks again wants to read again. */
export function takePageData(path: string): unknown {
  const answer = peekPageData(path);
  if (answer !== undefined) {
    answers?.delete(path);
    void cacheAnswer(path, answer);
  }
  return answer;
}

/** After a write what came with the document may no longer be true. */
export function dropPageData(): void {
  answers = new Map();
}
