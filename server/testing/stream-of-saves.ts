import pg from "pg";
import { openEmbeddedPostgres } from "../platform/database/embedded-postgres.ts";

// Saves numbers one after the other and prints each once the database has acknowledged it, until it is killed.
const [dataDir = "", from = "0"] = process.argv.slice(2);
const server = await openEmbeddedPostgres(dataDir);
const client = new pg.Client(server.connection);
// The server may be killed first; then this process is next.
client.on("error", () => undefined);
await client.connect();
await client.query("create table if not exists saves (n int primary key)");
for (let n = Number(from); ; n += 1) {
  await client.query("insert into saves values ($1)", [n]);
  process.stdout.write(`${n}\n`);
}
