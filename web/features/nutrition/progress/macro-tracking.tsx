import type { Macros } from "@lockstep/contract/nutrition.ts";
import { putTargets } from "@lockstep/contract/nutrition.ts";
import { BASIC_NUTRIENTS, NUTRIENTS, TARGET_RANGES } from "@lockstep/domain/nutrition/macro-targets.ts";
import type { Nutrient } from "@lockstep/domain/nutrition/macro-targets.ts";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { Target } from "lucide-react";
import { useState } from "react";
import { ApiError, callApi } from "../../../api/client.ts";
import { formatDay } from "../../../plans/today.ts";
import { formatCount } from "@lockstep/domain/words/format-number.ts";
import { useFeature } from "../../../shell/use-feature.ts";
import { Alert } from "../../../ui/alert.tsx";
import { Button } from "../../../ui/button.tsx";
import { Sheet } from "../../../ui/dialog.tsx";
import { Input } from "../../../ui/field.tsx";
import { Locked, LockedLine } from "../../../ui/locked.tsx";
import { useToast } from "../../../ui/toast.tsx";
import { MacroBars } from "../plan/macro-bars.tsx";
import { macrosOptions } from "../queries.ts";

const NAMES: Readonly<Record<Nutrient, string>> = {
  protein: "Protein",
  carbs: "Carbs",
  fat: "Fat",
  fibre: "Fibre",
  sugars: "Sugars",
  sodium: "Sodium",
};
const unitOf = (nutrient: Nutrient) => (nutrient === "sodium" ? "mg" : "g");
const amount = (value: number | null) => (value === null ? "–" : formatCount(Math.round(value)));

/** Numbers as typed; empty is "go by my plan". */
function readTargets(typed: Readonly<Partial<Record<Nutrient, string>>>): Partial<Record<Nutrient, number | null>> | Nutrient {
  const read: Partial<Record<Nutrient, number | null>> = {};
  for (const nutrient of NUTRIENTS) {
    const text = typed[nutrient]?.trim();
    if (text === undefined) continue;
    const value = text === "" ? null : Number(text);
    const [least, most] = TARGET_RANGES[nutrient];
    if (value !== null && (!Number.isInteger(value) || value < least || value > most)) return nutrient;
    read[nutrient] = value;
  }
  return read;
}

function TargetsForm({ macros, onSaved }: { macros: Macros; onSaved: () => void }) {
  const shown = macros.isAdvanced ? NUTRIENTS : BASIC_NUTRIENTS;
  const queryClient = useQueryClient();
  const [typed, setTyped] = useState<Partial<Record<Nutrient, string>>>(() =>
    Object.fromEntries(shown.map((nutrient) => [nutrient, macros.own[nutrient]?.toString() ?? ""])),
  );
  const [wrong, setWrong] = useState<Nutrient | null>(null);
  const save = useMutation({
    networkMode: "always",
    mutationFn: (body: Partial<Record<Nutrient, number | null>>) => callApi(putTargets, { body }),
    onSuccess: (answer) => {
      queryClient.setQueryData(macrosOptions().queryKey, answer);
      onSaved();
    },
  });
  return (
    <form
      className="mt-4 grid gap-4"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        const read = readTargets(typed);
        setWrong(typeof read === "string" ? read : null);
        if (typeof read !== "string") save.mutate(read);
      }}
    >
      <div className="grid gap-4 min-[420px]:grid-cols-2">
        {shown.map((nutrient) => {
          const [least, most] = TARGET_RANGES[nutrient];
          const planned = macros.own[nutrient] === null ? macros.targets[nutrient] : null;
          return (
            <Input
              key={nutrient}
              label={`${NAMES[nutrient]}, ${unitOf(nutrient)}`}
              inputMode="numeric"
              value={typed[nutrient] ?? ""}
              placeholder={planned === null || planned === undefined ? "" : String(planned)}
              error={
                wrong === nutrient
                  ? `${formatCount(least)} to ${formatCount(most)} ${unitOf(nutrient)}, or leave it empty.`
                  : null
              }
              onChange={(event) => setTyped({ ...typed, [nutrient]: event.target.value })}
            />
          );
        })}
      </div>
      {save.error ? (
        <Alert>{save.error instanceof ApiError ? save.error.message : "That didn't work. Please try again."}</Alert>
      ) : null}
      <Button type="submit" busy={save.isPending}>
        Save targets
      </Button>
    </form>
  );
}

/** Fibre, sugars and sodium today, and how the weeks compare. */
function Advanced({ macros }: { macros: Macros }) {
  const today = macros.days.find(({ date }) => date === macros.today);
  const rows = ["fibre", "sugars", "sodium"] as const;
  return (
    <>
      <dl className="grid max-w-[560px] grid-cols-3 gap-3">
        {rows.map((nutrient) => {
          const target = macros.targets[nutrient] ?? null;
          return (
            <div key={nutrient}>
              <dt className="text-14 font-label">{NAMES[nutrient]} today</dt>
              <dd className="mt-1">
                <span className="n text-32">{formatCount(Math.round(today?.[nutrient] ?? 0))}</span>{" "}
                <span className="text-14 text-fg-2">
                  {target === null ? unitOf(nutrient) : `of ${formatCount(target)} ${unitOf(nutrient)}`}
                </span>
              </dd>
            </div>
          );
        })}
      </dl>
      <div className="overflow-x-auto">
        <table className="table w-full text-13 md:text-14">
          <caption className="pb-2 text-left text-14 font-label">Daily average by week</caption>
          <thead>
            <tr className="align-top">
              <th scope="col" className="text-left">
                Week
              </th>
              {NUTRIENTS.map((nutrient) => (
                <th key={nutrient} scope="col" className="pb-1 pl-2 text-right">
                  {NAMES[nutrient]}
                  <span className="block font-[400] text-fg-2">{unitOf(nutrient)}</span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {macros.weeks
              .filter(({ daysLogged }) => daysLogged > 0)
              .toReversed()
              .map((week) => (
                <tr key={week.monday} className="border-t border-line">
                  <th scope="row" className="py-2 text-left whitespace-nowrap">
                    {formatDay(week.monday)}
                  </th>
                  {NUTRIENTS.map((nutrient) => (
                    <td key={nutrient} className="py-2 pl-2 text-right whitespace-nowrap">
                      {amount(week[nutrient])}
                    </td>
                  ))}
                </tr>
              ))}
          </tbody>
        </table>
      </div>
    </>
  );
}

function Tracked({ macros }: { macros: Macros }) {
  const toast = useToast();
  const [editing, setEditing] = useState(false);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
      <div className="max-w-[560px]">
        <h3 className="mb-3 font-name">
          Daily average this week
          <span className="ml-2 text-14 font-[400] text-fg-2">
            {macros.week.daysLogged} {macros.week.daysLogged === 1 ? "day" : "days"} logged
          </span>
        </h3>
        <MacroBars figures={macros.week} of={macros.targets} />
      </div>
      {macros.isAdvanced ? <Advanced macros={macros} /> : null}
      <div className="flex flex-wrap items-center gap-3">
        <Button look="secondary" icon={<Target aria-hidden="true" />} onClick={() => setEditing(true)}>
          Set my targets
        </Button>
        {macros.isAdvanced ? null : <LockedLine>Fibre, sugars, sodium and weekly averages are included in Family.</LockedLine>}
      </div>
      <Sheet
        open={editing}
        onOpenChange={setEditing}
        title="Your targets"
        description="Per day. Leave a field empty to use your meal plan's."
      >
        <TargetsForm
          macros={macros}
          onSaved={() => {
            setEditing(false);
            toast({ message: "Targets saved" });
          }}
        />
      </Sheet>
    </div>
  );
}

/** The person's targets and what they ate; undefined without the membership for it. */
export function useMacros(userId: string | null): Macros | undefined {
  const isOpen = useFeature(userId, "macros");
  return useQuery({ ...macrosOptions(), enabled: isOpen === true }).data;
}

/** What was eaten against the person's targets; without the membership, what it would be. */
export function MacroTracking({ userId }: { userId: string }) {
  const isOpen = useFeature(userId, "macros");
  const macros = useMacros(userId);
  if (isOpen === false) {
    const glimpse = { calories: 0, fibre: 0, protein: 92, carbs: 180, fat: 48 };
    return (
      <Locked glimpse={<MacroBars figures={glimpse} of={{ ...glimpse, protein: 130, carbs: 240, fat: 70 }} />}>
        Set targets for protein, carbs and fat, and see what you've eaten against them, today and this week.
      </Locked>
    );
  }
  return macros ? <Tracked macros={macros} /> : null;
}
