import { exportWorkoutsCsv, exportWorkoutsJson } from "@lockstep/contract/training-imports.ts";
import { onlineManager, useQuery, useQueryClient } from "@tanstack/react-query";
import { Download } from "lucide-react";
import { useState, useSyncExternalStore } from "react";
import { ApiError } from "../../../api/client.ts";
import { Alert } from "../../../ui/alert.tsx";
import { Button } from "../../../ui/button.tsx";
import { formatDate } from "../../../ui/formatters.ts";
import { Loading, Skeleton } from "../../../ui/skeleton.tsx";
import { ChooseFile } from "./choose-file.tsx";
import { ImportPreview } from "./import-preview.tsx";
import { ImportProgress, useUndoImport } from "./import-progress.tsx";
import { outcomeText, SOURCE_NAMES } from "./import-words.ts";
import { importKeys, importOptions, importsOptions, type ImportSummary } from "./imports.ts";
import "./import.css";

const subscribe = (listener: () => void) => onlineManager.subscribe(listener);

/** Brings workouts from other apps, undoes that, and takes one's own along. */
export function ImportPage({ userId }: { userId: string }) {
  const queryClient = useQueryClient();
  const isOnline = useSyncExternalStore(
    subscribe,
    () => onlineManager.isOnline(),
    () => true,
  );
  const list = useQuery(importsOptions());
  // The one that's looked at here; one that was left open on another page or device goes on.
  const [open, setOpen] = useState<string | null>(null);
  const left = list.data?.find(({ status }) => status === "preview" || status === "running");
  if (open === null && left !== undefined) setOpen(left.id);
  const earlier = (list.data ?? []).filter(({ id, status }) => id !== open && status !== "preview");
  const leave = () => {
    setOpen(null);
    if (open !== null)
      queryClient.setQueryData(importKeys.list, (before: readonly ImportSummary[] | undefined) =>
        before?.filter(({ id, status }) => id !== open || status !== "preview"),
      );
    void queryClient.invalidateQueries({ queryKey: importKeys.list });
  };
  return (
    <div className="grid gap-12">
      {open === null ? (
        <section aria-labelledby="import" className="grid gap-4">
          <div>
            <h2 id="import" className="d2 text-26">
              Import
            </h2>
            <p className="mt-1 max-w-[52ch] text-fg-2">
              Bring your history from Hevy or Strong. You'll see what's in the file before anything is saved, and you can undo it
              with one tap.
            </p>
          </div>
          {list.isPending && isOnline ? (
            <Loading label="Loading your imports">
              <Skeleton className="h-48" />
            </Loading>
          ) : (
            <ChooseFile
              isOnline={isOnline}
              onRead={(read) => {
                queryClient.setQueryData(importOptions(read.id).queryKey, read);
                setOpen(read.id);
              }}
            />
          )}
        </section>
      ) : (
        <OpenImport key={open} id={open} userId={userId} isOnline={isOnline} onLeave={leave} />
      )}
      {list.isError && list.data === undefined && isOnline ? (
        <Alert>
          <p>{list.error instanceof ApiError ? list.error.message : "We couldn't load your earlier imports."}</p>
          <Button size="sm" look="secondary" className="mt-3" onClick={() => void list.refetch()}>
            Try again
          </Button>
        </Alert>
      ) : null}
      {earlier.length === 0 ? null : (
        <section aria-labelledby="imports" className="grid gap-3">
          <h2 id="imports" className="d2 text-22">
            Earlier imports
          </h2>
          <ul className="import-list">
            {earlier.map((each) => (
              <EarlierImport key={each.id} item={each} isOnline={isOnline} />
            ))}
          </ul>
        </section>
      )}
      <section id="export" aria-labelledby="export-title" className="grid gap-4">
        <div>
          <h2 id="export-title" className="d2 text-26">
            Export
          </h2>
          <p className="mt-1 max-w-[52ch] text-fg-2">
            All your workouts, yours to keep. CSV opens in any spreadsheet and has Hevy's columns; JSON has everything, and you
            can import it here again exactly as it was.
          </p>
        </div>
        <div className="flex flex-wrap gap-2">
          {[
            { label: "Download CSV", path: exportWorkoutsCsv.path },
            { label: "Download JSON", path: exportWorkoutsJson.path },
          ].map(({ label, path }) => (
            <a key={path} className="btn btn-secondary" href={path} download aria-disabled={!isOnline || undefined}>
              <Download aria-hidden="true" />
              {label}
            </a>
          ))}
        </div>
      </section>
    </div>
  );
}

function OpenImport({ id, userId, isOnline, onLeave }: { id: string; userId: string; isOnline: boolean; onLeave: () => void }) {
  const query = useQuery(importOptions(id));
  const read = query.data;
  if (read === undefined && query.isError)
    return (
      <div className="grid justify-items-start gap-4">
        <Alert>{query.error instanceof ApiError ? query.error.message : "We couldn't load this import."}</Alert>
        <div className="flex flex-wrap gap-2">
          <Button onClick={() => void query.refetch()}>Try again</Button>
          <Button look="quiet" onClick={onLeave}>
            Choose a file
          </Button>
        </div>
      </div>
    );
  if (read === undefined)
    return (
      <Loading label="Loading the import" className="grid gap-4">
        <Skeleton className="h-8 w-40" />
        <Skeleton className="h-48" />
      </Loading>
    );
  if (read.status === "preview") return <ImportPreview userId={userId} read={read} isOnline={isOnline} onLeave={onLeave} />;
  if (read.status === "undone")
    return (
      <section className="grid justify-items-start gap-4">
        <h2 className="d2 text-26">Import undone</h2>
        <p className="text-fg-2">Everything it added is gone. Workouts you had before haven't changed.</p>
        <Button onClick={onLeave}>Choose a file</Button>
      </section>
    );
  return <ImportProgress read={read} onLeave={onLeave} />;
}

function EarlierImport({ item, isOnline }: { item: ImportSummary; isOnline: boolean }) {
  const undo = useUndoImport(item.id);
  const when = formatDate(new Date(item.createdAt), "date");
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
      <div className="min-w-0 flex-[1_1_12rem]">
        <p className="break-words font-name">
          {SOURCE_NAMES[item.source]}, {when}
        </p>
        <p className="text-14 text-fg-2">{outcomeText(item)}</p>
      </div>
      {(item.status === "done" && item.addedWorkouts > 0) || item.status === "failed" ? (
        <Button
          look="quiet"
          size="sm"
          busy={undo.isPending}
          disabled={!isOnline}
          aria-label={`Undo the import of ${when}`}
          onClick={() => undo.mutate()}
        >
          Undo
        </Button>
      ) : null}
    </li>
  );
}
