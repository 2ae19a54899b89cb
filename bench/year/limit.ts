import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import pg from "pg";
import { sql, type Sql } from "../../server/platform/database/sql.ts";
import { weighInsQuery } from "../../server/features/training/measurements/measurement-store.ts";
import { sessionsQuery } from "../../server/features/training/records/session-store.ts";
import { newestCompletionsQuery } from "../../server/features/training/workouts/completed-store.ts";

/** A bare `node:http` server with the product's own statements, prepared: it believes who asks, computes nothing, and answers the rows. */
const pool = new pg.Pool({ ...(JSON.parse(process.env["BENCH_CONNECTION"] ?? "{}") as pg.PoolConfig), max: 20 });

async function rows(name: string, statement: Sql): Promise<unknown[]> {
  return (await pool.query({ name, ...statement.compile() })).rows as unknown[];
}

/** The statements behind a path. */
function statementsOf(user: string, path: string): readonly (readonly [string, Sql])[] {
  const weighIns = ["weigh-ins", weighInsQuery(user)] as const;
  const exercise = /^\/api\/exercises\/([^/]+)\/history$/.exec(path)?.[1];
  if (exercise !== undefined) return [["history", sessionsQuery(user, exercise)]];
  if (path === "/api/records") return [["records", sessionsQuery(user, null)], weighIns];
  if (path === "/api/measurements")
    return [
      [
        "measurements",
        sql`select * from measurements where user_id = ${user} and deleted_at is null order by date desc, id desc limit 401`,
      ],
    ];
  return [["progress", newestCompletionsQuery(user, "9999-12-31", 10_000)], weighIns];
}

async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
  try {
    const statements = statementsOf(String(request.headers["x-user"]), request.url ?? "");
    const text = JSON.stringify(await Promise.all(statements.map(([name, statement]) => rows(name, statement))));
    response.writeHead(200, { "content-type": "application/json", "content-length": Buffer.byteLength(text) }).end(text);
  } catch (error) {
    response.writeHead(500).end(String(error));
  }
}

const server = createServer((request, response) => void handle(request, response));
server.keepAliveTimeout = 60_000;
server.listen(Number(process.env["PORT"]), "127.0.0.1", () => process.stdout.write("ready\n"));
process.on("SIGTERM", () => process.exit(0));
