import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { chromium } from "@playwright/test";
import lighthouse from "lighthouse";
import { freePort, startServer } from "../e2e/server.ts";
import { buildWeb } from "./build-web.ts";
import { CHROMIUM_ARGS, ensureChromium } from "./chromium.ts";
import { ROOT } from "./process.ts";

const RUNS = 5;
const METRICS = ["first-contentful-paint", "largest-contentful-paint", "total-blocking-time", "cumulative-layout-shift"] as const;
const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"] as const;

type Row = Readonly<Record<string, number>>;

/** `npm run lighthouse`: Lighthouse on the landing page in its mobile setting, median of five, as a table in docs/. */
async function bench(): Promise<void> {
  await buildWeb();
  const executablePath = await ensureChromium();
  if (executablePath === null) throw new Error("Chromium is needed for Lighthouse: install Debian's `chromium`.");
  const server = await startServer();
  const port = await freePort();
  const browser = await chromium.launch({ executablePath, args: [...CHROMIUM_ARGS, `--remote-debugging-port=${port}`] });
  try {
    const rows: Row[] = [];
    for (let run = 1; run <= RUNS; run += 1) {
      rows.push(await measure(server.url, port));
      process.stdout.write(`run ${run}: ${JSON.stringify(rows.at(-1))}\n`);
    }
    const bytes = await countBytes(server.url);
    await writeFile(join(ROOT, "docs/lighthouse.md"), report(rows, bytes));
    process.stdout.write(report(rows, bytes));
  } finally {
    await browser.close();
    await server.stop();
  }
}

async function measure(url: string, port: number): Promise<Row> {
  const result = await lighthouse(`${url}/`, { port, output: "json", logLevel: "error", onlyCategories: [...CATEGORIES] });
  if (result === undefined) throw new Error("Lighthouse gave no result.");
  const row: Record<string, number> = {};
  for (const id of CATEGORIES) row[id] = Math.round((result.lhr.categories[id]?.score ?? 0) * 100);
  for (const id of METRICS) row[id] = result.lhr.audits[id]?.numericValue ?? Number.NaN;
  return row;
}

/** Bytes on the wire, compressed, of what is in the way of the first paint: document, style sheets, blocking scripts, preloaded faces. */
async function countBytes(url: string): Promise<Row> {
  const document = await compressed(`${url}/`);
  const head = document.text.split("</head>")[0] ?? "";
  const tags = head.match(/<(?:link|script)\b[^>]*>/g) ?? [];
  const addresses = tags
    .filter(
      (tag) =>
        // A disabled sheet is fetched after the first paint; its text is in the document.
        (/rel="stylesheet"/.test(tag) && !/\bdisabled\b/.test(tag)) ||
        (/rel="preload"/.test(tag) && /as="font"/.test(tag)) ||
        isBlockingScript(tag),
    )
    .map((tag) => /(?:href|src)="([^"]+)"/.exec(tag)?.[1])
    .filter((address) => address !== undefined);
  const rows: Record<string, number> = { "/": document.bytes };
  for (const address of addresses) rows[address] = (await compressed(new URL(address, url).href)).bytes;
  return rows;
}

function isBlockingScript(tag: string): boolean {
  return tag.startsWith("<script") && /src=/.test(tag) && !/\b(?:async|defer|type="module")/.test(tag);
}

async function compressed(address: string): Promise<{ readonly bytes: number; readonly text: string }> {
  const { request } = await import("node:http");
  const { brotliDecompressSync, gunzipSync } = await import("node:zlib");
  return new Promise((resolve, reject) => {
    const call = request(address, { headers: { "accept-encoding": "br, gzip" } }, (response) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk: Buffer) => chunks.push(chunk));
      response.on("end", () => {
        const body = Buffer.concat(chunks);
        const encoding = response.headers["content-encoding"];
        const plain = encoding === "br" ? brotliDecompressSync(body) : encoding === "gzip" ? gunzipSync(body) : body;
        resolve({ bytes: body.length, text: plain.toString("utf8") });
      });
    });
    call.on("error", reject);
    call.end();
  });
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

function report(rows: readonly Row[], bytes: Row): string {
  const columns = [...CATEGORIES, ...METRICS];
  const cell = (id: string, value: number): string =>
    id === "cumulative-layout-shift" ? value.toFixed(3) : String(Math.round(value));
  const line = (name: string, row: Row): string =>
    `| ${name} | ${columns.map((id) => cell(id, row[id] ?? Number.NaN)).join(" | ")} |`;
  const medians = Object.fromEntries(columns.map((id) => [id, median(rows.map((row) => row[id] ?? Number.NaN))]));
  const total = Object.values(bytes).reduce((sum, value) => sum + value, 0);
  return [
    "# Lighthouse on the landing page",
    "",
    "Mobile setting, simulated throttling, written by `npm run lighthouse`. Times in milliseconds.",
    "",
    `| run | ${columns.join(" | ")} |`,
    `|---|${columns.map(() => "---:").join("|")}|`,
    ...rows.map((row, index) => line(String(index + 1), row)),
    line("**median**", medians),
    "",
    "## Bytes in the way of the first paint (compressed)",
    "",
    "| what | bytes |",
    "|---|---:|",
    ...Object.entries(bytes).map(([name, value]) => `| ${name} | ${value} |`),
    `| **total** | **${total}** |`,
    "",
  ].join("\n");
}

await bench();
