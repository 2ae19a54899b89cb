import { art } from "virtual:landing-art";
import { Chip } from "../../ui/chip.tsx";
import { Steps } from "../../ui/steps.tsx";

const ANSWERS = ["30 min", "4 days", "Beginner", "Home"] as const;

/** Three steps from nothing to a week. */
export function HowItWorks() {
  return (
    <section id="how-it-works" className="section wrap" aria-labelledby="how-title">
      <div className="flex flex-wrap items-end justify-between gap-8 border-b-2 border-fg pb-9">
        <h2 id="how-title" className="d text-40 md:text-56">
          You answer.
          <br />
          It plans.
          <br />
          You move.
        </h2>
        <p className="flex items-end gap-4">
          <span className="n text-132 md:text-168">60</span>
          <span className="max-w-[12ch] pb-1 font-name">seconds from first question to first week</span>
        </p>
      </div>
      <ol className="how-steps">
        <li>
          <p className="n text-76" aria-hidden="true">
            1
          </p>
          <h3 className="d2 mt-4 text-22">Tell us your goal</h3>
          <p className="mt-2 text-fg-2">Muscle groups, minutes, days, level, home or gym.</p>
          <p className="how-art flex flex-wrap content-start gap-2">
            <Chip look="selected">Back</Chip>
            <Chip look="selected">Arms</Chip>
            {ANSWERS.map((answer) => (
              <Chip key={answer}>{answer}</Chip>
            ))}
          </p>
        </li>
        <li>
          <p className="n text-76" aria-hidden="true">
            2
          </p>
          <h3 className="d2 mt-4 text-22">See your week</h3>
          <p className="mt-2 text-fg-2">Seven days at a glance. Open any exercise and the figure shows you how.</p>
          <img
            src={art.weekLight}
            alt=""
            width="520"
            height="320"
            loading="lazy"
            className="how-art by-theme-light w-full max-w-72"
          />
          <img
            src={art.weekDark}
            alt=""
            width="520"
            height="320"
            loading="lazy"
            className="how-art by-theme-dark w-full max-w-72"
          />
        </li>
        <li>
          <p className="n text-76" aria-hidden="true">
            3
          </p>
          <h3 className="d2 mt-4 text-22">Train, check it off</h3>
          <p className="mt-2 text-fg-2">Check off sets as you go, even without a signal. Planned rest counts too.</p>
          <div className="how-art">
            <Steps total={7} done={5} height={36} className="max-w-80" />
            <p className="mt-3 text-15 font-label">5 of 7 days done, rest days included</p>
          </div>
        </li>
      </ol>
    </section>
  );
}
