import { useQueryClient } from "@tanstack/react-query";
import { callApi } from "../api/client.ts";
import { notifyTabs } from "../offline/tab-channel.ts";
import type { SavedKind } from "./saved-kind.ts";

/** Renames, chooses, copies and deletes saved plans of a kind; every tab then reads its plans again. */
export function usePlanChanges({ patch, duplicate, remove, plansKey }: SavedKind) {
  const queryClient = useQueryClient();
  const refresh = () => {
    notifyTabs({ type: "stale", queryKey: plansKey });
    return queryClient.invalidateQueries({ queryKey: plansKey });
  };
  return {
    async patch({ id, ...body }: { id: string; name?: string; isCurrent?: true }) {
      await callApi(patch, { params: { id }, body });
      await refresh();
    },
    /** A second try of the same copy, by `as`, is the same one. */
    async duplicate(id: string, as: string) {
      const copy = await callApi(duplicate, { params: { id }, body: { as } });
      await refresh();
      return copy.name;
    },
    async remove(id: string) {
      await callApi(remove, { params: { id } });
      await refresh();
    },
  };
}
