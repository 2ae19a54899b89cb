import type { PlannedDay } from "@lockstep/contract/training.ts";
import { overTimeWords } from "@lockstep/domain/training/week-faults.ts";
import { ArrowRight, X } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import type { KeyboardEvent, RefObject } from "react";
import { Alert } from "../../../ui/alert.tsx";
import { IconButton, LinkButton } from "../../../ui/button.tsx";
import { Page } from "../../../ui/page.tsx";
import { DayTabs } from "../../../ui/tabs.tsx";
import { weekTabs } from "../plan/week-tabs.ts";
import { formatDay, weekdayIndex } from "../../../plans/today.ts";
import type { CalendarDay } from "../../../plans/today.ts";
import { trainedWeek } from "../block.ts";
import type { ShownPlan } from "../use-plan.ts";
import { actionOf, isAltArrow, whereNow } from "./board-keys.ts";
import type { KeyPress, Landing, Place } from "./board-keys.ts";
import { BoardSheet } from "./board-sheet.tsx";
import type { SheetView } from "./board-sheet.tsx";
import { DayColumn } from "./day-column.tsx";
import { DayFit, minutesOf } from "./day-fit.tsx";
import { useBoard } from "./use-board.ts";
import { useWide } from "./use-wide.ts";
import { WeekVolume } from "./week-volume.tsx";

const PANEL = "board-day";

/** Says what the last change costs, or why it wasn't made. */
function Consequences({
  warnings,
  problem,
  onDismiss,
}: {
  warnings: readonly string[];
  problem: string | null;
  onDismiss: () => void;
}) {
  const close = (
    <IconButton label="Close this note" onClick={onDismiss}>
      <X aria-hidden="true" />
    </IconButton>
  );
  return (
    <>
      {problem === null ? null : (
        <div className="mb-5 flex items-start gap-2">
          <div className="min-w-0 flex-1">
            <Alert tone="error">{problem}</Alert>
          </div>
          {close}
        </div>
      )}
      <div role="status">
        {problem !== null || warnings.length === 0 ? null : (
          <div className="mb-5 flex items-start gap-2">
            <div className="min-w-0 flex-1">
              <Alert tone="info">
                <p className="font-name">Changed. Good to know:</p>
                <ul className="mt-1 grid gap-1">
                  {warnings.map((warning) => (
                    <li key={warning}>{warning}</li>
                  ))}
                </ul>
              </Alert>
            </div>
            {close}
          </div>
        )}
      </div>
    </>
  );
}

/** Where the focus should stand, and the week it was wished in: after a change it waits for the changed one. */
interface Wish {
  readonly landing: Landing;
  readonly since: readonly PlannedDay[] | null;
}

/** The place of a landing; null while its exercise isn't there. */
function placeOf(days: readonly PlannedDay[], { day, exerciseId }: Landing): Place | null {
  const col = days.findIndex((each) => each.day === day);
  if (exerciseId === null) return { col, row: 0 };
  const index = days[col]?.exercises.findIndex((each) => each.exerciseId === exerciseId) ?? -1;
  return index < 0 ? null : { col, row: index + 1 };
}

function focusPlace(container: HTMLElement | null, place: Place): void {
  container?.querySelector<HTMLElement>(`[data-col="${place.col}"][data-row="${place.row}"]`)?.focus();
}

/** Stands on what was changed once the changed week is drawn: a moved or new exercise is another element than the pressed one. */
function useLanding(container: RefObject<HTMLElement | null>, days: readonly PlannedDay[]) {
  const [wish, setWish] = useState<Wish | null>(null);
  const met = useRef<Wish | null>(null);
  useEffect(() => {
    if (!wish || met.current === wish || wish.since === days) return;
    const place = placeOf(days, wish.landing);
    if (!place) return;
    met.current = wish;
    focusPlace(container.current, place);
  }, [wish, days, container]);
  return setWish;
}

/** When the board's week is trained, where that isn't now. */
function whenTrained(shown: ShownPlan, today: CalendarDay): string {
  const { at, nextStartsOn } = trainedWeek(shown, today);
  if (nextStartsOn !== null) return ` It starts ${formatDay(nextStartsOn)}, with your next block.`;
  return at?.phase === "lighter" ? " This is your usual week. Your lighter week has two sets of each exercise." : "";
}

/** The week as a board: seven columns on a desk, a day at a time on a phone. */
export function WeekBoard({
  shown,
  today,
  ownDoses,
}: {
  shown: ShownPlan;
  today: CalendarDay;
  /** Whether the membership includes custom doses; null while it isn't known. */
  ownDoses: boolean | null;
}) {
  const board = useBoard(shown);
  const wide = useWide();
  const [picked, setPicked] = useState<number | null>(null);
  const [view, setView] = useState<SheetView | null>(null);
  const [open, setOpen] = useState(false);
  const container = useRef<HTMLDivElement>(null);
  const land = useLanding(container, board.days);
  const now = weekdayIndex(today);
  const selected = picked ?? now;
  const { days } = board;
  const { choices, name } = shown.plan;

  const show = (next: SheetView) => {
    board.dismiss();
    setView(next);
    setOpen(true);
  };
  const onLand = (landing: Landing) => {
    setPicked(days.findIndex((each) => each.day === landing.day));
    land({ landing, since: days });
  };

  /** Moves what is in a place, from wherever the presses before have brought it. */
  const arrange = (at: Place, press: KeyPress) => {
    const landings: Landing[] = [];
    const asked = board.change((latest) => {
      const place = whereNow(days, latest, at);
      const act = place && actionOf(latest, place, press);
      if (act?.kind !== "change") return null;
      landings.push(act.landing);
      return act;
    });
    void asked.then((made) => (made ? landings.forEach(onLand) : undefined));
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    // Alt with an arrow is the browser's Back, which nobody means who arranges a week.
    if (isAltArrow(event)) event.preventDefault();
    const target = event.target instanceof HTMLElement ? event.target.closest<HTMLElement>("[data-col]") : null;
    if (!target) return;
    const at = { col: Number(target.dataset["col"]), row: Number(target.dataset["row"]) };
    if (isAltArrow(event)) return arrange(at, { key: event.key, altKey: true });
    const act = actionOf(days, at, event);
    if (act?.kind !== "go") return;
    event.preventDefault();
    focusPlace(container.current, act.to);
  };

  const isOver = (day: PlannedDay) => minutesOf(day, choices.durationMinutes).over > 0;

  // A day that takes too long says so where it offers what would fit.
  const said = days.filter(isOver).map(({ day }) => overTimeWords(day, choices.durationMinutes));
  const warnings = board.warnings.filter((warning) => !said.includes(warning));

  const column = (col: number) => {
    const day = days[col];
    if (!day) return null;
    return (
      <DayColumn
        key={day.day}
        day={day}
        col={col}
        limit={choices.durationMinutes}
        today={col === now}
        figures={!wide}
        openers={{
          onDay: () => show({ kind: "day", day: day.day }),
          onExercise: (exerciseId) => show({ kind: "exercise", day: day.day, exerciseId }),
          onAdd: () => show({ kind: "pick", day: day.day, instead: null }),
        }}
      >
        {wide || !isOver(day) ? null : <DayFit day={day} board={board} onLand={onLand} />}
      </DayColumn>
    );
  };

  return (
    <Page
      title="Your week"
      intro={`${name}. Select a day or an exercise to change it.${whenTrained(shown, today)}`}
      actions={
        <LinkButton to="/workout-plan" look="secondary" iconAfter={<ArrowRight aria-hidden="true" />}>
          Back to plan
        </LinkButton>
      }
    >
      {wide ? null : (
        <DayTabs
          days={weekTabs(days, null)}
          selected={selected}
          onSelect={setPicked}
          panelId={PANEL}
          className="-mx-1 mb-5 [&>*]:min-w-0"
        />
      )}
      <Consequences warnings={warnings} problem={board.problem} onDismiss={board.dismiss} />
      {wide ? days.filter(isOver).map((day) => <DayFit key={day.day} day={day} board={board} isNamed onLand={onLand} />) : null}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys belong to the buttons inside; one listener handles them all */}
      <div ref={container} role="group" aria-label="The week" aria-busy={board.busy || undefined} onKeyDown={onKeyDown}>
        {wide ? (
          <div className="board">{days.map((_, col) => column(col))}</div>
        ) : (
          <div
            id={PANEL}
            role="tabpanel"
            tabIndex={0}
            aria-label={`${days[selected]?.day ?? ""}, ${days[selected]?.focus ?? ""}`}
          >
            {column(selected)}
          </div>
        )}
      </div>
      {wide ? (
        <p className="mt-4 text-14 text-fg-2">
          Use the arrow keys to move around. Hold Alt to move an exercise within its day, or a day within the week.
        </p>
      ) : null}
      <div className="mt-12">
        <WeekVolume plan={shown.plan} />
      </div>
      <BoardSheet
        view={view}
        open={open}
        onOpenChange={setOpen}
        onView={setView}
        board={board}
        ownDoses={ownDoses}
        onLand={onLand}
      />
    </Page>
  );
}
