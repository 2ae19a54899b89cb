import { EVERY_PAGE_DATA, PAGE_DATA_ID, PAGE_TIME, pageAt } from "@lockstep/contract/pages.ts";
import { addDays, mondayOf } from "@lockstep/domain/calendar/calendar.ts";
import type { CalendarDay } from "@lockstep/domain/calendar/calendar.ts";
import type { Hono } from "hono";
import { dayIn } from "../clock/day-in.ts";
import type { AppContext, AppEnvironment } from "./request-context.ts";

/** Answers that a page would ask for first, and the cookies that came with them. */
export interface PageData {
  /** Answer by path. */
  readonly answers: Readonly<Record<string, unknown>>;
  /** Whether the page can be drawn with them: it names what it reads first, and all of that is there. */
  readonly isWhole: boolean;
  /** The same, as the element that brings them in the document. */
  readonly element: string;
  readonly cookies: readonly string[];
}

const SESSION_COOKIE = /(?:^|;\s*)(?:__Secure-)?better-auth\.session_token=/;

/** Whether the request comes with a session, valid or not. */
export function namesSession(context: AppContext): boolean {
  return SESSION_COOKIE.test(context.req.header("cookie") ?? "");
}

/** Headers that speak of the document alone. */
const OF_THE_DOCUMENT = ["accept-encoding", "if-none-match", "if-modified-since", "range"];

/**
 * What a member's page reads first, asked of the application itself, with the member's own cookie and so their own rights. Null for a visitor: their pages
 * are the same for everyone. An answer that fails is left out; the page then asks for itself.
 */
export async function readPageData(app: Hono<AppEnvironment>, context: AppContext): Promise<PageData | null> {
  if (!namesSession(context)) return null;
  const { origin, pathname } = new URL(context.req.url);
  const headers = new Headers(context.req.raw.headers);
  for (const name of OF_THE_DOCUMENT) headers.delete(name);
  const cookies: string[] = [];
  const now = new Date();
  const answers: Record<string, unknown> = { [PAGE_TIME]: now.getTime() };
  const read = async (path: string): Promise<void> => {
    const answer = await app.fetch(new Request(origin + path, { headers }), context.env);
    if (answer.status !== 200) return;
    cookies.push(...answer.headers.getSetCookie());
    answers[path] = await answer.json();
  };
  await Promise.all(EVERY_PAGE_DATA.map(read));
  const profile = answers["/api/profile"] as { readonly timeZone: string } | undefined;
  const first = profile === undefined ? [] : withDays(pageAt(pathname)?.data ?? [], dayIn(profile.timeZone, now));
  await Promise.all(first.map(read));
  const isWhole = first.length > 0 && first.every((path) => path in answers);
  return {
    answers,
    isWhole,
    element: `<script type="application/json" id="${PAGE_DATA_ID}">${asInlineJson(answers)}</script>`,
    cookies,
  };
}

/** The paths with the days of the person's week in them. */
function withDays(paths: readonly string[], today: CalendarDay): string[] {
  const monday = mondayOf(today);
  return paths.map((path) =>
    path.replaceAll(/\{monday(?<days>[-+]\d+)?\}/g, (_, days: string | undefined) => addDays(monday, Number(days ?? 0))),
  );
}

/** JSON that can't end the element it's in. */
function asInlineJson(value: unknown): string {
  return JSON.stringify(value).replaceAll("<", "\\u003c");
}
