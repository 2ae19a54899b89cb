import { art } from "virtual:landing-art";
import { Chip } from "../../ui/chip.tsx";
import { Steps } from "../../ui/steps.tsx";

const ANSWERS = ["45 min", "3 days", "Intermediate", "Gym"] as const;

/** Three steps from nothing to a week. */
export function HowItWorks() {
  return (
    <section id="how-it-works" className="section wrap" aria-labelledby="how-title">
      <div className="flex flex-wrap items-end justify-between gap-8 border-b-2 border-fg pb-9">
        <h2 id="how-title" className="d text-40 md:text-56">
          Five answers.
          <br />
          One plan.
          <br />
          No guesswork.
        </h2>
        <p className="flex items-end gap-4">
          <span className="n text-132 md:text-168">60</span>
          <span className="max-w-[12ch] pb-1 font-name">seconds from first tap to full week</span>
        </p>
      </div>
      <ol className="mt-9 grid gap-10 md:grid-cols-3 md:gap-12">
        <li>
          <p className="n text-76" aria-hidden="true">
            1
          </p>
          <h3 className="d2 mt-4 text-22">Answer five questions</h3>
          <p className="mt-2 text-fg-2">Muscle groups, minutes, days, level, and where you train.</p>
          <p className="mt-5 flex flex-wrap gap-2">
            <Chip look="selected">Legs</Chip>
            <Chip look="selected">Core</Chip>
            {ANSWERS.map((answer) => (
              <Chip key={answer}>{answer}</Chip>
            ))}
          </p>
        </li>
        <li>
          <p className="n text-76" aria-hidden="true">
            2
          </p>
          <h3 className="d2 mt-4 text-22">See your week, drawn</h3>
          <p className="mt-2 text-fg-2">Each exercise moves, and the muscles at work light up.</p>
          <img
            src={art.weekLight}
            alt=""
            width="520"
            height="320"
            loading="lazy"
            className="by-theme-light mt-5 w-full max-w-72"
          />
          <img src={art.weekDark} alt="" width="520" height="320" loading="lazy" className="by-theme-dark mt-5 w-full max-w-80" />
        </li>
        <li>
          <p className="n text-76" aria-hidden="true">
            3
          </p>
          <h3 className="d2 mt-4 text-22">Train and stay in step</h3>
          <p className="mt-2 text-fg-2">Tick off sets. A planned rest day keeps your streak.</p>
          <Steps total={7} done={5} height={36} className="mt-7 max-w-80" />
          <p className="mt-3 text-15 font-label">Day 5 of 7, rest days counted</p>
        </li>
      </ol>
    </section>
  );
}
