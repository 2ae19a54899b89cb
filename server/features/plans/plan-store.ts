import { sql, type Db, type Sql } from "../../platform/database/sql.ts";
import type { PageCursor } from "../../platform/http/page-cursor.ts";

/** A saved plan, of workouts or of meals. */
export interface PlanRow {
  readonly id: string;
  readonly userId: string;
  readonly name: string;
  readonly choices: object;
  readonly days: readonly object[];
  readonly notes: readonly object[];
  readonly version: number;
  readonly isCurrent: boolean;
  readonly shareToken: string | null;
  readonly createdAt: string;
  readonly updatedAt: string;
  /** The owner's, by which the plan's days are theirs; null while they have no profile. */
  readonly timeZone: string | null;
}

/** What is saved of a new plan; the rest comes from the table and the owner. */
export type NewPlanRow<Row extends PlanRow> = Omit<
  Row,
  "version" | "isCurrent" | "shareToken" | "createdAt" | "updatedAt" | "timeZone"
>;

/** What an edit changes of a plan. */
export type PlanContent<Row extends PlanRow> = Pick<Row, "choices" | "days" | "notes">;

/** Columns of a kind's own, as the row names them. */
type OwnColumns<Row extends PlanRow> = Readonly<Partial<Record<Exclude<keyof Row, keyof PlanRow> & string, string>>>;

/** Where a kind of plan is saved: its table, and the columns of its own. */
export interface PlanTable<Row extends PlanRow> {
  readonly table: "training_plans" | "meal_plans";
  readonly dates: OwnColumns<Row>;
  readonly documents?: OwnColumns<Row>;
  readonly numbers?: OwnColumns<Row>;
}

type OwnColumn = readonly [field: string, column: Sql];

/** The statements on one table of plans. */
export class PlanStore<Row extends PlanRow> {
  readonly #name: string;
  readonly #table: Sql;
  readonly #columns: Sql;
  readonly #dates: readonly OwnColumn[];
  readonly #documents: readonly OwnColumn[];
  readonly #numbers: readonly OwnColumn[];

  constructor({ table, dates, documents, numbers }: PlanTable<Row>) {
    this.#name = table;
    this.#table = sql.raw(table);
    const namesOf = (columns: object = {}): readonly [field: string, column: string][] => Object.entries(columns);
    this.#dates = namesOf(dates).map(([field, column]) => [field, sql.raw(column)]);
    this.#documents = namesOf(documents).map(([field, column]) => [field, sql.raw(column)]);
    this.#numbers = namesOf(numbers).map(([field, column]) => [field, sql.raw(column)]);
    const own = [...namesOf(dates), ...namesOf(documents), ...namesOf(numbers)].map(
      ([field, column]) => `, ${column} as "${field}"`,
    );
    this.#columns = sql.raw(`
      id, user_id as "userId", name, choices, days, notes, version, is_current as "isCurrent", share_token as "shareToken",
      created_at as "createdAt", updated_at as "updatedAt",
      (select p.time_zone from profiles p where p.id = ${table}.user_id) as "timeZone"${own.join("")}`);
  }

  /** One writer at a time for a person's plans, so that one is current and their number stays within the limit. */
  async lock(tx: Db, userId: string): Promise<void> {
    await tx.run(sql`select pg_advisory_xact_lock(hashtextextended(${`${this.#name}:${userId}`}, 0))`);
  }

  async count(db: Db, userId: string): Promise<number> {
    return this.countOthers(db, userId, null);
  }

  /** A person's plans without the one with this id. */
  async countOthers(db: Db, userId: string, id: string | null): Promise<number> {
    const row = await db.first<{ plans: number }>(
      sql`select count(*)::int as plans from ${this.#table} where user_id = ${userId} and id is distinct from ${id}::uuid`,
    );
    return row?.plans ?? 0;
  }

  /** Null when anyone has the id already. */
  insert(tx: Db, plan: NewPlanRow<Row>): Promise<Row | null> {
    const { id, userId, name, choices, days, notes } = plan;
    const columns = [...this.#dates, ...this.#documents, ...this.#numbers].map(([, column]) => sql`, ${column}`);
    const values = [
      ...this.#dates.map(([field]) => sql`, ${this.#date(plan, field)}`),
      ...this.#documents.map(([field]) => sql`, ${sql.json((plan as Readonly<Record<string, unknown>>)[field] ?? null)}`),
      ...this.#numbers.map(([field]) => sql`, ${(plan as Readonly<Record<string, number | null>>)[field] ?? null}`),
    ];
    return tx.first<Row>(sql`
      insert into ${this.#table} (id, user_id, name, choices, days, notes${sql.join(columns, "")})
      values (${id}, ${userId}, ${name}, ${sql.json(choices)}, ${sql.json(days)}, ${sql.json(notes)}${sql.join(values, "")})
      on conflict (id) do nothing returning ${this.#columns}`);
  }

  find(db: Db, id: string): Promise<Row | null> {
    return db.first<Row>(sql`select ${this.#columns} from ${this.#table} where id = ${id}`);
  }

  listById(db: Db, ids: readonly string[]): Promise<readonly Row[]> {
    return db.rows<Row>(sql`select ${this.#columns} from ${this.#table} where id = any(${ids}::uuid[])`);
  }

  findCurrent(db: Db, userId: string): Promise<Row | null> {
    return db.first<Row>(sql`select ${this.#columns} from ${this.#table} where user_id = ${userId} and is_current`);
  }

  findByToken(db: Db, token: string): Promise<Row | null> {
    return db.first<Row>(sql`select ${this.#columns} from ${this.#table} where share_token = ${token}`);
  }

  /** Newest first, from after the cursor. */
  list(db: Db, userId: string, after: PageCursor | null, limit: number): Promise<readonly Row[]> {
    const older = after === null ? sql`true` : sql`(created_at, id) < (${after.createdAt}::timestamptz, ${after.id}::uuid)`;
    return db.rows<Row>(sql`
      select ${this.#columns} from ${this.#table} where user_id = ${userId} and ${older}
      order by created_at desc, id desc limit ${limit}`);
  }

  /** All of a person's plans, oldest first: for their data export. */
  listAll(db: Db, userId: string): Promise<readonly Row[]> {
    return db.rows<Row>(sql`select ${this.#columns} from ${this.#table} where user_id = ${userId} order by created_at`);
  }

  /** Makes one plan the current one, or none when `id` is null. Call under {@link lock}. */
  async setCurrent(tx: Db, userId: string, id: string | null): Promise<void> {
    // First the others: at no moment two are current.
    await tx.run(sql`
      update ${this.#table} set is_current = false
      where user_id = ${userId} and is_current and id is distinct from ${id}::uuid`);
    if (id !== null) await tx.run(sql`update ${this.#table} set is_current = true where id = ${id}`);
  }

  /** Changes the name and the columns of its own that are given; with none of them only the time of the last change is new. */
  async update(tx: Db, id: string, change: { readonly name?: string | undefined }): Promise<Row> {
    const dates = this.#dates.map(
      ([field, column]) => sql`, ${column} = coalesce(${this.#date(change, field)}::date, ${column})`,
    );
    const row = await tx.first<Row>(sql`
      update ${this.#table} set name = coalesce(${change.name ?? null}, name), updated_at = now()${sql.join(dates, "")}
      where id = ${id} returning ${this.#columns}`);
    if (row === null) throw new Error(`Plan ${id} is gone.`);
    return row;
  }

  async setShareToken(tx: Db, id: string, token: string | null): Promise<void> {
    await tx.run(sql`update ${this.#table} set share_token = ${token}, updated_at = now() where id = ${id}`);
  }

  /** Writes changed content when the plan still has the version it was changed from; null when it has another. */
  updateContent(tx: Db, id: string, fromVersion: number, { choices, days, notes }: PlanContent<Row>): Promise<Row | null> {
    return tx.first<Row>(sql`
      update ${this.#table} set choices = ${sql.json(choices)}, days = ${sql.json(days)}, notes = ${sql.json(notes)},
        version = version + 1, updated_at = now()
      where id = ${id} and version = ${fromVersion} returning ${this.#columns}`);
  }

  async delete(tx: Db, id: string): Promise<void> {
    await tx.run(sql`delete from ${this.#table} where id = ${id}`);
  }

  #date(plan: object, field: string): string | null {
    return (plan as Readonly<Record<string, string | undefined>>)[field] ?? null;
  }
}
