import pg from "pg";
import { openDatabase } from "../platform/database/database.ts";
import { openEmbeddedPostgres } from "../platform/database/embedded-postgres.ts";
import { createLogger } from "../platform/logging/logger.ts";

// Serves one PostgreSQL with a migrated, empty database until its input ends. A program of its own: what prepares a test run may not import the product.
const [dataDir = ""] = process.argv.slice(2);
const server = await openEmbeddedPostgres(dataDir);
const database = await openDatabase({ databaseUrl: null, dataDir, log: createLogger("fatal") });
await database.close();
const client = new pg.Client({ ...server.connection, database: "postgres" });
await client.connect();
// Nothing here outlives the run. Tests that kill a server start one of their own, which syncs.
for (const setting of ["fsync", "synchronous_commit", "full_page_writes"])
  await client.query(`alter system set ${setting} = off`);
await client.query("select pg_reload_conf()");
await client.end();
process.stdout.write(`${String(server.connection.host)}\n`);
process.stdin.resume();
process.stdin.on("end", () => void server.close());
