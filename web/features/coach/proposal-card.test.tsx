import type { CoachProposal } from "@lockstep/contract/coach.ts";
import { act, useState } from "react";
import { MemoryRouter } from "react-router";
import { beforeEach, expect, it, vi } from "vitest";
import { ApiError } from "../../api/client.ts";
import { testPage } from "../../testing/test-page.ts";
import { ProposalCard } from "./proposal-card.tsx";

const { page, show } = testPage();
const OPEN: CoachProposal = {
  id: "p",
  kind: "swap-exercise",
  summary: "Swap Back Squat for Leg Press on Monday",
  details: ["3 sets of 8"],
  state: "open",
  canConfirm: true,
  canUndo: false,
  path: "/workout-plan",
};
const CONFIRMED: CoachProposal = { ...OPEN, state: "confirmed", canConfirm: false, canUndo: true };
const UNDONE: CoachProposal = { ...OPEN, state: "undone", canConfirm: false, canUndo: false };

let decisions: string[];
let settle: (error?: unknown) => Promise<void>;
beforeEach(() => {
  decisions = [];
  vi.spyOn(console, "error").mockImplementation(() => {});
});

/** The card in a conversation whose server answers when the test says so. */
function Talk({ first }: { first: CoachProposal }) {
  const [proposal, setProposal] = useState(first);
  const [isDeclined, setDeclined] = useState(false);
  const decide = (_proposal: CoachProposal, decision: "confirm" | "undo") => {
    decisions.push(decision);
    return new Promise<void>((resolve, reject) => {
      settle = (error) =>
        act(async () => {
          if (error === undefined) {
            setProposal(decision === "confirm" ? CONFIRMED : UNDONE);
            resolve();
          } else reject(error instanceof Error ? error : new Error("refused"));
        });
    });
  };
  return (
    <MemoryRouter>
      <ProposalCard
        proposal={proposal}
        isDeclined={isDeclined}
        onDecide={decide}
        onDecline={(_proposal, next) => setDeclined(next)}
        onFollow={() => {}}
      />
    </MemoryRouter>
  );
}
const buttons = (): string[] => [...page.querySelectorAll("button")].map(({ textContent }) => textContent ?? "");
const press = (name: string) =>
  act(() => [...page.querySelectorAll("button")].find(({ textContent }) => textContent === name)?.click());

it("waits for a yes, is done once however often it's pressed, and can be undone", async () => {
  show(<Talk first={OPEN} />);
  expect(buttons()).toEqual(["Confirm", "No thanks"]);
  press("Confirm");
  press("Confirm");
  press("No thanks");
  expect(decisions).toEqual(["confirm"]);
  await settle();
  expect(page.textContent).toContain("Done");
  expect(page.querySelector("a")?.getAttribute("href")).toBe("/workout-plan");
  press("Undo");
  press("Undo");
  expect(decisions).toEqual(["confirm", "undo"]);
  await settle();
  expect(page.textContent).toContain("Undone");
  expect(buttons()).toEqual([]);
});

it("says why it failed, and can be tried again", async () => {
  show(<Talk first={OPEN} />);
  press("Confirm");
  await settle(new ApiError({ code: "CONFLICT", message: "Monday has changed since this was suggested.", status: 409 }));
  expect(page.querySelector("[role=alert]")?.textContent).toBe("Monday has changed since this was suggested.");
  press("Confirm");
  expect(page.querySelector("[role=alert]")).toBeNull();
  await settle(new ApiError({ code: "INTERNAL", message: "Oops.", status: 500 }));
  expect(page.querySelector("[role=alert]")?.textContent).toBe("That didn't work. Nothing was changed. Please try again.");
  expect(buttons()).toEqual(["Confirm", "No thanks"]);
});

it("leads to the prices when it's part of a membership", async () => {
  show(<Talk first={OPEN} />);
  press("Confirm");
  await settle(new ApiError({ code: "MEMBERSHIP_REQUIRED", message: "This is included in Premium.", status: 403 }));
  expect(page.querySelector("[role=alert]")?.textContent).toBe("This is included in Premium.See plans");
  expect(page.querySelector("[role=alert] a")?.getAttribute("href")).toBe("/#pricing");
});

it("goes away with No thanks, and comes back", () => {
  show(<Talk first={OPEN} />);
  press("No thanks");
  expect(page.textContent).toBe("No changes made.Show again");
  press("Show again");
  expect(buttons()).toEqual(["Confirm", "No thanks"]);
});

it("says that it has expired when it can no longer be confirmed", () => {
  show(<Talk first={{ ...OPEN, canConfirm: false }} />);
  expect(page.textContent).toContain("This suggestion has expired.");
  expect(buttons()).toEqual([]);
});
