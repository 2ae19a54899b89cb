import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { PasswordChecklist } from "./password-checklist.tsx";
import { createZxcvbn } from "./zxcvbn.ts";

/** The lines that are met, with the list of common passwords or without it. */
function metLines(password: string, common: readonly string[] | null): readonly boolean[] {
  const client = new QueryClient();
  if (common !== null) client.setQueryData(["common-passwords"], createZxcvbn(common));
  const html = renderToString(
    <QueryClientProvider client={client}>
      <PasswordChecklist id="rules" password={password} personal={["Mara Lindqvist", "mara@example.com"]} />
    </QueryClientProvider>,
  );
  return [...html.matchAll(/\((met|not met yet)\)/g)].map(([, word]) => word === "met");
}

test.each([
  ["", [false, false, false, false, false]],
  ["Password1!", [true, true, true, true, false]],
  ["My-Password-2026", [true, true, true, true, false]],
  ["Lindqvist1!", [true, true, true, true, false]],
  ["Tamarind!9kettle", [true, true, true, true, true]],
])("the line about guessing is its own: %j", (password, met) => {
  expect(metLines(password, ["password"])).toEqual(met);
});

test("the line waits for the list", () => {
  expect(metLines("Tamarind!9kettle", null)).toEqual([true, true, true, true, false]);
});
