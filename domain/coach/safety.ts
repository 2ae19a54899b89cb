import { crisisLineOf } from "./crisis-line.ts";
import { findPhrase, withoutPhrases, type Phrases } from "./phrase.ts";
import { longForm, plainWords } from "./plain-words.ts";
import { eatsTooLittle, losesTooFast } from "./safety/amounts.ts";
import { faultOfAnswer } from "./safety/answers.ts";
import { ILLNESS, MEDICATION, NOT_CLINICAL, PERSISTENT_PAIN, PREGNANCY, YOUNG } from "./safety/clinician.ts";
import { CRISIS, CRISIS_OUTSIDE_TRAINING, LOW_MOOD, NOT_A_CRISIS } from "./safety/crisis.ts";
import { DIAGNOSIS } from "./safety/diagnosis.ts";
import { EATING_DISORDER, NOT_STARVING, STARVING } from "./safety/eating.ts";
import { EMERGENCY, NOT_AN_EMERGENCY } from "./safety/emergency.ts";
import { IDENTITY, NOT_WHO } from "./safety/identity.ts";
import { FOREIGN_CRISIS, FOREIGN_EMERGENCY, FOREIGN_IDENTITY, FOREIGN_PREGNANCY } from "./safety/other-languages.ts";
import { childText, fittingText, wantsPerformanceDrugs } from "./safety/fitting-text.ts";
import { IN_GENERAL, PERFORMANCE_DRUGS_TEXT, safetyText, type SafetyTopic } from "./safety/texts.ts";
import { TRAINING } from "./safety/training-words.ts";
import { spellerOf, type Speller } from "./spelling.ts";

export type { SafetyTopic } from "./safety/texts.ts";

/** Whoever asks, as far as the rules care. */
export interface SafetyContext {
  /** ISO 3166, two letters, null when unknown: see `countryOf`. It decides which crisis line is named. */
  readonly country: string | null;
}

/** What a rule says about a question. */
export interface SafetyFinding {
  readonly topic: SafetyTopic;
  /** `instead`: the text is the whole answer, and no model is asked. `before`: it comes first, and a general answer follows. */
  readonly place: "instead" | "before";
  /** Markdown. */
  readonly text: string;
}

/** A topic's phrases; `unless` is cut out of the text first. */
interface Rule {
  readonly topic: SafetyTopic;
  readonly place: SafetyFinding["place"];
  readonly unless: Phrases | null;
  readonly phrases: readonly Phrases[];
  /** What counts only in sentences without a word of training. */
  readonly outsideTraining?: Phrases;
}

const CRISIS_RULE: Rule = {
  topic: "crisis",
  place: "instead",
  unless: NOT_A_CRISIS,
  phrases: [CRISIS, FOREIGN_CRISIS],
  outsideTraining: CRISIS_OUTSIDE_TRAINING,
};
const EMERGENCY_RULE: Rule = {
  topic: "emergency",
  place: "instead",
  unless: NOT_AN_EMERGENCY,
  phrases: [EMERGENCY, FOREIGN_EMERGENCY],
};
const EATING_RULE: Rule = { topic: "eating-disorder", place: "instead", unless: NOT_STARVING, phrases: [EATING_DISORDER] };
const STARVING_RULE: Rule = { topic: "too-few-calories", place: "instead", unless: NOT_STARVING, phrases: [STARVING] };
/** In the order in which they are asked, after those above and the ones of amounts. */
const GENTLER_RULES: readonly Rule[] = [
  { topic: "identity", place: "instead", unless: NOT_WHO, phrases: [IDENTITY, FOREIGN_IDENTITY] },
  { topic: "young", place: "instead", unless: NOT_CLINICAL, phrases: [YOUNG] },
  { topic: "low-mood", place: "before", unless: NOT_A_CRISIS, phrases: [LOW_MOOD] },
  { topic: "pregnancy", place: "before", unless: NOT_CLINICAL, phrases: [PREGNANCY, FOREIGN_PREGNANCY] },
  { topic: "medication", place: "before", unless: NOT_CLINICAL, phrases: [MEDICATION] },
  { topic: "diagnosis", place: "before", unless: NOT_CLINICAL, phrases: [DIAGNOSIS] },
  { topic: "illness", place: "before", unless: NOT_CLINICAL, phrases: [ILLNESS, PERSISTENT_PAIN] },
];

const TRAINING_WORD = new RegExp(` (?:${TRAINING.replaceAll("_", " ")}) `);

let speller: Speller | null = null;

/** Made at the first question. */
function safetySpeller(): Speller {
  if (speller !== null) return speller;
  const words = new Set<string>();
  for (const { phrases, unless, outsideTraining } of [CRISIS_RULE, EMERGENCY_RULE, EATING_RULE, STARVING_RULE, ...GENTLER_RULES])
    for (const lists of [...phrases, unless, outsideTraining])
      for (const phrase of lists?.list ?? []) for (const word of phrase.words) words.add(word);
  for (const word of AMOUNT_WORDS) words.add(word);
  speller = spellerOf(words);
  return speller;
}

const AMOUNT_WORDS = ["calories", "calorie", "kcal", "pounds", "kilos", "diet", "plan", "weight", "daily", "hundred", "thousand"];

/** "I want 2 sleep". */
const TO_IN_DIGITS =
  /(?<= )(want|wants|need|reason|going|how|like|ready|talk|talking|nothing|trying|have|able|way|time) 2 (?=[a-z])/g;

/** A text as the line that phrases are looked for in. */
export function safetyLine(text: string): string {
  const { read } = safetySpeller();
  const line = ` ${plainWords(text).flatMap(read).flatMap(longForm).join(" ")} `;
  return line.replaceAll(TO_IN_DIGITS, "$1 to ");
}

function applies({ unless, phrases, outsideTraining }: Rule, line: string): boolean {
  const rest = unless === null ? line : withoutPhrases(line, unless);
  if (phrases.some((each) => findPhrase(rest, each) !== null)) return true;
  return (
    outsideTraining !== undefined &&
    rest.split(" . ").some((part) => !TRAINING_WORD.test(` ${part} `) && findPhrase(` ${part} `, outsideTraining) !== null)
  );
}

function topicOf(line: string): Omit<SafetyFinding, "text"> | null {
  for (const rule of [CRISIS_RULE, EMERGENCY_RULE, EATING_RULE]) if (applies(rule, line)) return rule;
  if (applies(STARVING_RULE, line) || eatsTooLittle(line)) return { topic: "too-few-calories", place: "instead" };
  if (losesTooFast(line)) return { topic: "too-fast", place: "instead" };
  return GENTLER_RULES.find((rule) => applies(rule, line)) ?? null;
}

/**
 * What comes before everything else in the answer to a question, or is the answer: a crisis line, help in an emergency, no plan for starving, who is asked, a clinician
 * first, no diagnosis. Misspelled, disguised and indirect words are read as what they mean; talk of the gym isn't. Null when no rule says anything.
 */
export function checkQuestion(text: string, { country }: SafetyContext): SafetyFinding | null {
  const line = safetyLine(text);
  const found = topicOf(line);
  const child = found === null || found.topic === "illness" || found.topic === "young" ? childText(line) : null;
  if (child !== null) return { topic: "young", place: "instead", text: child };
  if (found === null) return null;
  const { topic, place } = found;
  if (topic === "medication" && wantsPerformanceDrugs(line)) return { topic, place: "instead", text: PERFORMANCE_DRUGS_TEXT };
  const isEmergency = (rest: string): boolean => applies(EMERGENCY_RULE, rest);
  return { topic, place, text: fittingText(topic, { line, crisisLine: crisisLineOf(country), isEmergency }) };
}

/** A text of a finding and the answer that follows it. */
export function withFinding({ topic, text }: SafetyFinding, answer: string): string {
  return topic === "low-mood" ? `${text}\n\n${answer}` : `${text} ${IN_GENERAL}\n\n${answer}`;
}

/** An answer that may be given. `topic` is the rule that changed or replaced it, null when it stays as it was. */
export interface CheckedAnswer {
  readonly answer: string;
  readonly topic: SafetyTopic | null;
}

/**
 * The answer to give, after any model: where the question calls for a text of its own that text, with a clinician first where one comes first, and another answer in
 * place of one that breaks a rule (plans for starving, harm, a diagnosis, doses of medicine, an emergency played down, posing as a person).
 */
export function checkAnswer(answer: string, { question, country }: SafetyContext & { readonly question: string }): CheckedAnswer {
  const finding = checkQuestion(question, { country });
  if (finding?.place === "instead") return { answer: finding.text, topic: finding.topic };
  const fault = faultOfAnswer(safetyLine(answer));
  if (fault !== null) {
    const text = safetyText(fault, crisisLineOf(country));
    return { answer: finding === null || finding.topic === fault ? text : `${finding.text}\n\n${text}`, topic: fault };
  }
  if (finding === null) return { answer, topic: null };
  return { answer: answer.startsWith(finding.text) ? answer : withFinding(finding, answer), topic: finding.topic };
}
