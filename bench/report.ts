import { cpus } from "node:os";
import type { Size } from "./sizes.ts";
import type { StreamResult } from "./streams.ts";

/** Medians over the rounds. */
export interface Figures {
  /** Requests a second. */
  readonly rate: number;
  readonly p50: number;
  readonly p99: number;
  /** Processor time of the server a request, ms. */
  readonly cpuMs: number;
  readonly memoryMb: number;
}

export interface Measured {
  readonly operation: string;
  readonly bar: number | undefined;
  readonly connections: number;
  /** Median of the rounds' ratios of the rates, product by limit. */
  readonly ratio: number;
  readonly product: Figures;
  readonly limit: Figures;
}

interface SizeResult {
  readonly size: Size;
  readonly counts: Readonly<Record<string, number>>;
  readonly rows: readonly Measured[];
  readonly live: StreamResult | null;
}

const percent = (share: number): string => `${(share * 100).toFixed(0)} %`;
const pair = (row: Measured, pick: (figures: Figures) => number, digits: number): string =>
  `${pick(row.product).toFixed(digits)} / ${pick(row.limit).toFixed(digits)}`;

/** The table of docs/bench.md. */
export function report(sizes: readonly SizeResult[], how: { readonly seconds: number; readonly rounds: number }): string {
  const lines = [
    "# The community under load",
    "",
    `Written by \`npm run bench -- --size large\` on ${cpus().length} processors that the database, the server and the client share. Each figure is the`,
    `median of ${how.rounds} rounds of ${how.seconds} s, the two servers in turn. \`product / limit\`: the limit is a bare \`node:http\` and \`pg\` server with the best hand-written`,
    "SQL on the same tables and stored counters, without session, policy, blocks or events (`bench/limit`). The product runs as on many machines: one web process, jobs",
    "elsewhere (`JOBS=off`), limiter off, because its purpose is to refuse such a load. Absolute times are this machine's; the ratios are what to read.",
  ];
  for (const { size, counts, rows, live } of sizes) {
    const filled = Object.entries(counts).map(([what, count]) => `${count.toLocaleString("en")} ${what}`);
    lines.push("", `## ${size.posts.toLocaleString("en")} posts`, "", `${filled.join(", ")}.`, "");
    lines.push(
      "| | connections | rate of the limit's | requests a second | p50 ms | p99 ms | processor ms a request | memory MB |",
    );
    lines.push("|---|---|---|---|---|---|---|---|");
    for (const row of rows) {
      const bar = row.bar === undefined ? "" : ` (bar ${percent(row.bar)})`;
      lines.push(
        `| ${row.operation} | ${row.connections} | ${percent(row.ratio)}${bar} | ${pair(row, ({ rate }) => rate, 0)} | ${pair(row, ({ p50 }) => p50, 1)} | ${pair(row, ({ p99 }) => p99, 1)} | ${pair(row, ({ cpuMs }) => cpuMs, 2)} | ${pair(row, ({ memoryMb }) => memoryMb, 0)} |`,
      );
    }
    if (live !== null)
      lines.push(
        "",
        `${live.streams.toLocaleString("en")} open event streams on one process (${live.memoryMb.toFixed(0)} MB): a new post reached the median stream ${live.medianMs.toFixed(0)} ms and the last ${live.lastMs.toFixed(0)} ms after its author was answered (bar 2,000 ms; the slowest of five posts).`,
      );
  }
  const [small, large] = sizes;
  if (small !== undefined && large !== undefined) {
    lines.push(
      "",
      "## The feed as the table grows",
      "",
      "| connections | p99 ms, 10,000 posts | p99 ms, large | ratio (bar 1.5) |",
      "|---|---|---|---|",
    );
    for (const row of large.rows.filter(({ operation }) => operation === "feed")) {
      const before = small.rows.find((each) => each.operation === "feed" && each.connections === row.connections);
      if (before !== undefined)
        lines.push(
          `| ${row.connections} | ${before.product.p99.toFixed(1)} | ${row.product.p99.toFixed(1)} | ${(row.product.p99 / before.product.p99).toFixed(2)} |`,
        );
    }
  }
  return `${lines.join("\n")}\n`;
}
