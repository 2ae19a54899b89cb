import { onlineManager } from "@tanstack/react-query";
import { act, createRef } from "react";
import { afterEach, beforeEach, expect, it } from "vitest";
import { testPage } from "../../testing/test-page.ts";
import { QuestionForm } from "./question-form.tsx";

const { page, show } = testPage();
let sent = 0;
const area = createRef<HTMLTextAreaElement>();
const draw = (text: string, isWaiting = false) =>
  show(
    <QuestionForm text={text} onText={() => {}} onSend={() => (sent += 1)} isWaiting={isWaiting} onStop={() => {}} area={area} />,
  );
function press(options: KeyboardEventInit): KeyboardEvent {
  const event = new KeyboardEvent("keydown", { key: "Enter", bubbles: true, cancelable: true, ...options });
  act(() => void area.current?.dispatchEvent(event));
  return event;
}
const isSendable = (): boolean => page.querySelector<HTMLButtonElement>("[aria-label=Send]")?.disabled === false;

beforeEach(() => {
  sent = 0;
});
afterEach(() => act(() => onlineManager.setOnline(true)));

it("sends with Enter and adds a line with Shift+Enter; Enter that ends a composed word does neither", () => {
  draw("How heavy?");
  expect(press({}).defaultPrevented).toBe(true);
  expect(sent).toBe(1);
  expect(press({ shiftKey: true }).defaultPrevented).toBe(false);
  expect(press({ isComposing: true }).defaultPrevented).toBe(false);
  expect(sent).toBe(1);
});

it.each([
  ["nothing", "", false],
  ["only blanks", " \n\t\u200B", false],
  ["a question while another is being answered", "How heavy?", true],
  ["more than fits", "x".repeat(2001), false],
])("doesn't send %s", (_what, text, isWaiting) => {
  draw(text, isWaiting);
  press({});
  expect(sent).toBe(0);
  expect(isSendable()).toBe(false);
});

it("sends what just fits, and keeps and counts what doesn't", () => {
  draw("x".repeat(2000));
  expect(isSendable()).toBe(true);
  expect(page.textContent).toContain("0 left");
  draw("x".repeat(50_000));
  expect(area.current?.value).toHaveLength(50_000);
  expect(area.current?.getAttribute("aria-invalid")).toBe("true");
  expect(page.querySelector("[role=alert]")?.textContent).toBe("Please keep your question under 2,000 characters. 48,000 over.");
});

it("sends nothing without a connection, and says so", () => {
  act(() => onlineManager.setOnline(false));
  draw("How heavy?");
  press({});
  expect(sent).toBe(0);
  expect(page.querySelector("[role=alert]")?.textContent).toMatch(/^You're offline/);
});

it("offers to stop an answer only while there's one", () => {
  draw("", true);
  expect(page.querySelector("[aria-label=Stop]")).not.toBeNull();
  draw("");
  expect(page.querySelector("[aria-label=Stop]")).toBeNull();
});
