import type { Group, GroupCard, GroupMember } from "@lockstep/contract/groups.ts";
import { expect } from "vitest";
import type { Answer, Caller, Person, TestServer } from "../../testing/start-server.ts";

/** What tests of groups ask a server for. */
export function groupCalls(server: () => TestServer) {
  /** A person with a profile, as everyone has who opened the application once. */
  const newPerson = async (name: string, role: "member" | "moderator" = "member"): Promise<Person> => {
    const person = await server().person(name, role);
    await person.call("GET", "/api/profile");
    return person;
  };
  const block = (by: Person, whom: Person) =>
    server().database.pool.query("insert into blocks (blocker_id, blocked_id) values ($1, $2)", [by.id, whom.id]);
  const found = async (by: Person, more: object = {}): Promise<Group> => {
    const answer = await by.call("POST", "/api/groups", { name: "Early Birds", description: "Up at five.", ...more });
    expect(answer.status).toBe(201);
    return answer.body as unknown as Group;
  };
  const groupOf = (answer: Answer): Group => answer.body as unknown as Group;
  const read = async (by: Caller, id: string, query = ""): Promise<Group> =>
    groupOf(await by.call("GET", `/api/groups/${id}${query}`));
  const join = (by: Caller, id: string, body?: object) => by.call("PUT", `/api/groups/${id}/membership`, body);
  const leave = (by: Caller, id: string) => by.call("DELETE", `/api/groups/${id}/membership`);
  const role = (by: Caller, id: string, whom: Person, isAdmin: boolean) =>
    by.call("PATCH", `/api/groups/${id}/members/${whom.id}`, { isAdmin });
  const membersOf = async (by: Caller, id: string, order = "joined"): Promise<readonly GroupMember[]> => {
    const answer = await by.call("GET", `/api/groups/${id}/members?order=${order}`);
    return answer.body["items"] as GroupMember[];
  };
  const listed = async (by: Caller, query: string): Promise<readonly GroupCard[]> =>
    (await by.call("GET", `/api/groups?${query}`)).body["items"] as GroupCard[];
  const eventsOf = async (groupId: string): Promise<readonly string[]> => {
    const rows = await server().database.pool.query<{ type: string }>(
      "select type from domain_events where payload->>'groupId' = $1 order by sequence",
      [groupId],
    );
    return rows.rows.map(({ type }) => type);
  };
  const hide = (id: string) => server().database.pool.query("update groups set hidden_at = now() where id = $1", [id]);
  const truth = async (id: string): Promise<{ members: number; admins: number; counted: number }> => {
    const rows = await server().database.pool.query<{ members: number; admins: number; counted: number }>(
      `select count(m.id)::int as members, count(m.id) filter (where m.is_admin)::int as admins, g.member_count as counted
       from groups g left join group_members m on m.group_id = g.id where g.id = $1 group by g.id`,
      [id],
    );
    const row = rows.rows[0];
    if (row === undefined) throw new Error("The group is gone.");
    return row;
  };
  return { newPerson, block, found, groupOf, read, join, leave, role, membersOf, listed, eventsOf, hide, truth };
}
