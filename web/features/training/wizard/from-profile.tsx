import { Link } from "react-router";
import { Button } from "../../../ui/button.tsx";
import { goalOf, withMinutes } from "./answers.ts";
import type { ProfileDefaults, WizardAnswers } from "./answers.ts";
import { differs } from "./profile-changes.ts";
import { profileWords } from "./profile-words.ts";

/** What a plan takes from the profile, the ways to change it for this plan or for good, and the way back. Nothing for a profile that says nothing. */
export function FromProfile({
  profile,
  answers,
  onChange,
  onReset,
}: {
  profile: ProfileDefaults;
  answers: WizardAnswers;
  onChange: () => void;
  onReset: () => void;
}) {
  // A gym has its own equipment: there the profile's is of no use.
  const equipment = answers.location === "gym" ? [] : profile.equipment;
  if (profileWords({ ...profile, equipment }) === null) return null;
  const goal = goalOf(answers, profile);
  const { workoutMinutes } = profile;
  const hasMinutes = withMinutes(answers, profile).durationMinutes === workoutMinutes;
  const words = profileWords({
    goal: goal === profile.goal ? goal : null,
    workoutMinutes: hasMinutes ? workoutMinutes : null,
    avoid: profile.avoid.filter((each) => !answers.avoid.removed.includes(each)),
    equipment: equipment.filter((each) => !answers.equipment.removed.includes(each)),
  });
  const isChanged =
    goal !== profile.goal ||
    (workoutMinutes !== null && !hasMinutes) ||
    differs(profile.avoid, answers.avoid) ||
    differs(profile.equipment, answers.equipment);
  return (
    <div className="setup-profile">
      <p>
        {words === null ? (
          "This plan doesn't use anything from your profile."
        ) : (
          <>
            <span className="font-name">From your profile:</span> {words}.
          </>
        )}
      </p>
      <div className="mt-1 -ml-2 flex flex-wrap items-center gap-x-2">
        <Button size="sm" look="plain" onClick={onChange}>
          Change for this plan
        </Button>
        {isChanged ? (
          <Button size="sm" look="plain" onClick={onReset}>
            Use my profile
          </Button>
        ) : null}
        <Link to="/profile-setup?step=summary" className="btn btn-plain btn-sm">
          Edit profile
        </Link>
      </div>
    </div>
  );
}
