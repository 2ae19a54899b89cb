import { sql, type Db } from "../../database/sql.ts";

/** The provider's clock in seconds since 1970: the real one, and as far ahead as it was moved. */
export async function readClock(db: Db, now: () => Date): Promise<number> {
  const row = await db.first<{ ahead_seconds: string }>(sql`select ahead_seconds from test_payment_clock`);
  return Math.floor(now().getTime() / 1000) + Number(row?.ahead_seconds ?? 0);
}

/** Holds the clock until the transaction ends: one change at a time, while anyone can read. */
export async function holdClock(tx: Db): Promise<void> {
  await tx.run(sql`lock table test_payment_clock in share row exclusive mode`);
}

export async function setClock(tx: Db, now: () => Date, to: number): Promise<void> {
  const ahead = to - Math.floor(now().getTime() / 1000);
  await tx.run(sql`
    insert into test_payment_clock (ahead_seconds) values (${ahead})
    on conflict (one) do update set ahead_seconds = greatest(test_payment_clock.ahead_seconds, excluded.ahead_seconds)`);
}

/** Whether the provider has work to do. Checking doesn't load the provider. */
export async function hasWork(db: Db, now: () => Date): Promise<boolean> {
  const found = await db.rows(sql`
    select 1 where exists (select 1 from test_payment_objects where due_at <= ${await readClock(db, now)})
      or exists (select 1 from test_payment_deliveries)`);
  return found.length > 0;
}
