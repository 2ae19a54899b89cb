import {
  getCatalogue,
  getCurrentTrainingPlan,
  getExercise,
  getSharedPlan,
  getTrainingPlan,
  getTrainingProgress,
  getTrainingReview,
  listCompletions,
  listExercises,
  listFavorites,
  listTrainingPlans,
  previewTrainingPlan,
} from "@lockstep/contract/training.ts";
import { isCustomExerciseId } from "@lockstep/domain/training/custom-exercise-id.ts";
import type { Plan } from "@lockstep/contract/training-plan.ts";
import type { TrainingChoices } from "@lockstep/contract/training.ts";
import type { RouteInput, RouteOutput } from "@lockstep/contract/route.ts";
import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import type { QueryClient } from "@tanstack/react-query";
import { callApi } from "../../api/client.ts";
import { cacheAnswer } from "../../api/cached-answer.ts";
import { takePageData } from "../../api/page-data.ts";
import { notifyTabs } from "../../offline/tab-channel.ts";
import { trainingKeys } from "./training-keys.ts";

export { trainingKeys };

const DAY_MS = 24 * 60 * 60 * 1000;

/** Reads are tried without a connection too: the service worker has the last answers (offline/sw.ts), and what it has not fails in words. */
const evenOffline = { networkMode: "always", refetchOnReconnect: true } as const;

/** The current plan; null while there is none. */
export const currentPlanOptions = () =>
  queryOptions({
    ...evenOffline,
    queryKey: trainingKeys.current,
    queryFn: ({ signal }) => callApi(getCurrentTrainingPlan, {}, { signal }),
    initialData: () => takePageData("/api/training/plans/current") as RouteOutput<typeof getCurrentTrainingPlan> | undefined,
  });

export const planOptions = (id: string) =>
  queryOptions({
    ...evenOffline,
    queryKey: [...trainingKeys.plans, "one", id],
    queryFn: ({ signal }) => callApi(getTrainingPlan, { params: { id } }, { signal }),
  });

/** After a write that answered the current plan: it's known at once, offline too; lists and other tabs read it again. */
export function takePlan(queryClient: QueryClient, plan: Plan): void {
  queryClient.setQueryData(trainingKeys.current, plan);
  void cacheAnswer(getCurrentTrainingPlan.path, plan);
  notifyTabs({ type: "stale", queryKey: trainingKeys.all });
  void queryClient.invalidateQueries({ queryKey: [...trainingKeys.plans, "list"] });
}

/** The kept plans, newest first, page by page. */
export const plansOptions = () =>
  infiniteQueryOptions({
    ...evenOffline,
    queryKey: [...trainingKeys.plans, "list"],
    queryFn: ({ signal, pageParam }) =>
      callApi(listTrainingPlans, { query: pageParam === null ? {} : { cursor: pageParam } }, { signal }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.nextCursor,
  });

/** Everything about one exercise, of the catalogue or the person's own. It changes with a release or a membership, so a day old is fresh: the gym has no network. */
export const exerciseOptions = (id: string) =>
  queryOptions({
    ...evenOffline,
    queryKey: ["exercises", "one", id],
    queryFn: async ({ signal }) => {
      const unsent = isCustomExerciseId(id) ? await (await import("./custom/custom-detail.ts")).findUnsentCustom(id) : null;
      return unsent ?? callApi(getExercise, { params: { id } }, { signal });
    },
    staleTime: DAY_MS,
  });

/** The whole library without texts, for searches and swaps in a gym without a network. */
export const catalogueOptions = () =>
  queryOptions({
    ...evenOffline,
    queryKey: ["exercises", "catalogue"],
    queryFn: ({ signal }) => callApi(getCatalogue, {}, { signal }),
    staleTime: DAY_MS,
  });

/** These exercises, without those that can't be read. */
export const severalExercisesOptions = (ids: readonly string[]) =>
  queryOptions({
    ...evenOffline,
    queryKey: ["exercises", "several", ...ids],
    queryFn: async ({ client }) => {
      const read = await Promise.allSettled(ids.map((id) => client.ensureQueryData(exerciseOptions(id))));
      return read.flatMap((each) => (each.status === "fulfilled" ? [each.value] : []));
    },
  });

export type ExerciseFilters = Omit<NonNullable<RouteInput<typeof listExercises>["query"]>, "cursor">;

/** The library by name, page by page. */
export const exercisesOptions = (filters: ExerciseFilters) =>
  infiniteQueryOptions({
    ...evenOffline,
    queryKey: ["exercises", "list", filters],
    queryFn: ({ signal, pageParam }) =>
      callApi(listExercises, { query: pageParam === null ? filters : { ...filters, cursor: pageParam } }, { signal }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.nextCursor,
    staleTime: 5 * 60_000,
  });

/** Ids of the favourite exercises, newest first (members; {@link useFavorites} serves guests too). */
export const favoritesOptions = () =>
  queryOptions({
    ...evenOffline,
    queryKey: trainingKeys.favorites,
    queryFn: async ({ signal }) => (await callApi(listFavorites, {}, { signal })).items,
    initialData: () => (takePageData(listFavorites.path) as RouteOutput<typeof listFavorites> | undefined)?.items,
  });

/** What was completed from day to day, both included (members; {@link useCompletions} serves guests too). */
export const completionsOptions = (from: string, to: string) =>
  queryOptions({
    ...evenOffline,
    queryKey: [...trainingKeys.completions, from, to],
    queryFn: async ({ signal }) => (await callApi(listCompletions, { query: { from, to } }, { signal })).items,
    initialData: () =>
      (takePageData(`/api/training/completions?from=${from}&to=${to}`) as RouteOutput<typeof listCompletions> | undefined)?.items,
  });

export const progressOptions = (weeks: number) =>
  queryOptions({
    ...evenOffline,
    queryKey: [...trainingKeys.progress, weeks],
    queryFn: ({ signal }) => callApi(getTrainingProgress, { query: { weeks } }, { signal }),
  });

/** The last finished week in review. */
export const reviewOptions = () =>
  queryOptions({
    ...evenOffline,
    queryKey: trainingKeys.review,
    queryFn: ({ signal }) => callApi(getTrainingReview, {}, { signal }),
  });

export const sharedPlanOptions = (token: string) =>
  queryOptions({
    ...evenOffline,
    queryKey: ["shared-plan", token],
    queryFn: ({ signal }) => callApi(getSharedPlan, { params: { token } }, { signal }),
  });

/** A week for these choices that is stored nowhere. */
export const previewOptions = (choices: TrainingChoices) =>
  queryOptions({
    ...evenOffline,
    queryKey: ["training-preview", choices],
    queryFn: ({ signal }) => callApi(previewTrainingPlan, { body: choices }, { signal }),
    staleTime: DAY_MS,
  });
