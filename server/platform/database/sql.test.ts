import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { startTestServer, type TestServer } from "../../testing/start-server.ts";
import { violatedConstraint } from "./availability.ts";
import { sql, type Db } from "./sql.ts";

describe("a statement", () => {
  test("numbers its parameters through the parts it's made of", () => {
    const part = sql`owner = ${"mia"} and size > ${3}`;
    expect(sql`select * from cats where ${part} and name = any(${["a", "b"]}) limit ${5}`.compile()).toEqual({
      text: "select * from cats where owner = $1 and size > $2 and name = any($3) limit $4",
      values: ["mia", 3, ["a", "b"], 5],
    });
  });

  test("holds constants, lists of parts and JSON", () => {
    const rows = [sql`(${1}, ${sql.json({ a: [1] })})`, sql`(${2}, null)`];
    expect(sql`insert into ${sql.raw("t")} values ${sql.join(rows, ", ")} returning id`.compile()).toEqual({
      text: "insert into t values ($1, $2::jsonb), ($3, null) returning id",
      values: [1, '{"a":[1]}', 2],
    });
    expect(sql`${sql.join([], ", ")}`.compile()).toEqual({ text: "", values: [] });
    expect(sql.join([sql`a`], ", ").compile().text).toBe("a");
  });
});

describe("the database", () => {
  let server: TestServer;
  let db: Db;
  beforeAll(async () => {
    server = await startTestServer();
    db = server.database.db;
    await db.run(sql`create table cats (name text primary key, born date, fed_at timestamptz)`);
  });
  afterAll(() => server.stop());
  beforeEach(() => db.run(sql`delete from cats`));
  const names = async (): Promise<readonly string[]> =>
    (await db.rows<{ name: string }>(sql`select name from cats order by name`)).map(({ name }) => name);

  test("answers rows by column name, days and moments as text", async () => {
    const fedAt = new Date("2026-11-22T08:46:56.873Z");
    expect(await db.run(sql`insert into cats values (${"Mia"}, ${"2020-02-29"}, ${fedAt}), ('Tom', null, 'infinity')`)).toBe(2);
    expect(await db.rows(sql`select * from cats order by name`)).toEqual([
      { name: "Mia", born: "2020-02-29", fed_at: "2026-11-22T08:46:56.873Z" },
      { name: "Tom", born: null, fed_at: "infinity" },
    ]);
    expect(await db.first(sql`select name from cats where name = any(${["Tom", 'a "b", \\c']}::text[])`)).toEqual({
      name: "Tom",
    });
    expect(await db.first(sql`select name from cats where name = ${"nobody"}`)).toBeNull();
  });

  test("a transaction is all or nothing, and so is one inside it", async () => {
    await db.transaction(async (tx) => {
      await tx.run(sql`insert into cats values ('Mia')`);
      const failed = tx.transaction(async (inner) => {
        expect(inner.scope).toBe(tx.scope);
        await inner.transaction((innermost) => innermost.run(sql`insert into cats values ('Tom')`));
        await inner.run(sql`insert into cats values ('Mia')`);
      });
      await expect(failed).rejects.toThrow(/cats_pkey/);
      await tx.transaction((inner) => inner.run(sql`insert into cats values ('Zoe')`));
    });
    expect(await names()).toEqual(["Mia", "Zoe"]);
    const undone = db.transaction(async (tx) => {
      await tx.run(sql`delete from cats`);
      throw new Error("changed my mind");
    });
    await expect(undone).rejects.toThrow("changed my mind");
    expect(await names()).toEqual(["Mia", "Zoe"]);
  });

  test("a refused statement names its constraint and keeps its connection", async () => {
    let removed = 0;
    server.database.pool.on("remove", () => (removed += 1));
    await db.run(sql`insert into cats values ('Mia')`);
    const error: unknown = await db.run(sql`insert into cats values ('Mia')`).catch((refused: unknown) => refused);
    expect(violatedConstraint(error)).toBe("cats_pkey");
    expect(removed).toBe(0);
  });

  test("what runs often is prepared, what is written again each time isn't", async () => {
    await db.transaction(async (tx) => {
      for (let n = 0; n < 20; n += 1) {
        await tx.first(sql`select ${n}::int as often`);
        await tx.first(sql`select ${sql.raw(String(n))} as seldom`);
      }
      const prepared = await tx.rows<{ statement: string }>(sql`select statement from pg_prepared_statements`);
      const texts = prepared.map(({ statement }) => statement);
      expect(texts.filter((text) => text.endsWith("as often"))).toEqual(["select $1::int as often"]);
      expect(texts.filter((text) => text.endsWith("as seldom"))).toEqual([]);
    });
  });
});
