import type { Measurement } from "@lockstep/contract/training-measurements.ts";
import { MEASURE_NAMES, MEASURES, measureText, type Measure } from "@lockstep/domain/training/measurements.ts";
import { Pencil, Plus, Trash2 } from "lucide-react";
import { lazy, useState } from "react";
import { Link } from "react-router";
import { ApiError } from "../../../api/client.ts";
import { useSaving } from "../../../offline/use-saving.ts";
import { Button, IconButton } from "../../../ui/button.tsx";
import { SegmentedControl } from "../../../ui/choice.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { ErrorView } from "../../../ui/error-view.tsx";
import { LazyPart, PART_MISSING } from "../../../ui/lazy-part.tsx";
import { Loading, Skeleton } from "../../../ui/skeleton.tsx";
import { useToast } from "../../../ui/toast.tsx";
import { useTrainingPerson } from "../person.ts";
import type { TrainingUser } from "../person.ts";
import { dateText } from "../records/record-words.ts";
import type { Units } from "../units.ts";
import { MeasureChart, pointsOf } from "./measure-chart.tsx";
import { useMeasurements } from "./measurements.ts";
import "../records/records.css";

const MeasureSheet = lazy(() => import("./measure-sheet.tsx"));

/** So many measurements are listed at first. */
const SHOWN = 20;

function summaryOf(measurement: Measurement, units: Units): string {
  return MEASURES.flatMap((measure) => {
    const value = measurement[measure];
    return value === null ? [] : `${MEASURE_NAMES[measure]} ${measureText(measure, value, units)}`;
  }).join(", ");
}

function List({
  measurements,
  units,
  onEdit,
  onDelete,
}: {
  measurements: readonly Measurement[];
  units: Units;
  onEdit: (measurement: Measurement) => void;
  onDelete: (measurement: Measurement) => void;
}) {
  const [count, setCount] = useState(SHOWN);
  return (
    <section aria-labelledby="measurements-heading">
      <h2 id="measurements-heading" className="d2 mb-3 text-26">
        All measurements
      </h2>
      <ul className="history-sessions">
        {measurements.slice(0, count).map((measurement) => {
          const day = dateText(measurement.date);
          return (
            <li key={measurement.id}>
              <span className="font-label">{day}</span>
              <span>{summaryOf(measurement, units)}</span>
              <span className="flex gap-1">
                <IconButton label={`Change the measurement from ${day}`} onClick={() => onEdit(measurement)}>
                  <Pencil aria-hidden="true" />
                </IconButton>
                <IconButton label={`Delete the measurement from ${day}`} onClick={() => onDelete(measurement)}>
                  <Trash2 aria-hidden="true" />
                </IconButton>
              </span>
            </li>
          );
        })}
      </ul>
      {measurements.length > count ? (
        <Button look="quiet" className="mt-3" onClick={() => setCount(count + 10 * SHOWN)}>
          Show more
        </Button>
      ) : null}
    </section>
  );
}

function Hide() {
  return (
    <p className="text-14 text-fg-2">
      Only you see this. You can hide it everywhere in{" "}
      <Link className="link" to="/settings#training">
        your settings
      </Link>
      .
    </p>
  );
}

/** A member's body weight and measurements: the trend of each, and all of them. Saved on the device first. */
export default function BodyPage({ user }: { user: TrainingUser }) {
  const { units, today, pending: unknown } = useTrainingPerson(user);
  const { measurements, pending, error, refetch, change } = useMeasurements(user.id);
  const [chosen, setMeasure] = useState<Measure | null>(null);
  const [edited, setEdited] = useState<Measurement | "new" | null>(null);
  const saving = useSaving();
  const toast = useToast();
  if (error)
    return (
      <ErrorView title="We couldn't load your measurements." level={2} onRetry={refetch}>
        {error instanceof ApiError ? error.message : "Please try again in a moment. Nothing is lost."}
      </ErrorView>
    );
  if (pending || unknown)
    return (
      <Loading label="Loading your measurements" className="grid gap-4">
        <Skeleton className="h-12 w-48" />
        <Skeleton className="h-64" />
      </Loading>
    );
  const measured = MEASURES.filter((measure) => measurements.some((each) => each[measure] !== null));
  const measure = measured.find((each) => each === chosen) ?? measured[0];
  const save = (measurement: Measurement) => {
    setEdited(null);
    void saving(change({ id: measurement.id, measurement }), { message: "Measurement saved" });
  };
  const remove = (measurement: Measurement) => {
    const restore = () => void saving(change({ id: measurement.id, measurement, isRestored: true }));
    void saving(change({ id: measurement.id, measurement: null }), {
      message: "Measurement deleted",
      onUndo: restore,
    });
  };
  const add = (
    <Button icon={<Plus aria-hidden="true" />} onClick={() => setEdited("new")}>
      Add measurement
    </Button>
  );
  return (
    <div className="grid gap-10">
      {measure === undefined ? (
        <EmptyState title="No measurements yet" action={add}>
          Body weight, waist, hips and more, as often or as rarely as you like. Your weight also counts in pull-ups and dips.
        </EmptyState>
      ) : (
        <>
          <section aria-label="Trend" className="grid gap-5">
            <div className="flex flex-wrap items-center justify-between gap-3">
              {measured.length > 1 ? (
                <SegmentedControl
                  legend="Measure"
                  value={measure}
                  options={measured.map((value) => ({ value, label: MEASURE_NAMES[value] }))}
                  onChange={setMeasure}
                />
              ) : (
                <h2 className="d2 text-26">{MEASURE_NAMES[measure]}</h2>
              )}
              {add}
            </div>
            <MeasureChart points={pointsOf(measurements, measure)} measure={measure} units={units} />
            <p className="max-w-[65ch] text-14 text-fg-2">
              The trend is a weighted average: a measurement counts half as much after a week. It smooths out daily ups and downs.
            </p>
          </section>
          <List measurements={measurements} units={units} onEdit={setEdited} onDelete={remove} />
        </>
      )}
      <Hide />
      {edited === null ? null : (
        <LazyPart onMissing={() => toast(PART_MISSING)}>
          <MeasureSheet
            known={edited === "new" ? null : edited}
            today={today}
            units={units}
            onSave={save}
            onClose={() => setEdited(null)}
          />
        </LazyPart>
      )}
    </div>
  );
}
