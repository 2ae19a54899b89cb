import { writeFileSync } from "node:fs";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { CoachAnswer } from "@lockstep/contract/coach.ts";
import type { Plan } from "@lockstep/contract/training.ts";
import { pageAt } from "@lockstep/contract/pages.ts";
import type { Exercise } from "@lockstep/domain/training/exercise.ts";
import { EXERCISES, findExercise } from "@lockstep/content/training/index.ts";
import { FAQ } from "@lockstep/content/help/faq.ts";
import { loadSample } from "../../../sample/load-sample.ts";
import { SAMPLE_PASSWORD } from "../../../sample/sample-people.ts";
import { startTestServer, type Caller, type TestServer } from "../../../testing/start-server.ts";
import { recipeName } from "../../nutrition/index.ts";
import { FOOD_QUESTIONS } from "../food-questions.fixture.ts";
import { TRAINING_QUESTIONS } from "../training-questions.fixture.ts";
import { FURTHER_QUESTIONS } from "../further-questions.fixture.ts";
import { MEMBER_QUESTIONS, type Asker, type MemberQuestion } from "../member-questions.fixture.ts";

const QUESTIONS: readonly MemberQuestion[] = [...MEMBER_QUESTIONS, ...FURTHER_QUESTIONS];

/** A Tuesday: Alex rests, and trained the day before. It goes on with each look at it, so that what's said has an order. */
const START = Date.parse("2026-11-24T17:00:00Z");
let looks = 0;
const now = (): Date => new Date(START + (looks += 1));

let server: TestServer;
const callers = new Map<Asker, Caller>();
const answers = new Map<string, CoachAnswer>();

beforeAll(async () => {
  server = await startTestServer({ now, environment: { RATE_LIMITS: "off" } });
  await loadSample(server.platform, { onlyInto: "any" });
  callers.set("visitor", server.visitor);
  callers.set("newcomer", await server.person("Casey"));
  for (const name of ["alex", "priya", "sam"] as const)
    callers.set(name, await server.signIn(`${name}@example.com`, SAMPLE_PASSWORD));
  for (const { id, asker, question } of QUESTIONS) answers.set(id, await ask(asker, question));
  // For readers who judge the answers: COACH_ANSWERS names the file they're written to.
  const file = process.env["COACH_ANSWERS"];
  if (file !== undefined)
    writeFileSync(file, QUESTIONS.map(({ id, asker, question, needs }) => sheetOf({ id, asker, question, needs })).join("\n"));
});
afterAll(() => server.stop());

async function ask(asker: Asker, query: string, more: object = {}): Promise<CoachAnswer> {
  const { status, body } = await callers.get(asker)!.call("POST", "/functions/v1/fitness-chatbot", { query, ...more });
  expect([status, body]).toMatchObject([200, {}]);
  return body as unknown as CoachAnswer;
}

function sheetOf({ id, asker, question, needs }: MemberQuestion): string {
  const { answer, proposals } = answers.get(id)!;
  const cards = proposals.map(
    ({ summary, details }) => `\n> **Card**: ${summary}${details.length === 0 ? "" : ` (${details.join("; ")})`}`,
  );
  return `## ${id} (${asker}): ${question}\n\n${answer}${cards.join("")}\n\n_Needs: ${needs}_\n`;
}

test("every question gets an answer", () => {
  expect([...answers].filter(([, { answer }]) => answer.length < 20).map(([id]) => id)).toEqual([]);
});

test("the block says which week it is and when the lighter one comes", async () => {
  const { answer } = await ask("alex", "what week am i in?");
  expect(answer).toMatch(
    /^You're in week \d of \d: .+\. Your lighter week comes (?:next week|in \d weeks): two sets .+\[Open your plan\]\(\/workout-plan\)/,
  );
  for (const question of ["when do i deload?", "what's my deload week"])
    expect((await ask("alex", question)).answer).toMatch(/(?:in week \d of \d).+Your lighter week comes/);
  expect((await ask("newcomer", "what week am i in?")).answer).toContain("You don't have a workout plan yet");
});

test("every link leads to a page, an exercise, a recipe or an item of the FAQ that exists", () => {
  const links = [...answers.values()].flatMap(({ answer }) => [...answer.matchAll(/\]\(([^)]+)\)/g)].map(([, to = ""]) => to));
  expect(links.length).toBeGreaterThan(100);
  const isThere = (to: string): boolean => {
    const [path = "", anchor] = to.split("#");
    const [, kind, id = ""] = path.split("/");
    if (pageAt(path) === undefined) return false;
    if (kind === "exercises" && id !== "") return findExercise(id) !== undefined;
    if (kind === "recipes" && id !== "") return recipeName(id) !== null;
    return kind !== "faq" || anchor === undefined || FAQ.some((item) => item.id === anchor);
  };
  expect([...new Set(links)].filter((to) => !isThere(to))).toEqual([]);
});

test("no answer gives a link twice, or pastes a label into a sentence", () => {
  const twice = [...answers].filter(([, { answer }]) => {
    const links = [...answer.matchAll(/\[[^\]]+\]\(([^)]+)\)/g)].map(([, to]) => to);
    return new Set(links).size < links.length;
  });
  expect(twice.map(([id]) => id)).toEqual([]);
  expect([...answers].filter(([, { answer }]) => / · /.test(answer)).map(([id]) => id)).toEqual([]);
});

test("what isn't in the food table is said not to be", async () => {
  for (const [question, fits] of [
    ["how many calories in a coke", /135-150 kcal.+A can of cola isn't in our food table/s],
    ["how much sugar in a can of cola", /35-41 g sugar/],
    ["calories in pepsi", /135-150 kcal/],
    ["is cola bad for me", /^Now and then it's fine/],
    ["can i drink coke after training", /^You can, now and then/],
    ["log a coke", /^I can't log a can of cola, because it isn't in our food table/],
    ["what can i drink instead of cola", /sparkling water/],
    ["ate a kebab for dinner, log it", /^I can't log a kebab/],
  ] as const) {
    const { answer, proposals } = await ask("alex", question);
    expect([question, answer]).toEqual([question, expect.stringMatching(fits)]);
    expect(proposals).toEqual([]);
    expect(answer).not.toContain("/exercises/");
  }
});

test("how long a session takes is said first, with what could be done in turn, and nothing else", async () => {
  const plan = await planOf("priya");
  const today = dayOf(plan, "Tuesday");
  const { answer } = await ask("priya", "how long is today");
  expect(answer).toContain(`Today's **${today?.focus}** takes about ${today?.workMinutes} minutes`);
  expect(answer).not.toMatch(/superset|leave the rest/);
  const names = today?.exercises.map(({ name }) => name) ?? [];
  for (const question of ["how long is today? i only have 30 min", "can you do supersets today to save time"]) {
    const short = (await ask("priya", question)).answer;
    const pairs = /pair (.+), one set of each in turn/.exec(short)?.[1]?.split(/, and | with /) ?? [];
    expect(pairs.length).toBeGreaterThanOrEqual(2);
    expect(pairs.filter((name) => !names.includes(name))).toEqual([]);
  }
  // Each way says what it takes in all, and what's over.
  const alex = dayOf(await planOf("alex"), "Wednesday");
  const totals = [...answerTo("how-long-today").matchAll(/: about (\d+) minutes(?:, (\d+) more than you have)?\./g)];
  expect(totals).toHaveLength(2);
  for (const [, total, over = 0] of totals) {
    expect(Number(total)).toBeLessThan((alex?.workMinutes ?? 0) + 3);
    expect(Number(over)).toBe(Math.max(0, Number(total) - 30));
  }
  expect((await ask("sam", "how long is my workout on wednesday")).answer).toMatch(/^Wednesday's \*\*/);
  expect((await ask("priya", "how long is tomorrows workout")).answer).toMatch(/^Wednesday is a rest day/);
  expect((await ask("newcomer", "what is a superset")).answer).toMatch(/^A \*\*superset\*\* is two exercises done in turn/);
});

const answerTo = (id: string): string => answers.get(id)?.answer ?? "";
const cardsOf = (id: string): readonly string[] => answers.get(id)?.proposals.map(({ summary }) => summary) ?? [];
const exercisesIn = (text: string) =>
  [...text.matchAll(/\/exercises\/([a-z0-9-]+)/g)].flatMap(([, id = ""]) => findExercise(id) ?? []);
const planOf = async (asker: Asker): Promise<Plan> =>
  (await callers.get(asker)!.call("GET", "/api/training/plans/current")).body as unknown as Plan;
const dayOf = ({ days }: Plan, day: string) => days.find((each) => each.day === day);

test("figures of the plan are the plan's", async () => {
  const wrong: string[] = [];
  for (const [asker, ids] of [
    ["alex", ["today-alex", "tomorrow-rest"]],
    ["priya", ["today-short", "tomorrow-priya"]],
  ] as const) {
    const plan = await planOf(asker);
    const planned = plan.days.flatMap(({ exercises }) => exercises);
    for (const id of ids) {
      const text = answerTo(id);
      for (const [, exercise = "", sets = "", reps = "", rest = ""] of text.matchAll(
        /\/exercises\/([a-z0-9-]+)\): (\d+) × ([^,]+), (\d+) s rest/g,
      )) {
        const isPlans = planned.some(
          (each) =>
            each.exerciseId === exercise && String(each.sets) === sets && each.reps === reps && String(each.restSeconds) === rest,
        );
        if (!isPlans) wrong.push(`${id}: ${exercise} ${sets} × ${reps}`);
      }
      for (const [, focus = "", day = "", minutes = ""] of text.matchAll(/\*\*([^*]+)\*\* on (\w+), about (\d+) minutes/g)) {
        const there = dayOf(plan, day);
        if (there?.focus !== focus || String(there.workMinutes) !== minutes) wrong.push(`${id}: ${focus} on ${day}`);
      }
    }
  }
  expect(wrong).toEqual([]);
  const sam = await planOf("sam");
  for (const { day, isRest, focus, exercises, workMinutes } of sam.days)
    expect(answerTo("week-overview").replaceAll("**", "").replace(" (today)", "")).toContain(
      isRest ? `${day}: Rest` : `${day}: ${focus}, ${exercises.length} exercises, ${workMinutes} min`,
    );
});

test("questions about food aren't answered with exercises, nor those about training with recipes", () => {
  const food = [...FOOD_QUESTIONS.map(({ id }) => id), "paneer", "old-chicken", "beers-kebab", "celiac-dinner", "child-dinner"];
  expect(food.filter((id) => exercisesIn(answerTo(id)).length > 0)).toEqual([]);
  const training = TRAINING_QUESTIONS.map(({ id }) => id);
  expect(training.filter((id) => answerTo(id).includes("/recipes/"))).toEqual([]);
});

test("an exercise of repetitions is never offered a hold in its place", () => {
  for (const id of ["swap-named", "swap-this", "swap-no-equipment"]) {
    const isHold = ({ kind, dose }: Exercise): boolean => kind === "strength" && dose.holdSeconds !== null;
    // A line about a hold or a carry may name another one; only those about repetitions count.
    const about = answerTo(id)
      .split("\n")
      .map(exercisesIn)
      .filter(([first]) => first !== undefined && !isHold(first));
    const holds = about.flat().filter(isHold);
    expect([id, holds.map(({ name }) => name)]).toEqual([id, []]);
    expect(cardsOf(id).join()).not.toMatch(/Wall Sit/);
  }
});

test.each<[string, RegExp]>([
  ["gym-fear", /common.+quiet hour/s],
  ["replace-named", /Skyr.+Soy yogurt.+less than half the protein/s],
  ["price", /\$0.+\$49\.99.+\$89\.99.+7 days free.+\/#pricing/s],
  ["log-meal-free", /Not in them.+coke.+can't be logged.+about 140 kcal.+\*\*\d00-\d[05]0 kcal\*\* in all/s],
  ["knee-squats", /^Rest today.+stop the squat/],
  ["shoulder-pain", /^You can do today's \*\*Lower Body\*\*/],
  ["sore-train", /^Rest today and take an easy walk\. Tomorrow, train other muscles/],
  ["eat-800", /^No,(?!.*people see).+1-2 kg \(2-4 lb\) in four weeks/s],
  ["eat-900", /^No,.+two weeks is short: that's up to 1 kg.+Adding a daily walk is better than cutting food any further/s],
  ["paneer", /9 g protein and 4 g fat.+about half the protein and less than a quarter of the fat/],
  [
    "child-dinner",
    /The ciabatta may contain sesame, as an ingredient or as traces\. Use bread labeled free of nuts and sesame, or leave it out/,
  ],
  ["no-email", /^(?!.*password).+confirmation link.+24 hours/s],
  ["pregnant-14", /For chest pain.+call 911 or your local emergency number/],
  ["new-mother", /For chest pain.+call 911 or your local emergency number/],
  ["family-to-premium", /^You lose only the family features; nothing is deleted\./],
  ["move-session", /applies to every week from now on, so move it back after this week/],
  ["weekly-review-premium", /finish this week as planned, take the lighter week, then add the set/],
  ["form-plank", /^(?!.*Hips above).+Drop your knees/s],
  ["swap-hate", /\(body weight/],
  ["celiac-dinner", /won't eat anything green, (?:there's nothing green in it|leave the .+ off that plate)\./],
  ["missed-day", /Your log says you trained on Monday/],
  ["swap-this", /^(?:Which one is it|Today's only machine is).+(?:try|could do)/s],
  ["lower-back", /^No, rest today and take a walk.+numb around the groin.+bladder or bowels.+leg gets weak/s],
  ["early-morning", /^Both work/],
  ["calories", /1,500 \(men\)/],
  ["muscle-dumbbells", /If you pick one, pick \*\*(?:One-Arm|Bent-Over|Chest-Supported)? ?Dumbbell Row/],
  ["pregnant-14", /don't stay flat on your back for longer than a short set/],
  ["knee-sam", /Bridges, clamshells, rows/],
  ["missed-weeks", /take about 80%/],
  ["glutes-band", /Glute Bridge.+band/],
  ["form-deadlift", /^I can't see you.+should rise together\.$/s],
  ["how-heavy", /Stay at|stay at|bottom of the range|two or three reps in reserve|2-3 more clean reps/],
  ["sleep", /^You can train/],
  ["streak-lost", /^Good news: it's still running/],
  ["best-lift", /^(?:Yes|About the same|Not lately).+one-rep max/s],
  [
    "plateau",
    /You're not stuck.+top of your range \(5-8\)\. Next week is your lighter week: two sets at about 40 kg; the week after, go to \*\*52\.5 kg/s,
  ],
  ["how-heavy-next", /Once every set reaches 8 reps.+go to 70 kg/s],
  ["three-days", /\d+-?\d* of exercises, plus warm-up.+Monday has \[/s],
  ["shoulder-pop", /^Stop for today.+emergency room now/s],
  ["dizzy-squats", /^Stop here, and lie down/],
  ["tight-chest", /^Stop now, and sit down.+unfit/s],
  ["mon-tue-thu", /Monday and Tuesday would train.+Monday, Wednesday and Friday.+Today is Tuesday/s],
  ["move-session", /Friday has \*\*Full-Body\*\* too.+Saturday/s],
  [
    "how-many-sets",
    /^More than about \*\*20 hard sets a week\*\* is too much for most; your plan has about \*\*\d+(?:\.5)?\*\* for your chest, which is fine/,
  ],
  ["belly-fat", /^Crunches.+0\.7 g per lb.+0\.6-1 lb a week/s],
  ["add-items", /Eggs are on your plan's list already.+Oats/s],
  ["rows-in-arms", /Row\]\(\/exercises\/g-/],
  ["privacy", /^No\./],
  ["privacy-chat", /isn't sent to an outside AI company/],
  ["pdf", /^Not on Free/],
  ["undo", /nothing to undo/],
  ["app-install", /iPhone or iPad/],
  ["support-phone", /^Call \*\*555-0100/],
  ["thanks", /rest day/],
  ["replace-eggs", /^Yes\. Instead of an egg.+without an egg/s],
  ["plates", /40 kg a side/],
  ["kilos-in-pounds", /132\.3 lb.+\/settings#training/s],
  ["pounds-in-kilos", /83\.9 kg/],
  ["max-from-60", /72 kg/],
  ["which-set", /^Yes, \*\*8 × 67\.5 kg with 2 left\*\* is the stronger set: about 90 kg against 80 as one rep/],
  ["twice-bodyweight", /124 kg.+1\.7x.+19 kg/s],
  ["pace-187", /37-62 weeks.+0\.6-1 lb.+300-500 kcal.+1,600-2,100/s],
  ["beers-kebab", /900-1,350 kcal/],
  ["second-one", /Which one/],
  ["fifteen", /16 or older/],
  ["brother-13", /^Not before 16/],
  ["breakup-pr", /leave the record/],
  ["injection", /can't do that/],
  ["upgrade-me", /can't change anyone's membership/],
  ["sams-log", /can't show anyone else's/],
  ["numb-arm", /^Call 911 or your local emergency number now.+Don't drive.+No training today/s],
  ["weekly-review-free", /streak.+\/progress.+Premium/s],
  ["squat-video", /can't see videos.+look for this:.+heels stay down.+back stays flat.+From the front: your knees/s],
  ["mum-72", /your mum.+her own doctor.+72 is not too late.+for her/s],
  ["tofu-or-chicken", /two to three times as much tofu/],
  ["deload", /^Yes, and your plan has one coming up: you're in week 5 of 6\. .+8 of the last 8 weeks/],
  ["refund", /^I'm sorry about that charge.+within 24 hours.+cancel/s],
  ["new-mother", /^Congratulations on your baby.+pelvic-floor physio.+Postpartum/s],
])("%s holds what it needs", (id, needs) => {
  expect(answerTo(id)).toMatch(needs);
});

test("nothing is swapped that wasn't named, and nothing eaten goes missing", () => {
  for (const id of ["shoulder-pain", "knee-squats"])
    for (const card of cardsOf(id)) expect(card).toMatch(id === "shoulder-pain" ? /^Swap .*Press/ : /^Swap .*Squat/);
  expect(cardsOf("log-meal-free").join()).toMatch(/bread.+chicken/);
  expect(cardsOf("lower-back").join()).not.toMatch(
    /for .*(?:Pull-Through|Deadlift|Good Morning|Swing)|(?:to|with) .*(?:Pull-Through|Good Morning|Swing)/,
  );
  expect(answerTo("steroids")).not.toMatch(/\d+ ?mg/);
  expect(answerTo("knee-sam")).not.toMatch(/safe choice/);
  expect(answerTo("broken")).not.toMatch(/aren't lost/);
  expect(answerTo("groups")).not.toMatch(/\w\.\.\.$/m);
  const { total } = /Still (?<total>\d+) things/.exec(answerTo("whats-on-list"))?.groups ?? {};
  const counts = [...answerTo("whats-on-list").matchAll(/\*\* \((\d+)\)/g)].reduce((sum, [, count]) => sum + Number(count), 0);
  expect(counts).toBe(Number(total));
});

test("a question that leaves out what it's about is read with the one before", async () => {
  for (const [asker, first, next, fits] of [
    ["alex", "how do i do a romanian deadlift", "what muscles does it work", /Romanian Deadlift.+hamstrings/],
    ["alex", "how do i do a romanian deadlift", "how heavy?", /Romanian Deadlift/],
    ["alex", "how do i do a romanian deadlift", "ok swap it", /^Instead of \[.*Romanian Deadlift/],
    ["alex", "my elbow hurts when i do curls", "what can i do instead", /^Instead of \[.*Curl/],
    ["alex", "how do i change my plan to home", "with dumbbells only", /at home with dumbbells/],
    ["alex", "how do i do a romanian deadlift", "does it work offline", /Install it first/],
    ["priya", "how many calories in tofu", "is it vegan", /tofu/],
  ] as const) {
    await ask(asker, first);
    expect([next, (await ask(asker, next)).answer]).toEqual([next, expect.stringMatching(fits)]);
  }
});

test("small words of other languages are read, and the answer says that it's in English", async () => {
  for (const [question, fits] of [
    ["quanta proteina ha il tofu", /^I can only write in English.+tofu/],
    ["was ist besser, kniebeuge oder beinpresse", /Barbell Back Squat.+Leg Press/s],
    ["combien de calories dans un oeuf", /egg has/],
    ["hola, tienen recetas sin gluten", /\/recipes\//],
  ] as const)
    expect([question, (await ask("visitor", question)).answer]).toEqual([question, expect.stringMatching(fits)]);
  expect((await ask("visitor", "was my son too young to come per day")).answer).not.toContain("only write in English");
});

test("what's next in the plan and loads the sore part is named, with a swap that spares it", async () => {
  for (const [asker, question, part] of [
    ["alex", "knee hurts when i squat what do i do", "knee"],
    ["alex", "lower back kinda sore after deadlifts yday, train today?", "lower-back"],
    ["priya", "shoulder pinches on overhead press", "shoulder"],
    ["priya", "my knee is killing me", "knee"],
  ] as const) {
    const { answer, proposals } = await ask(asker, question);
    expect(answer).toMatch(/(?:Today's|\w+day's) session has \[/);
    const [, other = ""] = / for (.+) on \w+day$/.exec(proposals[0]?.summary ?? "") ?? [];
    const swapped = EXERCISES.filter(({ name }) => name === other);
    expect([question, proposals.length, swapped.length > 0]).toEqual([question, 1, true]);
    expect(swapped.every(({ loads }) => !loads.includes(part))).toBe(true);
  }
});

test("what's taken isn't replaced by what needs it", async () => {
  for (const question of [
    "swap this one, machine is taken",
    "the machine i need is busy, what else",
    "swap this, station's occupied",
  ]) {
    const { answer } = await ask("priya", question);
    for (const line of answer.split("\n").filter((each) => each.startsWith("- "))) {
      const [taken, ...others] = exercisesIn(line);
      const needs: readonly string[] = taken?.needs.filter((need) => need !== "dumbbell" && need !== "band") ?? [];
      expect([line, others.filter((other) => other.needs.some((need) => needs.includes(need)))]).toEqual([line, []]);
    }
  }
});

test("a deficit and a pace are the same everywhere", async () => {
  for (const question of [
    "how fast can i lose weight",
    "want to lose 8 kg, how long",
    "i weigh 90 kg and want to get to 80, how many calories",
    "lose 30 lb in a month",
  ]) {
    const { answer } = await ask("newcomer", question);
    expect([question, / 0\.5-1 kg| 1-2 lb/.test(answer)]).toEqual([question, false]);
  }
  expect((await ask("newcomer", "how do i lose weight")).answer).not.toMatch(/^Crunches/);
});

test("pain is answered by the part that hurts, not with one closing for all", () => {
  const closings = ["knee-squats", "shoulder-pain", "lower-back"].map((id) => answerTo(id).split("\n\n").at(-1));
  expect(new Set(closings).size).toBe(3);
});

test("a weight by a date goes by the log, and a month is asked of the plan that there is", async () => {
  const { answer } = await ask("priya", "is 12 weeks enough for a 60 kg bench");
  expect(answer).toMatch(
    /^(?:Yes|Maybe|Probably not|You're there).+going by your log, your one-rep max.+Barbell Bench Press.+kg/,
  );
  expect((await ask("priya", "how long until i bench 100")).answer).toMatch(/^About \d+-\d+ weeks: .+\*\*\d+-\d+ weeks\*\*/);
  const unknown = (await ask("newcomer", "is 12 weeks enough for a 60 kg bench")).answer;
  expect(unknown).toMatch(/^It depends on what you lift now\. .+12 weeks add about 15-30 kg.+about 45 kg today/);
  const january = await ask("alex", "my plan for january");
  expect([january.answer, january.proposals]).toEqual([expect.stringMatching(/^Your plan has no dates.+week \d of \d/), []]);
});

test("a choice from a list that's further back is asked again with what was offered", async () => {
  const chooser = await server.person("Chooser");
  callers.set("newcomer", chooser);
  const options = exercisesIn((await ask("newcomer", "swap barbell back squat")).answer).slice(1, 4);
  await ask("newcomer", "thanks");
  const { answer } = await ask("newcomer", "the second one");
  expect(exercisesIn(answer).map(({ id }) => id)).toEqual(options.map(({ id }) => id));
});

test("what follows on is read with what was said before", async () => {
  const follower = await server.person("Follower");
  callers.set("newcomer", follower);
  await ask("newcomer", "make me a plan for 3 days at the gym");
  expect((await ask("newcomer", "whats for dinner")).answer).toMatch(/meal plan|\/recipes\//);
  expect((await ask("newcomer", "and tomorrow?")).answer).toMatch(/tomorrow/i);
  await ask("newcomer", "how long should i rest between sets");
  expect((await ask("newcomer", "why?")).answer).toMatch(/^Because heavy lifts/);
  const { answer } = await ask("newcomer", "swap barbell back squat");
  const [, , second, third] = exercisesIn(answer);
  expect((await ask("newcomer", "another one")).answer).toContain(second?.name);
  if (third !== undefined) expect((await ask("newcomer", "another one")).answer).toContain(third.name);
  expect((await ask("newcomer", "how heavy for bench press")).answer).toContain("Bench Press");
  expect((await ask("newcomer", "and for squats?")).answer).toMatch(/Squat/);
});
