import type { CoachAnswer, CoachProposal } from "@lockstep/contract/coach.ts";
import type { Plan } from "@lockstep/contract/training.ts";
import type { Answer, Caller, Person } from "../../testing/start-server.ts";
import { calls, says, type ModelServer } from "../../testing/model-server.ts";

const ASK = "/functions/v1/fitness-chatbot";
const QUESTION = { query: "Please do that for me" };

/** What the coach suggests when its model calls one tool. */
export async function suggest(model: ModelServer, person: Person, tool: string, input: object): Promise<CoachProposal> {
  model.does(calls([tool, input]), says("There you go."));
  const { body } = await person.call("POST", ASK, QUESTION);
  const [proposal] = (body as unknown as CoachAnswer).proposals;
  if (proposal === undefined) throw new Error(`Nothing was suggested: ${model.requests.at(-1)?.text.slice(-500)}`);
  return proposal;
}

/** What the model is answered when a tool refuses; throws when something is suggested all the same. */
export async function refusal(model: ModelServer, person: Person, tool: string, input: object): Promise<string> {
  model.does(calls([tool, input]), says("I can't."));
  const { body } = await person.call("POST", ASK, QUESTION);
  if ((body as unknown as CoachAnswer).proposals.length > 0) throw new Error("It was suggested.");
  const answered = model.requests.at(-1)?.body.messages.find(({ role }) => role === "tool")?.content;
  return (JSON.parse(String(answered)) as { refused: string }).refused;
}

export function decide(caller: Caller, { id }: { readonly id: string }, how: "confirm" | "undo"): Promise<Answer> {
  return caller.call("POST", `/api/coach/proposals/${id}/${how}`);
}

export const CONFLICT = { status: 409, body: { error: { code: "CONFLICT" } } };

const CHOICES = {
  muscleGroups: ["Chest", "Back", "Legs"],
  durationMinutes: 45,
  daysPerWeek: 3,
  skillLevel: "intermediate",
  location: "gym",
};

/** Gives someone a workout plan. */
export async function givePlan(person: Person): Promise<Plan> {
  return (await person.call("POST", "/api/training/plans", CHOICES)).body as unknown as Plan;
}

/** A training day of a plan and its first exercise. */
export function firstOf(plan: Plan) {
  const day = plan.days.find(({ isRest }) => !isRest);
  const [exercise] = day?.exercises ?? [];
  if (day === undefined || exercise === undefined) throw new Error("The plan has no exercise.");
  return { day: day.day, exerciseId: exercise.exerciseId, name: exercise.name };
}
