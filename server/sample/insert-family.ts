import { SAMPLE_GROCERIES } from "@lockstep/content/sample/index.ts";
import { itemOfChange, joinItems, unknownItem } from "@lockstep/domain/groceries/shared-item.ts";
import type { GroupFrame } from "@lockstep/contract/family-training.ts";
import { copyChoices, copyName } from "@lockstep/domain/family/group-training.ts";
import { planWeek } from "@lockstep/domain/training/plan-week.ts";
import { putFrame, putPart } from "../features/family-training/store.ts";
import { EXERCISES } from "../features/training/catalogue.ts";
import { trainingPlans } from "../features/training/training-plans.ts";
import { putItem } from "../features/groceries/store.ts";
import { sql, type Db } from "../platform/database/sql.ts";
import { memberId } from "./build-story.ts";
import { sampleId } from "./sample-id.ts";
import { SAMPLE_PEOPLE } from "./sample-people.ts";

const DAY_MS = 86_400_000;
/** Members of the sample community who share Sam's membership. */
const RELATIVES = ["amara_nk", "oluwaseun_a"];

/** Sam's family: two relatives who share some of their progress, and Sam's youngest, for whom everyone cooks. */
export async function insertFamily(tx: Db, now: Date): Promise<void> {
  const sam = SAMPLE_PEOPLE.find(({ priceId }) => priceId === "price_family_monthly");
  if (sam === undefined) throw new Error("Nobody of the sample pays for a family.");
  const familyId = sampleId("family");
  const ago = (days: number): Date => new Date(now.getTime() - days * DAY_MS);
  await tx.run(sql`insert into families (id, owner_id, created_at) values (${familyId}, ${sam.id}, ${ago(40)})`);
  await tx.run(sql`
    insert into family_members (family_id, user_id, joined_at, shares)
    values (${familyId}, ${sam.id}, ${ago(40)}, ${["workouts", "streak"]}::text[])`);
  for (const [place, username] of RELATIVES.entries())
    await tx.run(sql`
      insert into family_members (family_id, user_id, joined_at, shares)
      values (${familyId}, ${memberId(username)}, ${ago(35 - place)}, ${["workouts", "achievements"]}::text[])`);
  await tx.run(sql`
    insert into family_eaters (id, family_id, user_id, name, diet, allergies, portion, created_at) values
      (${sampleId("eater sam")}, ${familyId}, ${sam.id}, ${sam.name}, 'standard', '{}', 1, ${ago(30)}),
      (${sampleId("eater tobi")}, ${familyId}, null, 'Tobi', 'standard', ${["Peanuts"]}::text[], 0.5, ${ago(30)})`);
  await insertGroceries(tx, familyId, now);
  await insertTraining(tx, familyId, [sam.id, ...RELATIVES.map(memberId)], ago(6));
}

const FRAME: GroupFrame = { muscleGroups: ["Core", "Back"], durationMinutes: 30, daysPerWeek: 3, seed: 1 };

/** The family's workout plan: each has a copy made from how they train by their own plan, which stays their current one. */
async function insertTraining(tx: Db, familyId: string, userIds: readonly string[], at: Date): Promise<void> {
  await putFrame(tx, familyId, FRAME, userIds[0] ?? "", at);
  for (const userId of userIds) {
    const current = await trainingPlans.store.findCurrent(tx, userId);
    if (current === null) throw new Error("Someone of the sample family has no workout plan.");
    const { skillLevel, location, equipment = [], avoid = [] } = current.choices;
    const own = { skillLevel, location, equipment, avoid };
    const result = planWeek(copyChoices(FRAME, own), EXERCISES);
    if (!result.ok) throw new Error(result.refusal.message);
    const planId = sampleId(`family copy ${userId}`);
    const { days, notes } = result.plan;
    const choices = { ...FRAME, ...own, equipment: location === "home" ? equipment : [] };
    const { blockStartsOn } = current;
    const copy = {
      id: planId,
      userId,
      name: copyName(FRAME, own),
      choices,
      days,
      notes,
      blockStartsOn,
      blockBefore: null,
      blockWeeks: null,
    };
    await trainingPlans.store.insert(tx, copy);
    await putPart(tx, { userId, own, planId, frameVersion: 1 });
  }
}

/** As the product would have written it: each item's first change adds it, and a tick is another person's. */
async function insertGroceries(tx: Db, familyId: string, now: Date): Promise<void> {
  for (const { name, aisle, display, by, checkedBy } of SAMPLE_GROCERIES) {
    const id = sampleId(`grocery ${name}`);
    const first = { name: 1, aisle: 1, display: 1 };
    const added = joinItems(unknownItem(id), itemOfChange(id, { name, aisle, display }, first, memberId(by)));
    const item =
      checkedBy === null ? added : joinItems(added, itemOfChange(id, { checked: true }, { checked: 1 }, memberId(checkedBy)));
    await putItem(tx, familyId, item, now);
  }
}
