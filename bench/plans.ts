import pg from "pg";
import { assemble } from "../server/main/assemble.ts";
import { parseConfig } from "../server/platform/config/config.ts";
import type { Database } from "../server/platform/database/database.ts";
import { createDb } from "../server/platform/database/sql.ts";
import { createLogger } from "../server/platform/logging/logger.ts";
import { groupId, memberId, postId, sessionToken } from "./fill.ts";
import type { Size } from "./sizes.ts";

/** What PostgreSQL means to do for one statement of a list. */
export interface ListPlan {
  readonly path: string;
  readonly sql: string;
  /** Tables that are read from end to end. */
  readonly scanned: readonly string[];
  /** Tables and the indexes by which they are read. */
  readonly indexes: readonly string[];
}

interface PlanNode {
  readonly "Node Type": string;
  readonly "Relation Name"?: string;
  readonly "Index Name"?: string;
  readonly Plans?: readonly PlanNode[];
}

/** A member in the middle, who has something of everything. */
const READER = 500;

/** Every address that answers a list of the community; `{cursor}` is the second page of the same list. */
export function listPaths(size: Size): readonly string[] {
  const group = groupId(1);
  const member = `bench_${READER + 1}`;
  const first = [
    "/api/posts",
    "/api/posts?postType=workout",
    "/api/posts?following=true",
    `/api/posts/${postId(size.posts - 100)}/comments`,
    `/api/groups/${group}/posts`,
    `/api/groups/${group}/members`,
    `/api/groups/${group}/members?order=rank`,
    "/api/groups",
    "/api/groups?query=measure",
    "/api/groups?mine=true",
    `/api/profiles/${member}/posts`,
    `/api/profiles/${member}/followers`,
    `/api/profiles/${member}/following`,
    "/api/blocks",
    "/api/members?prefix=bench_1",
  ];
  const whole = [
    "/api/notifications",
    "/api/streaks",
    "/api/achievements",
    `/api/profiles/${member}/achievements`,
    `/api/profiles/${member}/stats`,
    "/api/challenges",
  ];
  return [
    ...first,
    ...whole,
    "/api/challenges/history",
    "/api/moderation/queue",
    "/api/moderation/log",
    `/api/groups/${groupId(0)}/requests`,
  ];
}

/**
 * Reads every list through the application, keeps what it asks the database, and asks for each statement's plan. `whatever the size` forbids reading from end to end where an
 * index can serve: on a small database such a read is quicker, and what is left then has no index at all.
 */
export async function explainLists(
  database: Database,
  dataDir: string,
  size: Size,
  how: "as it is" | "whatever the size",
): Promise<ListPlan[]> {
  const asked: { readonly text: string; readonly values: readonly unknown[] }[] = [];
  class ListeningClient extends pg.Client {
    override query(...given: unknown[]): never {
      const [first, second] = given;
      const text = typeof first === "string" ? first : (first as { text?: string } | null)?.text;
      const values = Array.isArray(second) ? second : ((first as { values?: unknown[] } | null)?.values ?? []);
      if (text !== undefined && /^\s*(select|with)\b/i.test(text) && !/\b(insert|update|delete)\b/i.test(text))
        asked.push({ text, values });
      return (super.query.bind(this) as (...parts: unknown[]) => unknown)(...given) as never;
    }
  }
  const pool = new pg.Pool({ ...database.connection, max: 5, Client: ListeningClient });
  // `end` doesn't wait for the connections' goodbye: one may still hear that its database is being dropped.
  pool.on("error", () => undefined);
  const config = parseConfig({ DATA_DIR: dataDir, RATE_LIMITS: "off", LOG_LEVEL: "fatal" });
  const log = createLogger("fatal");
  const { app } = await assemble({
    config,
    database: { ...database, db: createDb(pool), pool },
    log,
    port: 3000,
    checkOutput: true,
  });
  const plans: ListPlan[] = [];
  const explainer = await database.pool.connect();
  if (how === "whatever the size") await explainer.query("set enable_seqscan = off");
  const visit = async (path: string, member: number): Promise<string | null> => {
    asked.length = 0;
    const headers = { Authorization: `Bearer ${sessionToken(member)}` };
    const answer = await app.fetch(new Request(`http://localhost:3000${path}`, { headers }));
    const body = (await answer.json()) as { readonly nextCursor?: string | null };
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${JSON.stringify(body).slice(0, 300)}`);
    for (const { text, values } of asked.splice(0)) plans.push({ path, ...(await explain(explainer, text, values)) });
    return body.nextCursor ?? null;
  };
  try {
    await database.pool.query("update users set role = 'moderator' where id = $1", [memberId(0)]);
    for (const path of listPaths(size)) {
      // The first member moderates the site and founded the first group.
      const reader = /moderation|requests/.test(path) ? 0 : READER;
      const cursor = await visit(path, reader);
      if (cursor !== null) await visit(`${path}${path.includes("?") ? "&" : "?"}cursor=${encodeURIComponent(cursor)}`, reader);
    }
    return plans;
  } finally {
    // Released to its pool, which closes it before the database stops: a discarded client could still get the shutdown error, with nobody listening.
    await explainer.query("reset enable_seqscan");
    explainer.release();
    await pool.end();
  }
}

async function explain(client: pg.PoolClient, sql: string, values: readonly unknown[]): Promise<Omit<ListPlan, "path">> {
  const found = await client.query<{ "QUERY PLAN": readonly { readonly Plan: PlanNode }[] }>(`explain (format json) ${sql}`, [
    ...values,
  ]);
  const nodes: PlanNode[] = [];
  const walk = (node: PlanNode): void => {
    nodes.push(node);
    node.Plans?.forEach(walk);
  };
  for (const { Plan } of found.rows[0]?.["QUERY PLAN"] ?? []) walk(Plan);
  const scanned = nodes.filter((node) => node["Node Type"] === "Seq Scan").map((node) => node["Relation Name"] ?? "?");
  const indexes = nodes.filter((node) => node["Index Name"] !== undefined).map((node) => node["Index Name"] ?? "?");
  return { sql, scanned: [...new Set(scanned)], indexes: [...new Set(indexes)] };
}
