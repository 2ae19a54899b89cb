import { ChartLine } from "lucide-react";
import { lazy, useState } from "react";
import { Button } from "../../../ui/button.tsx";
import { LazyPart, PART_MISSING } from "../../../ui/lazy-part.tsx";
import type { HistoryExercise } from "./exercise-history.tsx";
import { useToast } from "../../../ui/toast.tsx";

const HistoryDialog = lazy(() => import("./history-dialog.tsx"));

/** Opens an exercise's history over the running workout, in place. */
export function HistoryButton({ userId, exercise }: { userId: string; exercise: HistoryExercise & { name: string } }) {
  const [isOpen, setOpen] = useState(false);
  const toast = useToast();
  return (
    <>
      <Button size="sm" look="plain" icon={<ChartLine aria-hidden="true" />} onClick={() => setOpen(true)}>
        History
      </Button>
      {isOpen ? (
        <LazyPart onMissing={() => toast(PART_MISSING)}>
          <HistoryDialog userId={userId} exercise={exercise} onClose={() => setOpen(false)} />
        </LazyPart>
      ) : null}
    </>
  );
}
