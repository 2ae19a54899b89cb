import { writeFileSync } from "node:fs";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { CoachAnswer } from "@lockstep/contract/coach.ts";
import { pageAt } from "@lockstep/contract/pages.ts";
import { findExercise } from "@lockstep/content/training/index.ts";
import { FAQ } from "@lockstep/content/help/faq.ts";
import { loadSample } from "../../../sample/load-sample.ts";
import { SAMPLE_PASSWORD } from "../../../sample/sample-people.ts";
import { startTestServer, type Caller, type TestServer } from "../../../testing/start-server.ts";
import { recipeName } from "../../nutrition/index.ts";
import { FURTHER_QUESTIONS } from "../further-questions.fixture.ts";
import { MEMBER_QUESTIONS, type Asker, type MemberQuestion } from "../member-questions.fixture.ts";

const QUESTIONS: readonly MemberQuestion[] = [...MEMBER_QUESTIONS, ...FURTHER_QUESTIONS];

let server: TestServer;
const callers = new Map<Asker, Caller>();
const answers = new Map<string, CoachAnswer>();

beforeAll(async () => {
  server = await startTestServer({ environment: { RATE_LIMITS: "off" } });
  await loadSample(server.platform, { onlyInto: "any" });
  callers.set("visitor", server.visitor);
  callers.set("newcomer", await server.person("Casey"));
  for (const name of ["alex", "priya", "sam"] as const)
    callers.set(name, await server.signIn(`${name}@example.com`, SAMPLE_PASSWORD));
  for (const { id, asker, question } of QUESTIONS) answers.set(id, await ask(asker, question));
  // For readers who judge the answers: COACH_ANSWERS names the file they're written to.
  const file = process.env["COACH_ANSWERS"];
  if (file !== undefined)
    writeFileSync(file, QUESTIONS.map(({ id, asker, question, needs }) => sheetOf({ id, asker, question, needs })).join("\n"));
});
afterAll(() => server.stop());

async function ask(asker: Asker, query: string, more: object = {}): Promise<CoachAnswer> {
  const { status, body } = await callers.get(asker)!.call("POST", "/functions/v1/fitness-chatbot", { query, ...more });
  expect([status, body]).toMatchObject([200, {}]);
  return body as unknown as CoachAnswer;
}

function sheetOf({ id, asker, question, needs }: MemberQuestion): string {
  const { answer, proposals } = answers.get(id)!;
  const cards = proposals.map(
    ({ summary, details }) => `\n> **Card**: ${summary}${details.length === 0 ? "" : ` (${details.join("; ")})`}`,
  );
  return `## ${id} (${asker}): ${question}\n\n${answer}${cards.join("")}\n\n_Needs: ${needs}_\n`;
}

test("every question gets an answer", () => {
  expect([...answers].filter(([, { answer }]) => answer.length < 20).map(([id]) => id)).toEqual([]);
});

test("every link leads to a page, an exercise, a recipe or an item of the FAQ that exists", () => {
  const links = [...answers.values()].flatMap(({ answer }) => [...answer.matchAll(/\]\(([^)]+)\)/g)].map(([, to = ""]) => to));
  expect(links.length).toBeGreaterThan(100);
  const isThere = (to: string): boolean => {
    const [path = "", anchor] = to.split("#");
    const [, kind, id = ""] = path.split("/");
    if (pageAt(path) === undefined) return false;
    if (kind === "exercises" && id !== "") return findExercise(id) !== undefined;
    if (kind === "recipes" && id !== "") return recipeName(id) !== null;
    return kind !== "faq" || anchor === undefined || FAQ.some((item) => item.id === anchor);
  };
  expect([...new Set(links)].filter((to) => !isThere(to))).toEqual([]);
});
