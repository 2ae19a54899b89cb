import { Stripe } from "stripe";
import { setUpCatalogue } from "../features/billing/set-up-catalogue.ts";
import { parseConfig } from "../platform/config/config.ts";
import { StartupError } from "../platform/config/startup-error.ts";
import { runProgram } from "./run-program.ts";

/** Creates what's sold at Stripe, in test mode. Running it again changes nothing. */
await runProgram(async () => {
  if (process.argv.length > 2) throw new StartupError("Usage: STRIPE_SECRET_KEY=sk_test_... npm run stripe-setup");
  const { stripe } = parseConfig(process.env);
  if (stripe === null) throw new StartupError("Set STRIPE_SECRET_KEY to your test-mode key (sk_test_...) first.");
  const lines = await setUpCatalogue(new Stripe(stripe.secretKey)).catch((error: unknown) => {
    throw error instanceof Stripe.errors.StripeError ? new StartupError(`Stripe says: ${error.message}`) : error;
  });
  process.stdout.write(`${lines.join("\n")}\n`);
});
