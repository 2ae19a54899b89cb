import { closestCenter, DndContext, PointerSensor, useSensor, useSensors, type DragEndEvent, type Modifier } from "@dnd-kit/core";
import { arrayMove, SortableContext, useSortable, verticalListSortingStrategy } from "@dnd-kit/sortable";
import { CSS } from "@dnd-kit/utilities";
import { ArrowDown, ArrowUp, GripVertical, Trash2 } from "lucide-react";
import { useState } from "react";
import { IconButton } from "../../../ui/button.tsx";
import type { LiveActions } from "./live-actions.ts";
import type { LiveExercise } from "./live-exercise.ts";

const onlyUpAndDown: Modifier = ({ transform }) => ({ ...transform, x: 0 });

function Row({
  live,
  index,
  count,
  actions,
}: {
  live: LiveExercise;
  index: number;
  count: number;
  actions: Pick<LiveActions, "moveTo" | "remove">;
}) {
  const { id, exerciseName } = live.entry;
  const { listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({ id });
  return (
    <li
      ref={setNodeRef}
      className="live-order"
      data-dragging={isDragging || undefined}
      style={{ transform: CSS.Translate.toString(transform), transition }}
    >
      {/* For fingers and mice; the arrows beside it do the same. */}
      <span ref={setActivatorNodeRef} className="live-grip" {...listeners}>
        <GripVertical aria-hidden="true" />
      </span>
      <span className="min-w-0 flex-1 font-label">{exerciseName}</span>
      <IconButton label={`${exerciseName}: earlier`} disabled={index === 0} onClick={() => void actions.moveTo(live, index - 1)}>
        <ArrowUp aria-hidden="true" />
      </IconButton>
      <IconButton
        label={`${exerciseName}: later`}
        disabled={index === count - 1}
        onClick={() => void actions.moveTo(live, index + 1)}
      >
        <ArrowDown aria-hidden="true" />
      </IconButton>
      <IconButton label={`Remove ${exerciseName}`} onClick={() => void actions.remove(live)}>
        <Trash2 aria-hidden="true" />
      </IconButton>
    </li>
  );
}

/** The exercises of the workout to bring into another order: dragged by their handles, or with the arrows. */
export default function OrderExercises({
  exercises,
  actions,
}: {
  exercises: readonly LiveExercise[];
  actions: Pick<LiveActions, "moveTo" | "remove">;
}) {
  const sensors = useSensors(useSensor(PointerSensor));
  // What was dropped stays there while it's stored.
  const [dropped, setDropped] = useState<readonly string[] | null>(null);
  const known = exercises.map(({ entry }) => entry.id);
  const ids = dropped ?? known;
  const shown = ids.flatMap((id) => exercises.find(({ entry }) => entry.id === id) ?? []);
  const onDragEnd = ({ active, over }: DragEndEvent) => {
    const live = exercises.find(({ entry }) => entry.id === active.id);
    if (live === undefined || over === null || over.id === active.id) return;
    const to = known.indexOf(String(over.id));
    setDropped(arrayMove(known, known.indexOf(live.entry.id), to));
    void actions.moveTo(live, to).finally(() => setDropped(null));
  };
  return (
    <DndContext sensors={sensors} collisionDetection={closestCenter} modifiers={[onlyUpAndDown]} onDragEnd={onDragEnd}>
      <SortableContext items={[...ids]} strategy={verticalListSortingStrategy}>
        <ol className="live-sets" aria-label="Exercises">
          {shown.map((live, index) => (
            <Row key={live.entry.id} live={live} index={index} count={shown.length} actions={actions} />
          ))}
        </ol>
      </SortableContext>
    </DndContext>
  );
}
