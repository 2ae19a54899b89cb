import { ContactMessage } from "@lockstep/contract/help.ts";
import { expect, test } from "vitest";
import { contactProblems } from "./contact-form.tsx";
import { replyAddress } from "./inbox-message.tsx";

const GOOD = { name: "Ada", email: "ada@example.com", message: "Hello there." };

test.each<[string, Partial<typeof GOOD>]>([
  ["a good message", {}],
  ["no name", { name: "" }],
  ["a name of nothing visible", { name: " \u200b" }],
  ["no email", { email: "  " }],
  ["half an email", { email: "ada@example" }],
  ["two emails", { email: "ada@example.com,bob@example.com" }],
  ["a space in the email", { email: "ada @example.com" }],
  ["no message", { message: "\n\n" }],
  ["nothing at all", { name: "", email: "", message: "" }],
])("%s: the form says what the server would say", (_, change) => {
  const values = { ...GOOD, ...change };
  const issues = ContactMessage.safeParse(values).error?.issues ?? [];
  const said: Record<string, string> = {};
  for (const { path, message } of issues) said[String(path[0])] ??= message;
  expect(contactProblems(values)).toEqual(said);
});

test("an answer by email is begun with what they wrote, and nothing they wrote adds to the address", () => {
  const message = { ...GOOD, subject: "Technical Issue" as const, message: "Line one & two?\nLine three" };
  const url = new URL(replyAddress({ ...message, email: "ada?bcc=all@example.com" }));
  expect(url.pathname).toBe("ada%3Fbcc%3Dall%40example.com");
  expect([...url.searchParams.keys()]).toEqual(["subject", "body"]);
  expect(url.searchParams.get("body")).toBe("Hi Ada,\n\n\n\n> Line one & two?\n> Line three");
});
