import type { getNotificationPreferences, listNotifications, Notification } from "@lockstep/contract/notifications.ts";
import type { RouteOutput } from "@lockstep/contract/route.ts";
import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { request } from "../../api/client.ts";
import { logFailure } from "../../api/log-failure.ts";

export type NotificationList = RouteOutput<typeof listNotifications>;
export type Preferences = RouteOutput<typeof getNotificationPreferences>;
export type { Notification as Notice } from "@lockstep/contract/notifications.ts";

/** By path, not by route object: the bell is on every page, and carries no schemas. */
export const notificationsOptions = (userId: string) =>
  queryOptions({
    queryKey: ["notifications", userId],
    queryFn: ({ signal }) => request<NotificationList>("GET", "/api/notifications", { signal }),
    networkMode: "always",
    refetchOnReconnect: true,
  });

export const preferencesOptions = (userId: string) =>
  queryOptions({
    queryKey: ["notification-preferences", userId],
    queryFn: ({ signal }) => request<Preferences>("GET", "/api/notifications/preferences", { signal }),
    networkMode: "always",
    refetchOnReconnect: true,
  });

export function asRead(list: NotificationList, id: string): NotificationList {
  const unread = list.items.some((item) => item.id === id && !item.isRead);
  if (!unread) return list;
  const items = list.items.map((item) => (item.id === id ? { ...item, isRead: true } : item));
  return { ...list, items, unreadCount: Math.max(0, list.unreadCount - 1) };
}

export function allRead(list: NotificationList): NotificationList {
  return { ...list, items: list.items.map((item) => ({ ...item, isRead: true })), unreadCount: 0 };
}

export function without(list: NotificationList, id: string): NotificationList {
  const read = asRead(list, id);
  return { ...read, items: read.items.filter((item) => item.id !== id) };
}

interface Act {
  readonly change: (list: NotificationList) => NotificationList;
  readonly send: () => Promise<unknown>;
}

/** What someone does in the list: shown at once, and what the server didn't take is shown again. A failure is only logged (SPEC 8). */
export function useNotificationActions(userId: string): {
  readonly read: (notice: Pick<Notification, "id" | "isRead">) => void;
  readonly readAll: () => void;
  readonly remove: (id: string) => void;
} {
  const queryClient = useQueryClient();
  const { queryKey } = notificationsOptions(userId);
  const { mutate } = useMutation({
    mutationKey: queryKey,
    networkMode: "always",
    mutationFn: (act: Act) => act.send(),
    async onMutate(act) {
      await queryClient.cancelQueries({ queryKey });
      queryClient.setQueryData<NotificationList>(queryKey, (list) => list && act.change(list));
    },
    onError: (error) => logFailure("A notification was not changed", error),
    // While more is under way, the server's list would show it undone for a moment.
    onSettled: () => {
      if (queryClient.isMutating({ mutationKey: queryKey }) <= 1) void queryClient.invalidateQueries({ queryKey });
    },
  });
  const path = (id: string): string => `/api/notifications/${encodeURIComponent(id)}`;
  return {
    read: ({ id, isRead }) => {
      if (isRead) return;
      mutate({ change: (list) => asRead(list, id), send: () => request("PATCH", path(id), { body: { isRead: true } }) });
    },
    readAll: () => mutate({ change: allRead, send: () => request("POST", "/api/notifications/read-all") }),
    remove: (id) => mutate({ change: (list) => without(list, id), send: () => request("DELETE", path(id)) }),
  };
}
