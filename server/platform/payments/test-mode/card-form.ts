import { isStorable } from "../../http/read-body.ts";
import { escapeHtml } from "../../mail/mail-html.ts";
import { findCard, type CardInput } from "./payment-methods.ts";

const FIELDS = {
  number: { label: "Card number", autocomplete: "cc-number", inputmode: "numeric", most: 30 },
  expiry: { label: "Expiry", autocomplete: "cc-exp", inputmode: "numeric", most: 12, hint: "MM / YY" },
  cvc: { label: "CVC", autocomplete: "cc-csc", inputmode: "numeric", most: 4 },
  name: { label: "Name on card", autocomplete: "cc-name", inputmode: "text", most: 100 },
} as const;
type Field = keyof typeof FIELDS;

export type CardErrors = { readonly [field in Field]?: string };

export type CardReading =
  | { readonly card: CardInput; readonly outcome: NonNullable<ReturnType<typeof findCard>> }
  | { readonly errors: CardErrors };

/** Reads a card as typed. `now` is the provider's clock in seconds: cards expire by it. */
export function readCard(form: URLSearchParams, now: number): CardReading {
  const text = (field: Field): string => (form.get(field) ?? "").trim();
  const number = text("number").replaceAll(/[\s-]/g, "");
  const expiry = /^(\d{1,2})\s*[/ -]?\s*(\d{4}|\d{2})$/.exec(text("expiry"));
  const [month, year] = [Number(expiry?.[1]), Number(expiry?.[2]) + (expiry?.[2]?.length === 2 ? 2000 : 0)];
  const name = text("name");
  const errors = {
    number: numberProblem(number),
    expiry: expiryProblem(expiry === null ? null : { month, year }, now),
    cvc: /^\d{3,4}$/.test(text("cvc")) ? null : "Enter the 3 or 4 digits of your card's security code.",
    name: name !== "" && name.length <= FIELDS.name.most && isStorable(name) ? null : "Enter the name on your card.",
  };
  const outcome = findCard(number);
  const found = Object.entries(errors).filter(([, problem]) => problem !== null);
  if (found.length > 0 || outcome === null) return { errors: Object.fromEntries(found) };
  return { card: { number, expMonth: month, expYear: year, name }, outcome };
}

function numberProblem(number: string): string | null {
  if (number === "") return "Enter your card number.";
  if (!/^\d*$/.test(number) || !isLuhn(number)) return "Your card number is invalid.";
  if (number.length < 12 || number.length > 19) return "Your card number is incomplete.";
  return findCard(number) === null ? "This is test mode: use a test card, such as 4242 4242 4242 4242." : null;
}

function expiryProblem(expiry: { readonly month: number; readonly year: number } | null, now: number): string | null {
  if (expiry === null) return "Enter the expiry date as MM / YY.";
  const { month, year } = expiry;
  const thisYear = new Date(now * 1000).getUTCFullYear();
  if (month < 1 || month > 12 || year > thisYear + 50) return "Your card's expiry date is invalid.";
  // A card is good until the last day of its month.
  return Date.UTC(year, month) / 1000 <= now ? "Your card has expired." : null;
}

function isLuhn(number: string): boolean {
  const sum = number
    .split("")
    .reverse()
    .reduce((total, digit, at) => {
      const value = Number(digit) * (at % 2 === 0 ? 1 : 2);
      return total + (value > 9 ? value - 9 : value);
    }, 0);
  return sum % 10 === 0;
}

/** The form for a card. What was typed comes back, but for the security code. */
export function cardForm(action: string, button: string, form?: URLSearchParams, errors: CardErrors = {}): string {
  const firstWrong = Object.keys(FIELDS).find((name) => errors[name as Field] !== undefined);
  const field = (name: Field): string => {
    const { label, autocomplete, inputmode, most, ...more } = FIELDS[name];
    const error = errors[name];
    const hint = "hint" in more ? ` placeholder="${more.hint}"` : "";
    const value = name === "cvc" ? "" : escapeHtml(form?.get(name) ?? "");
    const described = error === undefined ? "" : ` aria-invalid="true" aria-describedby="${name}-error"`;
    // The browser scrolls to the first field that needs another look.
    const focus = name === firstWrong ? " autofocus" : "";
    const message = error === undefined ? "" : `<p class="error" id="${name}-error">${escapeHtml(error)}</p>`;
    return `<div class="field"><label for="${name}">${label}</label><input id="${name}" name="${name}" value="${value}" autocomplete="${autocomplete}" inputmode="${inputmode}" maxlength="${most}" required${hint}${described}${focus}>${message}</div>`;
  };
  // The server says what's wrong next to each field, so the browser's own bubbles stay away.
  return `<form method="post" action="${escapeHtml(action)}" novalidate>${field("number")}<div class="pair">${field("expiry")}${field("cvc")}</div>${field("name")}<button>${escapeHtml(button)}</button></form>`;
}

/** The bank's page of a card that needs authentication. */
export function authenticationForm(action: string): string {
  return `<h1>Complete authentication</h1><p>Your bank wants to make sure it's you. In test mode you choose how that goes.</p><form method="post" action="${escapeHtml(action)}"><button name="answer" value="complete">Complete</button><button class="plain" name="answer" value="fail">Fail</button></form>`;
}

export const NOT_AUTHENTICATED: CardErrors = {
  number: "We couldn't authenticate your card. Try again or use another card.",
};
export const DECLINED: CardErrors = { number: "Your card was declined." };
