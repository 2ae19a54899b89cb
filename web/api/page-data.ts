import { PAGE_DATA_ID, PAGE_TIME } from "@lockstep/contract/pages.ts";
import { cacheAnswer } from "./cached-answer.ts";

/** Answer by path of an API call. */
export type PageAnswers = Readonly<Record<string, unknown>>;

/** So long after the scripts started the answers are old: what is asked later asks the server. */
const FRESH_MS = 15_000;

let answers: Map<string, unknown> | null = null;
let freshUntil = 0;
let readRendered: () => PageAnswers | undefined = () => undefined;

/** On the server: where the answers for the page being rendered are (entry.server.tsx). */
export function renderFrom(read: () => PageAnswers | undefined): void {
  readRendered = read;
}

function readDocument(): Map<string, unknown> {
  freshUntil = performance.now() + FRESH_MS;
  const text = document.getElementById(PAGE_DATA_ID)?.textContent;
  return new Map(text ? Object.entries(JSON.parse(text) as object) : []);
}

/** The answer to a GET that came inside the document; undefined when it didn't, was taken already, or is old. */
export function peekPageData(path: string): unknown {
  if (typeof document === "undefined") return readRendered()?.[path];
  answers ??= readDocument();
  if (performance.now() > freshUntil) answers.clear();
  return answers.get(path);
}

/** The same, once, as a query's `initialData` or a call's answer: whoever asks again wants to read again. */
export function takePageData(path: string): unknown {
  const answer = peekPageData(path);
  if (answer !== undefined && answers?.delete(path)) void cacheAnswer(path, answer);
  return answer;
}

/** When the document was drawn on the server, ms of the epoch; now for every other document. */
export function documentTime(): number {
  const at = peekPageData(PAGE_TIME);
  return typeof at === "number" ? at : Date.now();
}

/** After a write what came with the document may no longer be true. */
export function dropPageData(): void {
  answers = new Map();
}
