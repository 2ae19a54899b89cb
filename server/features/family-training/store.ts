import type { GroupFrame, OwnTraining } from "@lockstep/contract/family-training.ts";
import type { MemberSummary } from "@lockstep/contract/members.ts";
import { sql, type Db } from "../../platform/database/sql.ts";
import { memberLine } from "../members/index.ts";

/** What a family trains together. */
export interface FrameRow {
  readonly frame: GroupFrame;
  readonly version: number;
  readonly setBy: MemberSummary | null;
  readonly setAt: string;
}

export async function findFrame(db: Db, familyId: string): Promise<FrameRow | null> {
  return db.first<FrameRow>(sql`
    select t.frame, t.version, t.set_at as "setAt", case when p.id is null then null else ${memberLine("p")} end as "setBy"
    from family_training t left join profiles p on p.id = t.set_by where t.family_id = ${familyId}`);
}

/** Call with the family held. */
export async function putFrame(tx: Db, familyId: string, frame: GroupFrame, by: string, now: Date): Promise<void> {
  await tx.run(sql`
    insert into family_training (family_id, frame, set_by, set_at) values (${familyId}, ${sql.json(frame)}, ${by}, ${now})
    on conflict (family_id) do update set
      frame = excluded.frame, version = family_training.version + 1, set_by = excluded.set_by, set_at = excluded.set_at`);
}

/** Someone's part in it. */
export interface PartRow {
  readonly userId: string;
  readonly own: OwnTraining;
  readonly planId: string | null;
  readonly frameVersion: number;
}

const PART = sql.raw(`t.user_id as "userId", t.own, t.plan_id as "planId", t.frame_version as "frameVersion"`);

/** Everyone who takes part, in the order in which they joined the family. */
export async function listParts(db: Db, familyId: string): Promise<readonly PartRow[]> {
  return db.rows<PartRow>(sql`
    select ${PART} from family_training_members t join family_members m on m.user_id = t.user_id
    where m.family_id = ${familyId} order by m.joined_at, m.user_id`);
}

export async function putPart(tx: Db, { userId, own, planId, frameVersion }: PartRow): Promise<void> {
  await tx.run(sql`
    insert into family_training_members (user_id, own, plan_id, frame_version)
    values (${userId}, ${sql.json(own)}, ${planId}, ${frameVersion})
    on conflict (user_id) do update set own = excluded.own, plan_id = excluded.plan_id, frame_version = excluded.frame_version`);
}

export async function deletePart(tx: Db, userId: string): Promise<void> {
  await tx.run(sql`delete from family_training_members where user_id = ${userId}`);
}

/** For a person's download: their part in it. */
export async function exportFamilyTraining(db: Db, userId: string): Promise<unknown> {
  return db.first(sql`select ${PART} from family_training_members t where t.user_id = ${userId}`);
}
