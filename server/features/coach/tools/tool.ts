import type { z } from "zod";
import type { ProposalKind } from "@lockstep/contract/coach.ts";
import type { SessionActor } from "../../../platform/auth/session-actor.ts";
import { ApiError } from "../../../platform/http/api-error.ts";
import type { Platform } from "../../../platform/platform.ts";

/** What a tool is known by to a model, in the words of its protocol: `search_exercises`. */
interface Named<Input extends z.ZodType> {
  readonly name: string;
  /** For the model: what it answers and when to use it. */
  readonly description: string;
  readonly input: Input;
}

/** Looks something up, with the rights of whoever asks. */
export interface ReadTool<Input extends z.ZodType = z.ZodType, Answer = unknown> extends Named<Input> {
  readonly type: "read";
  /** Whether visitors may use it; for those who may not, `run` throws NOT_SIGNED_IN. */
  readonly forVisitors: boolean;
  run(platform: Platform, actor: SessionActor | null, input: z.output<Input>): Promise<Answer>;
}

/** A change as a tool suggests it. Nothing is changed before the person confirms it. */
export interface Draft<Payload = unknown> {
  readonly kind: ProposalKind;
  /** One sentence in plain English: "Swap Barbell Squat for Leg Press on Monday". */
  readonly summary: string;
  /** More about it, a line each. */
  readonly details: readonly string[];
  /** Where the change is seen, a path of the site. */
  readonly path: string;
  /** All that `confirm` needs: it's stored with the proposal. */
  readonly payload: Payload;
}

/**
 * Suggests a change, makes it once it's confirmed and takes it back. `confirm` and `undo` run inside one transaction with the proposal's own row, so the
 * platform they're handed is bound to it; they call other features' operations with the person's own rights.
 */
export interface ChangeTool<
  Input extends z.ZodType = z.ZodType,
  Payload extends z.ZodType = z.ZodType,
  Made extends z.ZodType = z.ZodType,
> extends Named<Input> {
  readonly type: "change";
  readonly kind: ProposalKind;
  readonly payload: Payload;
  /** What `undo` needs to know of what was made: it's stored when the proposal is confirmed. */
  readonly made: Made;
  run(platform: Platform, actor: SessionActor | null, input: z.output<Input>): Promise<Draft<z.output<Payload>>>;
  confirm(platform: Platform, actor: SessionActor, payload: z.output<Payload>): Promise<z.output<Made>>;
  /** Throws CONFLICT, and changes nothing, when what was made has been changed since. */
  undo(platform: Platform, actor: SessionActor, payload: z.output<Payload>, made: z.output<Made>): Promise<void>;
}

export type Tool = ReadTool | ChangeTool;

/** A tool for everyone. */
export function readTool<Input extends z.ZodType, Answer>(
  tool: Omit<ReadTool<Input, Answer>, "type" | "forVisitors">,
): ReadTool<Input, Answer> {
  return { ...tool, type: "read", forVisitors: true };
}

/** A tool's work for whoever is signed in. */
interface ForMembers<Input extends z.ZodType, Result> {
  run(platform: Platform, actor: SessionActor, input: z.output<Input>): Promise<Result>;
}

/** A tool that reads what is a member's own. */
export function memberTool<Input extends z.ZodType, Answer>(
  tool: Named<Input> & ForMembers<Input, Answer>,
): ReadTool<Input, Answer> {
  return {
    ...tool,
    type: "read",
    forVisitors: false,
    run: async (platform, actor, input) => tool.run(platform, signedIn(actor), input),
  };
}

/** A tool that changes what is a member's own. */
export function changeTool<Input extends z.ZodType, Payload extends z.ZodType, Made extends z.ZodType>(
  tool: Omit<ChangeTool<Input, Payload, Made>, "type" | "run"> & ForMembers<Input, Draft<z.output<Payload>>>,
): ChangeTool<Input, Payload, Made> {
  return { ...tool, type: "change", run: async (platform, actor, input) => tool.run(platform, signedIn(actor), input) };
}

function signedIn(actor: SessionActor | null): SessionActor {
  if (actor === null) throw new ApiError("NOT_SIGNED_IN");
  return actor;
}
