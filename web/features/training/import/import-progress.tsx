import { formatCount } from "@lockstep/domain/words/format-number.ts";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Undo2 } from "lucide-react";
import { useEffect, useRef } from "react";
import { failureText } from "../../../api/failure-text.ts";
import { Alert } from "../../../ui/alert.tsx";
import { Button, LinkButton } from "../../../ui/button.tsx";
import { useToast } from "../../../ui/toast.tsx";
import { counted, outcomeText } from "./import-words.ts";
import { forgetTraining, importOptions, startImport, undoImport, type TrainingImport } from "./imports.ts";

/** Undo of an import: one tap, everywhere. */
export function useUndoImport(id: string) {
  const queryClient = useQueryClient();
  const toast = useToast();
  return useMutation({
    mutationFn: () => undoImport(id),
    onSuccess: () => {
      forgetTraining(queryClient);
      toast({ message: "Import undone. Everything it added is gone." });
    },
    onError: (error) => toast({ message: failureText(error, "We couldn't undo the import. Please try again."), tone: "error" }),
  });
}

/** How far a running import is, and then what it did. */
export function ImportProgress({ read, onLeave }: { read: TrainingImport; onLeave: () => void }) {
  const queryClient = useQueryClient();
  const heading = useRef<HTMLHeadingElement>(null);
  const undo = useUndoImport(read.id);
  const retry = useMutation({
    mutationFn: () => startImport(read.id, { mapping: {} }),
    onSuccess: (started) => queryClient.setQueryData(importOptions(read.id).queryKey, started),
  });
  const isRunning = read.status === "running";
  useEffect(() => {
    if (!isRunning) forgetTraining(queryClient);
    heading.current?.focus();
  }, [isRunning, queryClient]);
  const undoButton = (
    <Button look="secondary" size="lg" icon={<Undo2 aria-hidden="true" />} busy={undo.isPending} onClick={() => undo.mutate()}>
      Undo
    </Button>
  );
  if (isRunning)
    return (
      <section aria-labelledby="import-running" className="grid gap-4">
        <h2 id="import-running" ref={heading} tabIndex={-1} className="d2 text-26">
          Importing your workouts
        </h2>
        <progress
          className="import-bar"
          aria-labelledby="import-running"
          value={read.doneWorkouts}
          max={Math.max(1, read.workouts)}
        />
        <p>
          <span className="font-label">
            {formatCount(read.doneWorkouts)} of {formatCount(read.workouts)}
          </span>{" "}
          <span className="text-fg-2">You can leave this page. The import keeps going.</span>
        </p>
        <div>{undoButton}</div>
      </section>
    );
  const isDone = read.status === "done";
  return (
    <section aria-labelledby="import-over" className="grid gap-4">
      <h2 id="import-over" ref={heading} tabIndex={-1} className="d2 text-26">
        {isDone ? (read.addedWorkouts === 0 ? "Nothing new" : "Your history is here") : "The import stopped"}
      </h2>
      <p role="status" className="text-17">
        {isDone
          ? `${outcomeText(read)}.`
          : `Something went wrong on our side after ${counted(read.addedWorkouts, "workout")}. Try again, and it'll pick up from there.`}
      </p>
      {isDone && read.addedWorkouts > 0 ? (
        <p className="text-fg-2">It counts toward your records, progress and streaks, but not toward current challenges.</p>
      ) : null}
      <Alert>{retry.error === null ? null : failureText(retry.error, "We couldn't start the import. Please try again.")}</Alert>
      <div className="flex flex-wrap gap-2">
        {isDone ? (
          <LinkButton size="lg" to="/progress">
            See your progress
          </LinkButton>
        ) : (
          <Button size="lg" busy={retry.isPending} onClick={() => retry.mutate()}>
            Try again
          </Button>
        )}
        {read.addedWorkouts > 0 || !isDone ? undoButton : null}
        <Button look="quiet" size="lg" onClick={onLeave}>
          Import another file
        </Button>
      </div>
    </section>
  );
}
