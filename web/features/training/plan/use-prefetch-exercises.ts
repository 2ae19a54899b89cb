import type { PlannedDay } from "@lockstep/contract/training.ts";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { exerciseOptions } from "../queries.ts";

/** An exercise that's already cached isn't fetched again. */
async function isKept(exerciseId: string): Promise<boolean> {
  return (await caches.match(`/api/exercises/${exerciseId}`)) !== undefined;
}

/**
 * Prefetches the week's exercises while the page is idle, one after the other, so that a day that was never opened
 * is complete in a gym without a signal. The service worker caches the answers; a failed one is fetched when it's opened.
 */
export function usePrefetchExercises(days: readonly PlannedDay[]): void {
  const queryClient = useQueryClient();
  const ids = [...new Set(days.flatMap((day) => day.exercises.map((exercise) => exercise.exerciseId)))].join(" ");
  useEffect(() => {
    if (ids === "" || !("caches" in window) || !navigator.onLine) return;
    let left = false;
    const fetchAll = async () => {
      await navigator.serviceWorker.ready;
      for (const id of ids.split(" ")) {
        if (left) return;
        if (!(await isKept(id))) await queryClient.fetchQuery({ ...exerciseOptions(id), staleTime: 0 }).catch(() => undefined);
      }
    };
    const timer = setTimeout(() => void fetchAll(), 1500);
    return () => {
      left = true;
      clearTimeout(timer);
    };
  }, [ids, queryClient]);
}
