import { minuteIn } from "@lockstep/domain/notifications/quiet-hours.ts";
import { useQueryClient, type QueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { useLive } from "../../live/live.ts";
import { refetchShown } from "../../live/refetch-shown.ts";
import { logFailure } from "../../api/log-failure.ts";
import { clockLead, mayShowOnDevice } from "./device-rule.ts";
import { mayNotify } from "./may-notify.ts";
import { newsSince, newsText } from "./news.ts";
import { notificationsOptions, preferencesOptions } from "./queries.ts";
import type { Notice, NotificationList } from "./queries.ts";

/** All of a group's members get the event at once, so each waits a random moment before refetching. */
const SPREAD_MS = 200;

/** Shows on the device what the person wants there: their switches and quiet hours are read when there's something to show. */
async function showNews(queryClient: QueryClient, userId: string, news: readonly Notice[], lead: number): Promise<void> {
  if (!mayNotify()) return;
  try {
    const [{ profileOptions }, { showOnDevice }] = await Promise.all([
      import("../../session/profile-query.ts"),
      import("./device.ts"),
    ]);
    const [preferences, profile] = await Promise.all([
      queryClient.fetchQuery(preferencesOptions(userId)),
      queryClient.fetchQuery(profileOptions(userId)),
    ]);
    const now = new Date();
    const at = { now: now.getTime() + lead, minute: minuteIn(profile.timeZone, now) };
    for (const notice of news) if (mayShowOnDevice(notice, preferences, at)) await showOnDevice(notice);
  } catch (error) {
    logFailure("News were not shown by the device", error);
  }
}

/** Refetches the list after an event, shows new ones on the device, and returns what a screen reader should say. */
export function useNews(userId: string, list: NotificationList | undefined): string {
  const queryClient = useQueryClient();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useLive(["notification.created", "notifications.changed", "reset"], ({ type }) => {
    const { queryKey } = notificationsOptions(userId);
    clearTimeout(timer.current);
    const wait = type === "notification.created" ? 0 : Math.random() * SPREAD_MS;
    timer.current = setTimeout(() => void refetchShown(queryClient, { queryKey }), wait);
  });
  useEffect(() => () => clearTimeout(timer.current), []);
  const before = useRef<NotificationList>(undefined);
  const lead = useRef(-Infinity);
  const [said, setSaid] = useState("");
  useEffect(() => {
    if (list === undefined || list === before.current) return;
    const news = newsSince(before.current, list);
    before.current = list;
    lead.current = clockLead(lead.current, list.items, Date.now());
    if (news.length === 0) return;
    setSaid(newsText(news));
    void showNews(queryClient, userId, news, lead.current);
  }, [list, queryClient, userId]);
  return said;
}
