import type { Actor } from "@lockstep/domain/accounts/actor.ts";
import type { Db } from "../../platform/database/sql.ts";
import { ApiError } from "../../platform/http/api-error.ts";
import { findMemberByUsername, mayReadActivity, type MemberRow } from "../members/index.ts";

/** A member whose activity a caller (null: a visitor) may see; anyone else is as missing as one that never was. */
export async function getReadableMember(db: Db, actor: Actor | null, username: string): Promise<MemberRow> {
  const member = await findMemberByUsername(db, username);
  if (member === null || !(await mayReadActivity(db, actor, member.id))) throw new ApiError("NOT_FOUND");
  return member;
}
