import { ArrowLeftRight, Bandage, History, Plus, SkipForward, Sparkles, Trash2, Undo2 } from "lucide-react";
import type { ReactNode } from "react";
import type { LiveExercise } from "./live-exercise.ts";
import { NoteField } from "./note-field.tsx";

/** One act of the menu. */
function Act({
  icon,
  children,
  hint,
  danger,
  onClick,
}: {
  icon: ReactNode;
  children: ReactNode;
  hint?: string;
  danger?: boolean;
  onClick: () => void;
}) {
  return (
    <li>
      <button type="button" className="live-act" data-danger={danger} onClick={onClick}>
        {icon}
        <span className="min-w-0">
          <span className="block font-label">{children}</span>
          {hint === undefined ? null : <span className="block text-14 text-fg-2">{hint}</span>}
        </span>
      </button>
    </li>
  );
}

/** Everything that can be done with the exercise besides its sets. */
export function MorePane({
  live,
  onSwap,
  onHurts,
  onAdd,
  onSkip,
  onBringBack,
  onRemove,
  onUseLast,
  onSuggest,
  onSticky,
  onNote,
}: {
  live: LiveExercise;
  onSwap: () => void;
  onHurts: () => void;
  onAdd: () => void;
  onSkip: () => void;
  onBringBack: () => void;
  onRemove: () => void;
  onUseLast: () => void;
  onSuggest: (isOn: boolean) => void;
  onSticky: (text: string) => void;
  onNote: (text: string) => void;
}) {
  const { entry, preferences, last, target } = live;
  const { suggestsWeights } = preferences;
  return (
    <div>
      <h2 className="d text-26">{entry.exerciseName}</h2>
      <ul className="live-acts">
        <Act icon={<ArrowLeftRight aria-hidden="true" />} hint="Same muscles, another exercise" onClick={onSwap}>
          Swap exercise
        </Act>
        <Act icon={<Bandage aria-hidden="true" />} hint="Find one that's easier on what hurts" onClick={onHurts}>
          This hurts
        </Act>
        <Act icon={<Plus aria-hidden="true" />} onClick={onAdd}>
          Add an exercise
        </Act>
        {entry.isSkipped ? (
          <Act icon={<Undo2 aria-hidden="true" />} onClick={onBringBack}>
            Bring it back
          </Act>
        ) : (
          <Act icon={<SkipForward aria-hidden="true" />} hint="Sets you've done still count" onClick={onSkip}>
            Skip for today
          </Act>
        )}
        {last === null || target === null ? null : (
          <Act icon={<History aria-hidden="true" />} hint="Today only, instead of the suggestion" onClick={onUseLast}>
            Use last time's numbers
          </Act>
        )}
        <Act
          icon={<Sparkles aria-hidden="true" />}
          hint={suggestsWeights ? "You'll see last time's numbers instead" : undefined}
          onClick={() => onSuggest(!suggestsWeights)}
        >
          {suggestsWeights ? "Don't suggest weights for this exercise" : "Suggest weights for this exercise"}
        </Act>
        <Act icon={<Trash2 aria-hidden="true" />} danger onClick={onRemove}>
          Remove exercise
        </Act>
      </ul>
      <div className="mt-6 grid gap-5">
        <NoteField
          label="Sticky note"
          hint="Shows every time you train this exercise."
          value={preferences.note}
          onSave={onSticky}
        />
        <NoteField label="Note for today" value={entry.note} onSave={onNote} />
      </div>
    </div>
  );
}
