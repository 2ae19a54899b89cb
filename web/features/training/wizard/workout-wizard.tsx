import type { TrainingChoices } from "@lockstep/contract/training.ts";
import { AVOIDANCES, HOME_EQUIPMENT, LEVELS, LOCATIONS } from "@lockstep/domain/training/exercise.ts";
import type { Goal } from "@lockstep/domain/training/goal.ts";
import { TRAINING_GROUPS } from "@lockstep/domain/training/muscles.ts";
import { DAYS_PER_WEEK, DURATIONS } from "@lockstep/domain/training/plan.ts";
import { useQuery } from "@tanstack/react-query";
import { useNavigate } from "react-router";
import { profileOptions } from "../../../session/profile-query.ts";
import { SetupDock } from "../../../plans/setup/setup-dock.tsx";
import { focusOn, SetupStep, stepHeadingId } from "../../../plans/setup/setup-step.tsx";
import { useAutoAdvance } from "../../../plans/setup/use-auto-advance.ts";
import { CheckCards, RadioCards } from "../../../ui/choice.tsx";
import { Slider } from "../../../ui/slider.tsx";
import { FigurePoster } from "../../../figure/figure-player.tsx";
import { litMuscles } from "../../../figure/lit-muscles.ts";
import { lacksRoom } from "../../../plans/setup/no-room.tsx";
import type { TrainingUser } from "../person.ts";
import { currentPlanOptions } from "../queries.ts";
import { goalOf, isStepDone, openSteps, RULES, STEPS, toChoices, withMinutes } from "./answers.ts";
import type { Step } from "./answers.ts";
import { Considerations } from "./considerations.tsx";
import { FromProfile } from "./from-profile.tsx";
import { GenerateProblem } from "./generate-problem.tsx";
import { NO_DEFAULTS, useGenerate } from "./generate.ts";
import { GoalChoice } from "./goal-choice.tsx";
import { changesTo, UNCHANGED, withChanges } from "./profile-changes.ts";
import { GOAL_TEXTS, GROUP_ART, LEVEL_TEXTS, LOCATION_ART, LOCATION_TEXTS, STEP_TEXTS } from "./setup-texts.ts";
import { useWizard } from "./use-wizard.ts";

const DURATION_MARKS = DURATIONS.map((minutes) => ({ value: minutes, label: String(minutes) }));
const durationText = (minutes: number) => (minutes === 0 ? "Not chosen yet" : `${minutes} minutes`);

function Art({ art, lead = false }: { art: (typeof GROUP_ART)[keyof typeof GROUP_ART]; lead?: boolean }) {
  return (
    <FigurePoster
      className="setup-art"
      movement={art.movement}
      variant={art.variant}
      lit={litMuscles(art.targets, art.synergists)}
      aspect={lead ? 1.2 : 1.4}
      floor={false}
    />
  );
}

/** "Back, Legs, 45 min, 3 days, Beginner, Home, Build muscle". */
function summary(answers: ReturnType<typeof withMinutes>, goal: Goal | null): string {
  const parts = [
    answers.muscleGroups.join(", "),
    answers.durationMinutes > 0 ? `${answers.durationMinutes} min` : "",
    `${answers.daysPerWeek} days`,
    answers.skillLevel ? LEVEL_TEXTS[answers.skillLevel].name : "",
    answers.location ? LOCATION_TEXTS[answers.location].name : "",
    goal ? GOAL_TEXTS[goal] : "",
  ];
  return parts.filter(Boolean).join(", ");
}

function missing(open: readonly Step[]): string {
  const names = open.map((step) => STEP_TEXTS[step].open);
  return `Still needed: ${names.join(", ")}`;
}

/**
 * Five questions and an optional sixth part. Each answer moves on to the next question; going back or reloading loses nothing. A browser
 * session that kept no answers begins with those of `start`.
 */
export function WorkoutWizard({ user, start = null }: { user: TrainingUser | null; start?: TrainingChoices | null }) {
  const navigate = useNavigate();
  // A second muscle group may follow the first.
  const { generateButton, advance } = useAutoAdvance(RULES, "durationMinutes");
  const { data: profile, isPending } = useQuery({ ...profileOptions(user?.id ?? ""), enabled: user !== null });
  const waiting = user !== null && isPending;
  // A profile that this device kept from before may not have said everything yet.
  const defaults = { ...NO_DEFAULTS, ...profile };
  const wizard = useWizard((to, given) => advance(to, withMinutes(given, defaults)), start);
  const { answer, onPlanMade } = wizard;
  const answers = withMinutes(wizard.answers, defaults);
  const hasOwnMinutes = wizard.answers.durationMinutes !== null || defaults.workoutMinutes === null;
  const generate = useGenerate(user?.id ?? null, onPlanMade);
  const avoid = withChanges(AVOIDANCES, defaults.avoid, answers.avoid);
  const equipment = withChanges(HOME_EQUIPMENT, defaults.equipment, answers.equipment);
  const goal = goalOf(answers, defaults);
  const choices = toChoices(answers, defaults);
  const open = openSteps(answers);
  const step = (name: Step) => ({
    step: name,
    steps: STEPS,
    title: STEP_TEXTS[name].title,
    hint: STEP_TEXTS[name].hint,
    done: isStepDone(answers, name),
  });
  const { data: current } = useQuery({ ...currentPlanOptions(), enabled: lacksRoom(generate.error) });
  const make = (replaces?: string) => {
    if (choices !== null) generate.mutate({ answers: wizard.answers, replaces }, { onSuccess: () => navigate("/workout-plan") });
  };

  return (
    <div>
      <SetupStep {...step("muscleGroups")}>
        <CheckCards
          legend="Muscle groups"
          hideLegend
          className="setup-groups grid-cols-2 md:grid-cols-3"
          values={answers.muscleGroups}
          options={TRAINING_GROUPS.map((group) => ({ value: group, label: group, art: <Art art={GROUP_ART[group]} /> }))}
          onChange={(muscleGroups) => answer({ muscleGroups }, "muscleGroups")}
        />
      </SetupStep>

      <SetupStep
        {...step("durationMinutes")}
        hint={`${hasOwnMinutes ? "" : "From your profile. "}${STEP_TEXTS.durationMinutes.hint}`}
      >
        <p className="mb-3 flex items-baseline gap-2" aria-hidden="true">
          <span className="n text-84">{answers.durationMinutes}</span>
          <span className="font-label text-fg-2">min</span>
        </p>
        <Slider
          label="Minutes per workout"
          hideLabel
          className="max-w-[640px]"
          min={0}
          max={60}
          step={15}
          value={answers.durationMinutes}
          marks={DURATION_MARKS}
          text={durationText}
          onChange={(value) => answer({ durationMinutes: DURATIONS.find((each) => each === value) ?? 0 }, "durationMinutes")}
        />
      </SetupStep>

      <SetupStep {...step("daysPerWeek")}>
        <RadioCards
          legend="Days a week"
          hideLegend
          className="setup-days grid-cols-3 sm:grid-cols-6"
          value={answers.daysPerWeek}
          options={DAYS_PER_WEEK.map((days) => ({
            value: days,
            label: (
              <>
                <span className="n text-34">{days}</span>
                <span className="visually-hidden"> days a week</span>
              </>
            ),
          }))}
          onChange={(daysPerWeek) => answer({ daysPerWeek }, "daysPerWeek")}
        />
      </SetupStep>

      <SetupStep {...step("skillLevel")}>
        <RadioCards
          legend="Skill level"
          hideLegend
          className="md:grid-cols-3"
          value={answers.skillLevel}
          options={LEVELS.map((level) => ({ value: level, label: LEVEL_TEXTS[level].name, note: LEVEL_TEXTS[level].note }))}
          onChange={(skillLevel) => answer({ skillLevel }, "skillLevel")}
        />
      </SetupStep>

      <SetupStep {...step("location")}>
        <RadioCards
          legend="Location"
          hideLegend
          className="setup-groups grid-cols-2"
          value={answers.location}
          options={LOCATIONS.map((location) => ({
            value: location,
            label: LOCATION_TEXTS[location].name,
            note: LOCATION_TEXTS[location].note,
            art: <Art art={LOCATION_ART[location]} lead />,
          }))}
          onChange={(location) => answer({ location }, "location")}
        />
      </SetupStep>

      <Considerations
        title="Anything else we should know?"
        avoid={avoid}
        equipment={equipment}
        atGym={answers.location === "gym"}
        waiting={waiting}
        onAvoid={(next) => answer({ avoid: changesTo(defaults.avoid, next) })}
        onEquipment={(next) => answer({ equipment: changesTo(defaults.equipment, next) })}
      >
        <FromProfile
          profile={defaults}
          answers={answers}
          onChange={() => focusOn("setup-goal")}
          onReset={() =>
            answer({
              avoid: UNCHANGED,
              equipment: UNCHANGED,
              goal: "profile",
              ...(defaults.workoutMinutes === null ? {} : { durationMinutes: null }),
            })
          }
        />
        <GoalChoice
          goal={goal}
          waiting={waiting}
          onChoose={(next) => answer({ goal: next === defaults.goal ? "profile" : (next ?? "none") })}
        />
      </Considerations>

      <GenerateProblem
        error={generate.error}
        current={current ?? null}
        onReplace={make}
        onClearAvoid={() => answer({ avoid: changesTo(defaults.avoid, []) })}
        onReview={(part) => focusOn(part === "muscleGroups" ? stepHeadingId(part) : `setup-${part}`)}
      />

      <SetupDock
        line={open.length > 0 ? missing(open) : summary(answers, goal)}
        total={STEPS.length}
        done={STEPS.length - open.length}
        ready={choices !== null}
        busy={generate.isPending}
        buttonRef={generateButton}
        onGenerate={() => make()}
      />
    </div>
  );
}
