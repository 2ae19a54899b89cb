import type { ExerciseDetail } from "@lockstep/contract/training.ts";
import { VOLUME_MUSCLE_NAMES, VOLUME_MUSCLE_OF, MUSCLES } from "@lockstep/domain/training/muscles.ts";
import type { Muscle } from "@lockstep/domain/training/muscles.ts";
import { effectiveSets, MUSCLES_BY_SIZE, RECOVERY_SETS } from "@lockstep/domain/training/volume.ts";
import { formatDecimal } from "@lockstep/domain/words/format-number.ts";
import { BodyMap } from "../../../figure/body-map.tsx";

/** An exercise with the sets of it that count. */
type Trained = Pick<ExerciseDetail, "kind" | "targets" | "synergists"> & { readonly sets: number };

function loadOf(sets: ReturnType<typeof effectiveSets>): Partial<Record<Muscle, number>> {
  const lit: Partial<Record<Muscle, number>> = {};
  for (const muscle of MUSCLES) {
    const share = sets[VOLUME_MUSCLE_OF[muscle]] / RECOVERY_SETS;
    if (share > 0) lit[muscle] = Math.min(1, share);
  }
  return lit;
}

/** What a workout trained, on the body and in words. A muscle is fully lit from the sets on after which it wants a day off. */
export function WorkoutMuscles({ exercises }: { exercises: readonly Trained[] }) {
  const sets = effectiveSets(exercises);
  const trained = MUSCLES_BY_SIZE.filter((muscle) => sets[muscle] > 0).toSorted((a, b) => sets[b] - sets[a]);
  if (trained.length === 0) return null;
  const words = trained.map((muscle) => `${VOLUME_MUSCLE_NAMES[muscle]} ${formatDecimal(sets[muscle])}`);
  return (
    <section className="mt-6" aria-labelledby="muscles-heading">
      <h3 id="muscles-heading" className="d2 text-22">
        Muscles
      </h3>
      <BodyMap
        load={loadOf(sets)}
        label={`Front and back of the body. Effective sets: ${words.join(", ")}.`}
        className="on-bg mx-auto mt-2 w-full max-w-[340px]"
      />
      <ul className="mt-3 flex flex-wrap gap-x-5 gap-y-1">
        {trained.map((muscle) => (
          <li key={muscle}>
            {VOLUME_MUSCLE_NAMES[muscle]} <span className="n text-18">{formatDecimal(sets[muscle])}</span>
          </li>
        ))}
      </ul>
      <p className="mt-2 text-14 text-fg-2">Effective sets: one for the muscle an exercise trains, half for muscles that help.</p>
    </section>
  );
}
