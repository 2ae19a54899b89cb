import { art, exerciseCount } from "virtual:landing-art";
import { Avatar } from "../../ui/avatar.tsx";
import { cx } from "../../ui/cx.ts";
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

const MACROS = [
  { name: "Protein", grams: 96, share: 0.64, color: "var(--protein)" },
  { name: "Carbs", grams: 152, share: 0.76, color: "var(--carbs)" },
  { name: "Fat", grams: 48, share: 0.72, color: "var(--fat)" },
] as const;

/** 4 kcal a gram of protein and carbohydrate, 9 of fat: what the example's grams come to. */
const EATEN = 96 * 4 + 152 * 4 + 48 * 9;
const GOAL = 2000;

const PROGRESS = [34, 40, 38, 46, 52, 50, 60, 66, 64, 74, 82, 92] as const;

/** Six parts of the product, each shown by a piece of itself. */
export function FeatureCards() {
  return (
    <section id="features" className="section wrap" aria-labelledby="features-title">
      <h2 id="features-title" className="d max-w-[13ch] text-40 md:text-56">
        Everything your week needs, in one place.
      </h2>
      <div className="mt-8 grid gap-3 md:mt-12 md:grid-cols-12 md:gap-4">
        <article className="feature on-ink md:col-span-7">
          <h3 className="d2 text-26">Workout plans</h3>
          <p className="mt-2 max-w-[30ch] text-fg-2">
            Choose muscle groups, 15 to 60 minutes and your days. Every set has reps, rest and a reason.
          </p>
          <img
            src={art.workout}
            alt=""
            width="230"
            height="236"
            loading="lazy"
            className="pointer-events-none absolute right-2 bottom-28 w-[58%] max-w-80 md:right-6 md:bottom-0 md:w-[52%]"
          />
          <div className="relative mt-auto pt-56 md:pt-10">
            <Numbers
              items={[
                ["4", "sets"],
                ["8", "reps"],
                ["120", "sec rest"],
              ]}
            />
          </div>
        </article>
        <article className="feature feature-plain md:col-span-5">
          <h3 className="d2 text-26">Meal plans</h3>
          <p className="mt-2 text-fg-2">Standard, vegetarian, vegan, keto and more. Two to six meals a day, on your calories.</p>
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
              <span className="n block text-40">{EATEN.toLocaleString("en")}</span>
              <span className="mt-2 block text-13 text-fg-2">of {GOAL.toLocaleString("en")} kcal</span>
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
                    <path d={`M3 2H${200 * macro.share}l-3 9H0z`} fill={macro.color} />
                  </svg>
                </li>
              ))}
            </ul>
          </div>
        </article>
        <article className="feature feature-plain md:col-span-4">
          <h3 className="d2 text-26">Progress</h3>
          <p className="mt-2 text-fg-2">Workouts, calories and strength, week after week.</p>
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
        <article className="feature on-volt md:col-span-8">
          <h3 className="d2 text-26">Exercise library</h3>
          <p className="mt-2 max-w-[44ch]">
            {exerciseCount} exercises, by muscle, equipment or place. Shown in motion from three sides, not only described.
          </p>
          <img
            src={art.library}
            alt=""
            width="1020"
            height="408"
            loading="lazy"
            className="mt-auto -mb-6 w-[200%] max-w-none pt-8 md:-mb-7 md:w-full"
          />
        </article>
        <article className={cx("feature feature-short feature-plain md:col-span-6")}>
          <h3 className="d2 text-26">Community and groups</h3>
          <p className="mt-2 max-w-[40ch] text-fg-2">Post a session, cheer a friend, join people who train like you.</p>
          <div className="panel mt-auto flex items-start gap-3">
            <Avatar name="Jonas R" size={40} />
            <div>
              <p className="text-15">
                <span className="font-name">Jonas R.</span> <span className="text-fg-2">example post</span>
              </p>
              <p>First 100 kg deadlift. Thank you, Tuesday crew.</p>
            </div>
          </div>
        </article>
        <article className="feature feature-short feature-plain md:col-span-6">
          <h3 className="d2 text-26">AI coach</h3>
          <p className="mt-2 max-w-[40ch] text-fg-2">Ask about form, swaps or sore knees. Answers fit your plan.</p>
          <div className="mt-auto grid gap-2 pt-6">
            <p className="bubble ml-auto bg-inverse text-on-inverse">No squat rack free today?</p>
            <p className="bubble bg-sunken">Goblet squat, 4 × 10, same rest.</p>
          </div>
        </article>
      </div>
    </section>
  );
}
