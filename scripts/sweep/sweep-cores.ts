import { availableParallelism } from "node:os";
import { parentPort, Worker, workerData } from "node:worker_threads";
import type { SweepOptions, SweepShare } from "./sweep-options.ts";

/** What a worker says: how many more plans are done, and at the end what it found. */
type SweepNews<Tally> = { readonly done: number } | { readonly tally: Tally };

const WORKERS_AT_MOST = 8;
const TELL_EVERY_MS = 5_000;
const PROGRESS_EVERY = 250;

/** The worker's half of {@link sweepOnCores}: tallies its share of the cases and reports progress. */
export function workShare<Case>(
  casesOf: (share: SweepShare) => readonly Case[],
  tallyOf: (cases: readonly Case[], onPlan: () => void) => unknown,
): void {
  const share: SweepShare = workerData;
  const port = parentPort;
  if (port === null) throw new Error("This file is a worker of a sweep.");
  const say = (news: SweepNews<unknown>): void => port.postMessage(news);
  // Every other case, not one half: neighbours cost about the same, so the workers end together.
  const cases = casesOf(share).filter((_, at) => at % share.workers === share.worker);
  let done = 0;
  const tally = tallyOf(cases, () => {
    done += 1;
    if (done % PROGRESS_EVERY === 0) say({ done: PROGRESS_EVERY });
  });
  say({ tally });
}

function work<Tally>(url: URL, share: SweepShare, onDone: (plans: number) => void): Promise<Tally> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(url, { workerData: share });
    worker.on("message", (news: SweepNews<Tally>) => {
      if ("tally" in news) resolve(news.tally);
      else onDone(news.done);
    });
    worker.on("error", reject);
    worker.on("exit", (code) => reject(new Error(`A worker of the sweep ended with code ${code} and no result.`)));
  });
}

/** What is swept: its name, the worker's file, the number of cases. */
export interface Sweep {
  readonly name: string;
  readonly worker: URL;
  readonly total: number;
}

/** Shares the cases among all cores, prints how far they are, and answers what each found. */
export async function sweepOnCores<Tally>(
  { name, worker: url, total }: Sweep,
  options: SweepOptions,
  print: (line: string) => void,
): Promise<readonly Tally[]> {
  const workers = Math.min(WORKERS_AT_MOST, availableParallelism());
  print(`${name}: ${total} plans on ${workers} cores`);
  let done = 0;
  let told = performance.now();
  return Promise.all(
    Array.from({ length: workers }, (_, worker) =>
      work<Tally>(url, { worker, workers, ...options }, (plans) => {
        done += plans;
        if (performance.now() - told < TELL_EVERY_MS) return;
        told = performance.now();
        print(`${name}: ${done} of ${total}`);
      }),
    ),
  );
}
