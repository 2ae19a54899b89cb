// oxlint-disable-next-line no-restricted-imports -- runs when the site is built; each page gets its own text
import { COOKIES } from "@lockstep/content/help/cookies.ts";
// oxlint-disable-next-line no-restricted-imports -- runs when the site is built; each page gets its own text
import { FAQ } from "@lockstep/content/help/faq.ts";
// oxlint-disable-next-line no-restricted-imports -- runs when the site is built; each page gets its own text
import { PRIVACY } from "@lockstep/content/help/privacy.ts";
// oxlint-disable-next-line no-restricted-imports -- runs when the site is built; each page gets its own text
import { TERMS } from "@lockstep/content/help/terms.ts";
import type { Plugin } from "vite";

const TEXTS: Readonly<Record<string, unknown>> = {
  "virtual:help/faq": FAQ,
  "virtual:help/privacy": PRIVACY,
  "virtual:help/terms": TERMS,
  "virtual:help/cookies": COOKIES,
};

/** Hands the help pages their texts when the site is built: a page carries its own and no other. */
export function helpTexts(): Plugin {
  return {
    name: "lockstep-help-texts",
    resolveId: (id) => (id in TEXTS ? `\0${id}` : null),
    load(id) {
      const text = id.startsWith("\0") ? TEXTS[id.slice(1)] : undefined;
      return text === undefined ? null : `export default ${JSON.stringify(text)};`;
    },
  };
}
