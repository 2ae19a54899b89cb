import type { CoachProposal } from "@lockstep/contract/coach.ts";
import type { SessionActor } from "../../platform/auth/session-actor.ts";
import { ApiError } from "../../platform/http/api-error.ts";
import { writeTogether, type Platform } from "../../platform/platform.ts";
import { presentProposal } from "./read-messages.ts";
import { lockProposal, setProposalState, type ProposalRow } from "./store.ts";
import type { ChangeTool } from "./tools/tool.ts";
import { CHANGE_TOOLS } from "./tools/tools.ts";

/** Makes a suggested change, once however often it's asked. The change and the proposal's state are one transaction. */
export async function confirmProposal(platform: Platform, actor: SessionActor, id: string): Promise<CoachProposal> {
  return decide(platform, actor, id, "confirmed", async (within, tool, { state, payload }) => {
    if (state === "undone")
      throw new ApiError("CONFLICT", { message: "You've undone this. Ask again if you'd like it after all." });
    return tool.confirm(within, actor, tool.payload.parse(payload));
  });
}

/** Takes a change back, once however often it's asked; refused when what it made has been changed since. */
export async function undoProposal(platform: Platform, actor: SessionActor, id: string): Promise<CoachProposal> {
  return decide(platform, actor, id, "undone", async (within, tool, { state, payload, made }) => {
    if (state === "open") throw new ApiError("CONFLICT", { message: "This hasn't been confirmed, so there's nothing to undo." });
    await tool.undo(within, actor, tool.payload.parse(payload), tool.made.parse(made));
    return made;
  });
}

async function decide(
  platform: Platform,
  actor: SessionActor,
  id: string,
  state: "confirmed" | "undone",
  act: (within: Platform, tool: ChangeTool, proposal: ProposalRow) => Promise<unknown>,
): Promise<CoachProposal> {
  return writeTogether(platform, async (within, tx) => {
    const proposal = await lockProposal(tx, actor.userId, id);
    if (proposal === null) throw new ApiError("NOT_FOUND");
    if (proposal.state === state) return presentProposal(proposal);
    const tool = CHANGE_TOOLS.find(({ kind }) => kind === proposal.kind);
    if (tool === undefined) throw new Error(`No tool makes proposals of the kind ${proposal.kind}.`);
    const made = await act(within, tool, proposal).catch(asConflict);
    await setProposalState(tx, id, state, made);
    return presentProposal({ ...proposal, state, made });
  });
}

/** What a change was about may be gone by now: that's no missing page. */
function asConflict(error: unknown): never {
  if (error instanceof ApiError && error.code === "NOT_FOUND")
    throw new ApiError("CONFLICT", { message: "What this was about has been deleted, so nothing was changed." });
  throw error;
}
