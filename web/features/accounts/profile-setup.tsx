import { useQuery } from "@tanstack/react-query";
import { ArrowLeft, ArrowRight, X } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import type { FormEvent } from "react";
import { Link, useNavigate, useSearchParams } from "react-router";
import type { Profile } from "@lockstep/contract/accounts.ts";
import { ApiError } from "../../api/client.ts";
import { profileOptions } from "../../session/profile-query.ts";
import { Button, LinkButton } from "../../ui/button.tsx";
import { ErrorView } from "../../ui/error-view.tsx";
import { Loading, Skeleton } from "../../ui/skeleton.tsx";
import { ProgressSteps } from "../../ui/steps.tsx";
import { apiProblem } from "./api-problem.ts";
import { FormMessage } from "./form-message.tsx";
import { usePatchProfile } from "./profile-query.ts";
import { answersOf, patchOf, TOO_YOUNG } from "./setup-answers.ts";
import type { SetupAnswers } from "./setup-answers.ts";
import { SetupFields } from "./setup-fields.tsx";
import type { GoalArt } from "./setup-fields.tsx";
import { ASKING_STEPS, SETUP_STEPS, stepAfter, stepBefore, stepOf } from "./setup-steps.ts";
import type { SetupStep } from "./setup-steps.ts";
import { SetupSummary } from "./setup-summary.tsx";
import { deviceTimeZone } from "./time-zones.ts";
import { useFormState } from "./use-form-state.ts";
import type { FormProblem } from "./use-form-state.ts";

const TEXTS: Readonly<Record<SetupStep, { title: string; intro: string; name: string }>> = {
  goal: { title: "What's your goal?", intro: "Pick your main goal. You can change it anytime.", name: "goal" },
  level: { title: "What's your level?", intro: "It sets your challenge goals. Each plan asks again.", name: "level" },
  units: { title: "Units and time zone", intro: "Days, weeks and streaks use your time zone.", name: "units" },
  "birth-year": { title: "What year were you born?", intro: "Only the year. Nobody else sees it.", name: "birth year" },
  equipment: {
    title: "What equipment do you have?",
    intro: "For workouts at home. Leave it empty to train with body weight only.",
    name: "equipment",
  },
  avoid: {
    title: "Anything to avoid?",
    intro: "New plans leave out exercises that don't suit you.",
    name: "limits",
  },
  health: {
    title: "A short health check",
    intro: "Six yes-or-no questions. Only you see your answers, and they don't lock anything.",
    name: "health check",
  },
  summary: {
    title: "Ready when you are.",
    intro: "All saved. Your next plan will fit your equipment and limits.",
    name: "your answers",
  },
};

function SetupScreen({ profile, step, goalArt }: { profile: Profile; step: SetupStep; goalArt: GoalArt }) {
  const navigate = useNavigate();
  // Over the profile, which right after a sign-in may still take the units of the device.
  const [given, setGiven] = useState<Partial<SetupAnswers>>({});
  const answers = { ...answersOf(profile, deviceTimeZone()), ...given };
  const patch = usePatchProfile();
  const { form, busy, problem, run, clear } = useFormState();
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    clear();
    window.scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, [step, clear]);
  const next = stepAfter(step);
  const before = stepBefore(step);
  const texts = TEXTS[step];
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void run(async (): Promise<FormProblem | null> => {
      const asked = patchOf(step, answers, new Date().getFullYear());
      if ("problem" in asked) return asked.problem;
      try {
        await patch.mutateAsync(asked.patch);
      } catch (error) {
        return apiProblem(error, "We couldn't save this. Please try again.");
      }
      await navigate(`?step=${next}`);
      return null;
    });
  };
  const place = SETUP_STEPS.indexOf(step) + 1;
  return (
    <form ref={form} onSubmit={submit} noValidate className={step === "summary" ? undefined : "setup-screen"}>
      <div className="wrap page-body wrap-reading">
        <div className="mb-6 flex items-center gap-4">
          {before ? (
            <LinkButton
              to={`?step=${before}`}
              look="plain"
              size="sm"
              className="btn-icon -ml-[12px]"
              aria-label="Back"
              title="Back"
            >
              <ArrowLeft aria-hidden="true" />
            </LinkButton>
          ) : (
            <span className="-ml-[12px] w-11" />
          )}
          {step === "summary" ? (
            <span className="flex-1" />
          ) : (
            <ProgressSteps total={ASKING_STEPS} current={place} className="mx-auto w-full max-w-72 flex-1" />
          )}
          <LinkButton
            to="/profile"
            look="plain"
            size="sm"
            className="btn-icon -mr-[12px]"
            aria-label="Leave (your earlier answers are saved)"
            title="Leave (your earlier answers are saved)"
          >
            <X aria-hidden="true" />
          </LinkButton>
        </div>
        <h1 ref={heading} tabIndex={-1} className="d text-40 md:text-56">
          {texts.title}
        </h1>
        <p className="mt-3 max-w-[48ch] text-17 text-fg-2">{texts.intro}</p>
        <div className="mt-6 grid gap-6">
          <FormMessage>
            {problem.message ? (
              <>
                {problem.message}
                {problem.message === TOO_YOUNG ? (
                  <p className="mt-2">
                    <Link to="/settings#delete" className="link inline-flex min-h-11 items-center">
                      Delete my account
                    </Link>
                  </p>
                ) : null}
              </>
            ) : null}
          </FormMessage>
          {step === "summary" ? (
            <SetupSummary profile={profile} />
          ) : (
            <SetupFields
              step={step}
              answers={answers}
              set={(change) => setGiven((known) => ({ ...known, ...change }))}
              errors={problem.fields ?? {}}
              goalArt={goalArt}
            />
          )}
        </div>
      </div>
      {step === "summary" ? null : (
        <div className="profile-dock sticky bottom-0 z-10 border-t border-line bg-surface pb-[env(safe-area-inset-bottom)]">
          <div className="wrap wrap-reading py-4">
            <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
              <LinkButton to={`?step=${next}`} look="plain">
                Skip
              </LinkButton>
              <Button
                type="submit"
                size="lg"
                busy={busy}
                className="flex-1 sm:flex-none"
                iconAfter={<ArrowRight aria-hidden="true" />}
              >
                Next: {TEXTS[next].name}
              </Button>
            </div>
          </div>
        </div>
      )}
    </form>
  );
}

/** The profile setup: one question a screen, saved with every step, to be left and continued at any time. */
export function ProfileSetup({ userId, goalArt }: { userId: string; goalArt: GoalArt }) {
  const query = useQuery(profileOptions(userId));
  const [search] = useSearchParams();
  const profile = query.data;
  if (profile)
    return <SetupScreen key={profile.id} profile={profile} step={stepOf(search.get("step"), profile)} goalArt={goalArt} />;
  if (query.isError) {
    return (
      <div className="wrap">
        <ErrorView
          title="We couldn't load your profile."
          onRetry={() => void query.refetch()}
          requestId={query.error instanceof ApiError ? (query.error.requestId ?? undefined) : undefined}
        >
          {query.error.message}
        </ErrorView>
      </div>
    );
  }
  return (
    <Loading label="Loading your profile" className="wrap page-body wrap-reading">
      <Skeleton className="mx-auto h-3 max-w-72" />
      <Skeleton className="mt-9 h-10 w-4/5" />
      <Skeleton className="mt-8 h-24" />
      <Skeleton className="mt-2 h-24" />
      <Skeleton className="mt-2 h-24" />
    </Loading>
  );
}
