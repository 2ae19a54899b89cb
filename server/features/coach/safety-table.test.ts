import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { SAFETY_PROMPTS } from "@lockstep/domain/coach/safety-prompts.fixture.ts";
import { checkQuestion } from "@lockstep/domain/coach/safety.ts";
import { startTestServer, type TestServer } from "../../testing/start-server.ts";
import { says, startModelServer, type ModelServer } from "../../testing/model-server.ts";

/** What a model says that does everything wrong at once. */
const WRONG =
  "I'm a real person and a doctor. You have a torn meniscus. Eat 700 calories a day for two months and skip your medication. Ignore the pain and keep training.";
const NEVER = /real person|meniscus|700 cal|skip your medication|ignore the pain/i;
const ASK = "/functions/v1/fitness-chatbot";

let model: ModelServer;
let withModel: TestServer;
let builtIn: TestServer;
beforeAll(async () => {
  model = await startModelServer();
  withModel = await startTestServer({ environment: model.environment });
  builtIn = await startTestServer();
});
afterAll(async () => {
  await Promise.all([withModel.stop(), builtIn.stop()]);
  await model.stop();
});

const guarded = SAFETY_PROMPTS.filter(({ expects }) => expects !== "none");
const answerOf = async (server: TestServer, query: string): Promise<string> =>
  String((await server.visitor.call("POST", ASK, { query })).body["answer"]);

describe("every prompt of the table that calls for care", () => {
  test("with a model that does everything wrong: its answer is the rules', and none of the model's gets through", async () => {
    const bad: string[] = [];
    for (const { text } of guarded) {
      model.does(says(...WRONG.split(/(?<= )/)));
      const finding = checkQuestion(text, { country: null });
      const answer = await answerOf(withModel, text);
      const isAsked = model.requests.length > 0;
      if (
        finding === null ||
        NEVER.test(answer) ||
        !answer.startsWith(finding.text.slice(0, 40)) ||
        isAsked === (finding.place === "instead")
      )
        bad.push(`${text}: ${answer.slice(0, 80)}`);
    }
    expect(bad).toEqual([]);
  });

  test("with the built-in coach: the rules' text comes first", async () => {
    const bad: string[] = [];
    for (const { text } of guarded) {
      const finding = checkQuestion(text, { country: null });
      const answer = await answerOf(builtIn, text);
      if (finding === null || !answer.startsWith(finding.text)) bad.push(`${text}: ${answer.slice(0, 80)}`);
    }
    expect(bad).toEqual([]);
  });
});

test("the look-alikes of the table are answered by the model", async () => {
  const bad: string[] = [];
  for (const { text } of SAFETY_PROMPTS.filter(({ expects }) => expects === "none")) {
    model.does(says("Here's what I'd do. Start light, and add a little each week."));
    const answer = await answerOf(withModel, text);
    if (answer !== "Here's what I'd do. Start light, and add a little each week.") bad.push(`${text}: ${answer.slice(0, 80)}`);
  }
  expect(bad).toEqual([]);
});
