import { expect, test, vi } from "vitest";
import { parseConfig } from "../config/config.ts";
import { openPayments, type PaymentsOptions } from "./open-payments.ts";

/** What's sold through with these settings, and what's said about it. */
function open(environment: Readonly<Record<string, string>>, isLocalInstallation: boolean) {
  const warn = vi.fn();
  const options = { config: parseConfig(environment), isLocalInstallation, log: { warn } } as unknown as PaymentsOptions;
  const payments = openPayments(options);
  return { seller: payments && (payments.isBuiltIn ? "built in" : "Stripe"), warnings: warn.mock.calls.length };
}

const KEY = { STRIPE_SECRET_KEY: "sk_test_1" };
const KEYS = { ...KEY, STRIPE_WEBHOOK_SECRET: "whsec_1" };

test.each([
  ["without keys, on a local address", {}, true, { seller: "built in", warnings: 0 }],
  ["without keys, on a public one", {}, false, { seller: null, warnings: 0 }],
  ["with keys, on a local address", KEYS, true, { seller: "Stripe", warnings: 0 }],
  ["with keys, on a public one", KEYS, false, { seller: "Stripe", warnings: 0 }],
  ["with half of the keys", KEY, true, { seller: null, warnings: 1 }],
])("%s", (_what, environment, isLocal, expected) => {
  expect(open(environment, isLocal)).toEqual(expected);
});
