import { MEASURES, type Measure } from "@lockstep/domain/training/measurements.ts";
import type { WeighIn } from "@lockstep/domain/training/body-weight.ts";
import { sql, type Db, type Sql } from "../../../platform/database/sql.ts";
import type { PageCursor } from "../../../platform/http/page-cursor.ts";

export type MeasurementRow = { readonly [Name in Measure]: number | null } & {
  readonly id: string;
  readonly userId: string;
  readonly date: string;
  readonly deletedAt: string | null;
};

const COLUMNS: Readonly<Record<Measure, string>> = {
  weightKg: "weight_kg",
  waistCm: "waist_cm",
  hipsCm: "hips_cm",
  chestCm: "chest_cm",
  armCm: "arm_cm",
  thighCm: "thigh_cm",
  bodyFatPercent: "body_fat_percent",
};
const NAMES = sql.raw(MEASURES.map((measure) => COLUMNS[measure]).join(", "));
const MEASURED = sql.raw(MEASURES.map((measure) => `${COLUMNS[measure]} as "${measure}"`).join(", "));
const ROW = sql`id, user_id as "userId", date, ${MEASURED}, deleted_at as "deletedAt"`;

/** A measurement, deleted or not. */
export function findMeasurement(db: Db, id: string): Promise<MeasurementRow | null> {
  return db.first<MeasurementRow>(sql`select ${ROW} from measurements where id = ${id}`);
}

/** Writes a whole row, new or not; false when the id became another person's in the meantime. */
export async function writeMeasurement(tx: Db, row: MeasurementRow): Promise<boolean> {
  const values = sql.join(
    MEASURES.map((measure) => sql`${row[measure]}::float8`),
    ", ",
  );
  const changes = sql.raw(MEASURES.map((measure) => `${COLUMNS[measure]} = excluded.${COLUMNS[measure]}`).join(", "));
  const written = await tx.run(sql`
    insert into measurements (id, user_id, date, deleted_at, ${NAMES})
    values (${row.id}, ${row.userId}, ${row.date}, ${row.deletedAt}::timestamptz, ${values})
    on conflict (id) do update set date = excluded.date, deleted_at = excluded.deleted_at, ${changes}
    where measurements.user_id = excluded.user_id`);
  return written === 1;
}

/** A person's measurements that aren't deleted, the latest day first. */
export function listMeasurementRows(
  db: Db,
  userId: string,
  { after, most }: { readonly after: PageCursor | null; readonly most: number },
): Promise<readonly MeasurementRow[]> {
  const isLater =
    after === null ? sql`true` : sql`(date, id) < (${after.createdAt.toISOString().slice(0, 10)}::date, ${after.id}::uuid)`;
  return db.rows<MeasurementRow>(sql`
    select ${ROW} from measurements where user_id = ${userId} and deleted_at is null and ${isLater}
    order by date desc, id desc limit ${most}`);
}

/** What a person weighed, the earliest day first; nothing while they hide their measurements, lest an estimate shows it. */
export function weighInsQuery(userId: string): Sql {
  return sql`
    select m.date, m.weight_kg as "weightKg"
    from measurements m left join profiles p on p.id = m.user_id
    where m.user_id = ${userId} and m.deleted_at is null and m.weight_kg is not null
      and not coalesce(p.hide_measurements, p.hide_calories, false)
    order by m.date, m.id`;
}

export function listWeighIns(db: Db, userId: string): Promise<readonly WeighIn[]> {
  return db.rows<WeighIn>(weighInsQuery(userId));
}

/** Everything someone measured, for their data export: what they deleted too, as long as it's kept. */
export function exportMeasurements(db: Db, userId: string): Promise<readonly object[]> {
  return db.rows(sql`
    select id, date, ${MEASURED}, deleted_at as "deletedAt" from measurements where user_id = ${userId} order by date, id`);
}
