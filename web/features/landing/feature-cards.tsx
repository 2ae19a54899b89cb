import { formatCount } from "@lockstep/domain/words/format-number.ts";
import { art, exerciseCount, recipeCount } from "virtual:landing-art";
import { Avatar } from "../../ui/avatar.tsx";
import { Ring } from "../../ui/ring.tsx";

function Numbers({ items }: { items: ReadonlyArray<readonly [number: string, unit: string]> }) {
  return (
    <dl className="flex gap-7">
      {items.map(([number, unit]) => (
        <div key={unit} className="flex flex-col-reverse">
          <dt className="mt-2 text-14 text-fg-2">{unit}</dt>
          <dd className="n text-76">{number}</dd>
        </div>
      ))}
    </dl>
  );
}

/** An example day, its goals in grams. */
const MACROS = [
  { name: "Protein", grams: 118, goal: 150, kcal: 4, color: "var(--protein)" },
  { name: "Carbs", grams: 164, goal: 247, kcal: 4, color: "var(--carbs)" },
  { name: "Fats", grams: 52, goal: 68, kcal: 9, color: "var(--fat)" },
] as const;

/** What the example's grams come to in kilocalories. */
const EATEN = MACROS.reduce((sum, { grams, kcal }) => sum + grams * kcal, 0);
const GOAL = MACROS.reduce((sum, { goal, kcal }) => sum + goal * kcal, 0);

const PROGRESS = [34, 40, 38, 46, 52, 50, 60, 66, 64, 74, 82, 92] as const;

/** Six parts of the product, each shown by a piece of itself. */
export function FeatureCards() {
  return (
    <section id="features" className="section wrap" aria-labelledby="features-title">
      <h2 id="features-title" className="d max-w-[13ch] text-40 md:text-56">
        Training, food and friends. All in step.
      </h2>
      <div className="mt-8 grid gap-3 sm:grid-cols-12 md:mt-12 md:gap-4">
        <article className="feature on-ink sm:col-span-6 md:col-span-7">
          <h3 className="d2 text-26">Workout plans</h3>
          <p className="mt-2 max-w-[30ch] text-fg-2">
            Pick your muscle groups, 15 to 60 minutes and how many days a week. We work out sets, reps and rest, and tell you why.
          </p>
          <img
            src={art.workout}
            alt=""
            width="230"
            height="236"
            loading="lazy"
            className="pointer-events-none absolute right-2 bottom-36 w-[58%] max-w-80 md:right-6 md:bottom-0 md:w-[52%]"
          />
          <div className="relative mt-auto pt-60 md:pt-10">
            <Numbers
              items={[
                ["3", "sets"],
                ["6", "reps"],
                ["150", "sec rest"],
              ]}
            />
          </div>
        </article>
        <article className="feature feature-plain sm:col-span-6 md:col-span-5">
          <h3 className="d2 text-26">Meal plans</h3>
          <p className="mt-2 text-fg-2">
            Standard, vegetarian, vegan or keto: two to six meals a day from {recipeCount} of our own recipes. They hit your
            calorie goal, with protein, carbs and fats counted.
          </p>
          <div className="my-auto flex flex-wrap items-center gap-x-8 gap-y-5 pt-6">
            <Ring
              label={`Example: ${EATEN} of ${GOAL} kilocalories`}
              size={168}
              segments={[
                { share: 0.28, color: "var(--inverse)" },
                { share: 0.3, color: "var(--inverse)" },
                { share: EATEN / GOAL - 0.58, color: "var(--inverse)" },
              ]}
            >
              <span className="n block text-40">{formatCount(EATEN)}</span>
              <span className="mt-2 block text-13 text-fg-2">of {formatCount(GOAL)} kcal</span>
            </Ring>
            <ul className="grid min-w-40 flex-1 gap-4">
              {MACROS.map((macro) => (
                <li key={macro.name}>
                  <span className="flex justify-between text-15">
                    <span className="font-label">{macro.name}</span>
                    <span>{macro.grams} g</span>
                  </span>
                  <svg viewBox="0 0 200 12" className="mt-1 w-full" aria-hidden="true">
                    <path d="M3 2H199L196 11H0z" fill="var(--line)" />
                    <path d={`M3 2H${(200 * macro.grams) / macro.goal}l-3 9H0z`} fill={macro.color} />
                  </svg>
                </li>
              ))}
            </ul>
          </div>
        </article>
        <article className="feature feature-plain sm:col-span-4">
          <h3 className="d2 text-26">Progress</h3>
          <p className="mt-2 text-fg-2">Workouts, calories, strength: watch your numbers climb.</p>
          <svg viewBox="0 0 330 150" className="mt-auto w-full pt-8" aria-hidden="true">
            {PROGRESS.map((value, index) => {
              const last = index === PROGRESS.length - 1;
              const x = index * 26;
              const top = 146 - value * 1.45;
              return (
                <path
                  key={index}
                  d={`M${x} 146L${x + value * 0.2} ${top}h19L${x + 19} 146z`}
                  fill={last ? "var(--volt)" : "var(--inverse)"}
                  stroke={last ? "var(--data-edge)" : "none"}
                  strokeWidth="2.5"
                  strokeLinejoin="round"
                />
              );
            })}
          </svg>
        </article>
        <article className="feature on-volt sm:col-span-8">
          <h3 className="d2 text-26">Exercise library</h3>
          <p className="mt-2 max-w-[44ch]">
            {exerciseCount} exercises, by muscle and by the equipment you have. A moving figure shows each one from three angles.
          </p>
          <img
            src={art.library}
            alt=""
            width="1020"
            height="408"
            loading="lazy"
            className="mt-auto -mb-6 w-[200%] max-w-none pt-8 sm:w-full md:-mb-7"
          />
        </article>
        <article className="feature feature-short feature-plain sm:col-span-6">
          <h3 className="d2 text-26">Community and groups</h3>
          <p className="mt-2 max-w-[40ch] text-fg-2">Share a session, cheer someone on, find a group at your pace.</p>
          <div className="mt-auto pt-6">
            <div className="panel flex items-start gap-3">
              <Avatar name="Mira K" size={40} />
              <div>
                <p className="text-15">
                  <span className="font-name">Mira K.</span> <span className="text-fg-2">example post</span>
                </p>
                <p>Ran the whole loop without walking! Who's in for Saturday?</p>
              </div>
            </div>
          </div>
        </article>
        <article className="feature feature-short feature-plain sm:col-span-6">
          <h3 className="d2 text-26">AI chat assistant</h3>
          <p className="mt-2 max-w-[40ch] text-fg-2">Ask between sets, get a straight answer.</p>
          <div className="mt-auto grid gap-2 pt-6">
            <p className="bubble ml-auto bg-inverse text-on-inverse">My hotel only has dumbbells.</p>
            <p className="bubble bg-sunken">No problem: press, row and lunge with them. Same sets, same time.</p>
          </div>
        </article>
      </div>
    </section>
  );
}
