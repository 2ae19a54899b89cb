import { FileUp, X } from "lucide-react";
import { useRef, useState } from "react";
import { ApiError } from "../../../api/client.ts";
import { Alert } from "../../../ui/alert.tsx";
import { Button } from "../../../ui/button.tsx";
import { fileProblem, sendImport, type TrainingImport } from "./imports.ts";

const READING_FAILED = "We couldn't read this file. Please try again.";

function problemText(error: unknown): string {
  if (!(error instanceof ApiError)) return READING_FAILED;
  return error.issueOf("file") ?? error.message;
}

/** Chooses a file, or takes one that's dropped, and has it read. */
export function ChooseFile({ isOnline, onRead }: { isOnline: boolean; onRead: (read: TrainingImport) => void }) {
  const input = useRef<HTMLInputElement>(null);
  const [sending, setSending] = useState<{ readonly name: string; readonly part: number; readonly stop: AbortController } | null>(
    null,
  );
  const [problem, setProblem] = useState<string | null>(null);
  const [isOver, setIsOver] = useState(false);
  const send = async (file: File) => {
    const seen = fileProblem(file);
    setProblem(seen);
    if (seen !== null) return;
    const stop = new AbortController();
    setSending({ name: file.name, part: 0, stop });
    try {
      const read = await sendImport(file, (part) => setSending({ name: file.name, part, stop }), stop.signal);
      onRead(read);
    } catch (error) {
      if (!stop.signal.aborted) setProblem(problemText(error));
    } finally {
      setSending(null);
    }
  };
  const isSent = sending !== null && sending.part >= 1;
  return (
    <div className="grid gap-4">
      <div
        className="import-drop"
        data-over={isOver || undefined}
        onDragOver={(event) => {
          event.preventDefault();
          setIsOver(true);
        }}
        onDragLeave={() => setIsOver(false)}
        onDrop={(event) => {
          event.preventDefault();
          setIsOver(false);
          const file = event.dataTransfer.files[0];
          if (file !== undefined && sending === null && isOnline) void send(file);
        }}
      >
        {sending === null ? (
          <>
            <p className="max-w-[46ch]">
              In Hevy: Settings, Export &amp; Import Data. In Strong: Settings, Export Strong Data. Save the CSV file, then choose
              it here.
            </p>
            <Button size="lg" icon={<FileUp aria-hidden="true" />} disabled={!isOnline} onClick={() => input.current?.click()}>
              Choose file
            </Button>
            <p className="text-14 text-fg-2">CSV from Hevy, Strong or Lockstep, or JSON from Lockstep. Up to 50 MB.</p>
          </>
        ) : (
          <>
            <p className="min-w-0 break-words font-label" role="status">
              {isSent ? `Reading ${sending.name}` : `Sending ${sending.name}`}
            </p>
            <progress
              className="import-bar"
              aria-label={`Sending ${sending.name}`}
              {...(isSent ? {} : { value: sending.part, max: 1 })}
            />
            <Button look="quiet" size="sm" icon={<X aria-hidden="true" />} onClick={() => sending.stop.abort()}>
              Cancel
            </Button>
          </>
        )}
      </div>
      {isOnline ? null : <Alert tone="info">You're offline. Importing needs a connection.</Alert>}
      <Alert>{problem}</Alert>
      <input
        ref={input}
        type="file"
        accept=".csv,.json,.txt,text/csv,application/json"
        aria-label="Workout file"
        tabIndex={-1}
        hidden
        onChange={(event) => {
          const file = event.target.files?.[0];
          // The same file may be chosen again after it was mended.
          event.target.value = "";
          if (file !== undefined) void send(file);
        }}
      />
    </div>
  );
}
