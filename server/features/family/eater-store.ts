import type { Allergen, Diet } from "@lockstep/domain/nutrition/diets.ts";
import { sql, type Db } from "../../platform/database/sql.ts";

export interface EaterRow {
  readonly id: string;
  readonly familyId: string;
  /** The member it is; null for someone without an account. */
  readonly userId: string | null;
  readonly name: string;
  readonly diet: Diet;
  readonly allergies: readonly Allergen[];
  readonly portion: number;
}

/** A member goes by their profile's name. */
const SELECT = sql`
  select e.id, e.family_id as "familyId", e.user_id as "userId", coalesce(p.full_name, e.name) as name, e.diet, e.allergies, e.portion
  from family_eaters e left join profiles p on p.id = e.user_id`;

/** Members in the order in which they joined, then the others. */
export async function listEaters(db: Db, familyId: string): Promise<readonly EaterRow[]> {
  return db.rows<EaterRow>(sql`${SELECT} where e.family_id = ${familyId} order by e.user_id is null, e.created_at, e.id`);
}

export async function findEater(db: Db, id: string): Promise<EaterRow | null> {
  return db.first<EaterRow>(sql`${SELECT} where e.id = ${id}`);
}

export async function findEaterOf(db: Db, userId: string): Promise<EaterRow | null> {
  return db.first<EaterRow>(sql`${SELECT} where e.user_id = ${userId}`);
}

export async function upsertEater(tx: Db, eater: EaterRow): Promise<void> {
  await tx.run(sql`
    insert into family_eaters (id, family_id, user_id, name, diet, allergies, portion)
    values (${eater.id}, ${eater.familyId}, ${eater.userId}, ${eater.name}, ${eater.diet}, ${eater.allergies}::text[], ${eater.portion})
    on conflict (id) do update set
      name = excluded.name, diet = excluded.diet, allergies = excluded.allergies, portion = excluded.portion`);
}

export async function deleteEaterRow(tx: Db, id: string): Promise<void> {
  await tx.run(sql`delete from family_eaters where id = ${id}`);
}
