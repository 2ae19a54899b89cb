import { sql, type Db } from "../../platform/database/sql.ts";

/** The family that someone is in, paid for or not. */
export interface FamilyRow {
  readonly id: string;
  readonly ownerId: string;
}

export async function findFamilyRow(db: Db, userId: string): Promise<FamilyRow | null> {
  return db.first<FamilyRow>(sql`
    select f.id, f.owner_id as "ownerId" from family_members m join families f on f.id = m.family_id
    where m.user_id = ${userId}`);
}
