import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { useLive } from "../../live/live.ts";
import { showOnDevice } from "./device.ts";
import { newsSince, newsText } from "./news.ts";
import { noticesOptions } from "./queries.ts";
import type { NoticeList } from "./queries.ts";

/** A group's members hear of its posts in one moment: each asks in a moment of its own. */
const SPREAD_MS = 200;

/** Reads the list again when something was told, shows what is new on the device, and gives what a screen reader is to say. */
export function useNews(userId: string, list: NoticeList | undefined): string {
  const queryClient = useQueryClient();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useLive(["notification.created", "notifications.changed", "reset"], ({ type }) => {
    const { queryKey } = noticesOptions(userId);
    clearTimeout(timer.current);
    const wait = type === "notification.created" ? 0 : Math.random() * SPREAD_MS;
    timer.current = setTimeout(() => void queryClient.invalidateQueries({ queryKey }), wait);
  });
  useEffect(() => () => clearTimeout(timer.current), []);
  const before = useRef<NoticeList>(undefined);
  const [said, setSaid] = useState("");
  useEffect(() => {
    if (list === undefined || list === before.current) return;
    const news = newsSince(before.current, list);
    before.current = list;
    if (news.length === 0) return;
    setSaid(newsText(news));
    for (const notice of news) void showOnDevice(notice);
  }, [list]);
  return said;
}
