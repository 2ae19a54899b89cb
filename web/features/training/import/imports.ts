import {
  applyImport,
  createImport,
  deleteImport,
  getImport,
  IMPORT_TOO_LARGE,
  listImports,
  MOST_IMPORT_BYTES,
  type ImportSummary,
  type TrainingImport,
} from "@lockstep/contract/training-imports.ts";
import { queryOptions, type QueryClient } from "@tanstack/react-query";
import { callApi } from "../../../api/client.ts";
import { notifyTabs } from "../../../offline/tab-channel.ts";
import { sendForm } from "../../../uploads/send-form.ts";
import { trainingKeys } from "../training-keys.ts";

export type { ImportSummary, TrainingImport };

export const importKeys = { all: ["imports"] as const, list: ["imports", "list"] as const };

/** So often a running import is asked how far it is, ms. */
const ASK_MS = 1000;

/** The person's imports, the latest first. */
export const importsOptions = () =>
  queryOptions({
    queryKey: importKeys.list,
    queryFn: async ({ signal }) => (await callApi(listImports, {}, { signal })).items,
  });

/** One import; while it runs it's read again and again. */
export const importOptions = (id: string) =>
  queryOptions({
    queryKey: [...importKeys.all, "one", id],
    queryFn: ({ signal }) => callApi(getImport, { params: { id } }, { signal }),
    refetchInterval: ({ state }) => (state.data?.status === "running" ? ASK_MS : false),
  });

/** What the browser can see is wrong with a file, or null; the server reads what's in it. */
export function fileProblem({ size, name }: Pick<File, "size" | "name">): string | null {
  if (size > MOST_IMPORT_BYTES) return IMPORT_TOO_LARGE;
  if (/\.(zip|xlsx?|numbers|pdf|png|jpe?g|fit|gpx)$/i.test(name))
    return "Choose the CSV or JSON file you exported from the other app.";
  return null;
}

/** Sends a file to be read. */
export async function sendImport(file: File, onProgress: (part: number) => void, signal: AbortSignal): Promise<TrainingImport> {
  const form = new FormData();
  form.append("file", file);
  return (await sendForm(createImport.path, form, { onProgress, signal })) as TrainingImport;
}

export interface ImportAnswers {
  readonly unit?: "kg" | "lb" | undefined;
  /** The exercise for a name; null makes a new one. */
  readonly mapping: Readonly<Record<string, string | null>>;
}

export function startImport(id: string, { unit, mapping }: ImportAnswers): Promise<TrainingImport> {
  return callApi(applyImport, { params: { id }, body: { mapping, ...(unit === undefined ? {} : { unit }) } });
}

export async function undoImport(id: string): Promise<void> {
  await callApi(deleteImport, { params: { id } });
}

/** What's shown of imports and of training isn't true anymore, in all tabs. */
export function forgetTraining(queryClient: QueryClient): void {
  for (const queryKey of [importKeys.all, trainingKeys.all]) {
    void queryClient.invalidateQueries({ queryKey });
    notifyTabs({ type: "stale", queryKey });
  }
}
