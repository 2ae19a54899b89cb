import type { MemberSummary } from "@lockstep/contract/members.ts";
import type { FoodItem, Needs } from "@lockstep/domain/groceries/fill-from-plan.ts";
import type { SharedItem } from "@lockstep/domain/groceries/shared-item.ts";
import { sql, type Db } from "../../platform/database/sql.ts";
import type { Platform } from "../../platform/platform.ts";
import { memberLine } from "../members/index.ts";

/** Ids of removed items are kept this long, for phones that were away. */
const TOMBSTONE_DAYS = 365;

interface Row {
  readonly id: string;
  readonly name: string;
  readonly name_clock: number;
  readonly name_by: string | null;
  readonly aisle: string;
  readonly aisle_clock: number;
  readonly aisle_by: string | null;
  readonly display: string;
  readonly display_clock: number;
  readonly display_by: string | null;
  readonly checked: boolean;
  readonly checked_clock: number;
  readonly checked_by: string | null;
  readonly is_added: boolean;
  readonly added_by: string | null;
  readonly is_removed: boolean;
  readonly food_id: string | null;
  readonly needs: Needs;
}

const COLUMNS = sql.raw(`
  id, name, name_clock, name_by, aisle, aisle_clock, aisle_by, display, display_clock, display_by, checked, checked_clock, checked_by, is_added, added_by,
  removed_at is not null as is_removed, food_id, needs`);

function toItem(row: Row): FoodItem {
  return {
    item: {
      id: row.id,
      name: { value: row.name, clock: row.name_clock, by: row.name_by },
      aisle: { value: row.aisle, clock: row.aisle_clock, by: row.aisle_by },
      display: { value: row.display, clock: row.display_clock, by: row.display_by },
      checked: { value: row.checked, clock: row.checked_clock, by: row.checked_by },
      added: { value: row.is_added, clock: row.is_added ? 1 : 0, by: row.added_by },
      isRemoved: row.is_removed,
    },
    foodId: row.food_id,
    needs: row.needs,
  };
}

/** What is on the list. */
export async function listItems(db: Db, familyId: string): Promise<readonly FoodItem[]> {
  const found = await db.rows<Row>(sql`
    select ${COLUMNS} from family_groceries where family_id = ${familyId} and is_added and removed_at is null`);
  return found.map(toItem);
}

/** What is on the list, and what a meal plan ever put there. */
export async function listFoodItems(db: Db, familyId: string): Promise<readonly FoodItem[]> {
  const found = await db.rows<Row>(sql`
    select ${COLUMNS} from family_groceries
    where family_id = ${familyId} and (needs <> '{}' or (is_added and removed_at is null)) order by changed_at desc, id`);
  return found.map(toItem);
}

export async function findItem(db: Db, familyId: string, id: string): Promise<SharedItem | null> {
  const row = await db.first<Row>(sql`select ${COLUMNS} from family_groceries where family_id = ${familyId} and id = ${id}`);
  return row && toItem(row).item;
}

export async function countItems(db: Db, familyId: string): Promise<number> {
  const found = await db.first<{ items: number }>(sql`
    select count(*)::int as items from family_groceries where family_id = ${familyId} and is_added and removed_at is null`);
  return found?.items ?? 0;
}

/** Writes an item as it is now. */
export async function putItem(tx: Db, familyId: string, item: SharedItem, now: Date): Promise<void> {
  const { name, aisle, display, checked, added } = item;
  const removedAt = item.isRemoved ? now : null;
  await tx.run(sql`
    insert into family_groceries (
      family_id, id, name, name_clock, name_by, aisle, aisle_clock, aisle_by, display, display_clock, display_by,
      checked, checked_clock, checked_by, is_added, added_by, removed_at, changed_at
    ) values (
      ${familyId}, ${item.id}, ${name.value}, ${name.clock}, ${name.by}, ${aisle.value}, ${aisle.clock}, ${aisle.by},
      ${display.value}, ${display.clock}, ${display.by}, ${checked.value}, ${checked.clock}, ${checked.by},
      ${added.value}, ${added.by}, ${removedAt}, ${now}
    )
    on conflict (family_id, id) do update set
      name = excluded.name, name_clock = excluded.name_clock, name_by = excluded.name_by,
      aisle = excluded.aisle, aisle_clock = excluded.aisle_clock, aisle_by = excluded.aisle_by,
      display = excluded.display, display_clock = excluded.display_clock, display_by = excluded.display_by,
      checked = excluded.checked, checked_clock = excluded.checked_clock, checked_by = excluded.checked_by,
      is_added = excluded.is_added, added_by = excluded.added_by,
      removed_at = excluded.removed_at, changed_at = excluded.changed_at`);
}

/** Notes what weeks of plans need of an item's food. */
export async function setNeeds(tx: Db, familyId: string, id: string, foodId: string, needs: Needs): Promise<void> {
  await tx.run(sql`
    update family_groceries set food_id = ${foodId}, needs = ${sql.json(needs)} where family_id = ${familyId} and id = ${id}`);
}

/** The family's members, in the order they joined. */
export async function listPeople(db: Db, familyId: string): Promise<readonly MemberSummary[]> {
  const found = await db.rows<{ person: MemberSummary }>(sql`
    select ${memberLine("p")} as person from family_members m join profiles p on p.id = m.user_id
    where m.family_id = ${familyId} order by m.joined_at, m.user_id`);
  return found.map(({ person }) => person);
}

/**
 * Forgets removed items, and changes of items that never came. A phone that was away for longer brings nothing back with a change of such an item: only a
 * first name adds one.
 */
export async function removeOldTombstones({ db, now }: Platform): Promise<void> {
  const before = new Date(now().getTime() - TOMBSTONE_DAYS * 24 * 60 * 60 * 1000);
  await db.run(sql`delete from family_groceries where (removed_at is not null or not is_added) and changed_at < ${before}`);
}

/** For a person's download: what they put on the list. */
export async function exportGroceries(db: Db, userId: string): Promise<unknown> {
  return db.rows(sql`
    select name, aisle, display, checked from family_groceries
    where added_by = ${userId} and is_added and removed_at is null order by name, id`);
}
