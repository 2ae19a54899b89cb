import { queryOptions, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { Laptop, RotateCcw, Smartphone, Tablet } from "lucide-react";
import { useState } from "react";
import { request } from "../../api/client.ts";
import { Alert } from "../../ui/alert.tsx";
import { Button } from "../../ui/button.tsx";
import { Chip } from "../../ui/chip.tsx";
import { Loading, Skeleton } from "../../ui/skeleton.tsx";
import { useToast } from "../../ui/toast.tsx";
import { deviceName } from "./device-name.ts";
import { ConfirmDialog } from "./lazy-sheets.tsx";
import { lastUsed } from "./last-used.ts";
import { callAuth } from "../../session/call-auth.ts";
import { SettingRow, SettingRows, SettingsSection } from "./setting-rows.tsx";

interface SessionRow {
  readonly id: string;
  readonly userAgent?: string | null;
  readonly updatedAt: string;
}

const ICONS = { phone: Smartphone, tablet: Tablet, computer: Laptop } as const;

/** A changed password gives this browser a new session, so the list is read again when the current one changes. */
const sessionsQuery = (userId: string, currentId: string | null) =>
  queryOptions({
    queryKey: ["sessions", userId, currentId],
    queryFn: async () => {
      const sessions = await request<SessionRow[]>("GET", "/api/auth/list-sessions");
      return sessions
        .map(({ id, userAgent, updatedAt }) => ({ id, userAgent: userAgent ?? null, noted: new Date(updatedAt).getTime() }))
        .sort((a, b) => b.noted - a.noted);
    },
    // Where someone is signed in is read fresh and never kept with the other answers.
    gcTime: 0,
    meta: { persist: false },
  });

/** Where the account is signed in, and the way to end each of it. */
export function SettingsSessions({
  userId,
  currentId,
  onSignOut,
}: {
  userId: string;
  currentId: string | null;
  onSignOut: () => void;
}) {
  const queryClient = useQueryClient();
  const toast = useToast();
  const query = useQuery(sessionsQuery(userId, currentId));
  const [asking, setAsking] = useState(false);
  const refresh = () => queryClient.invalidateQueries({ queryKey: ["sessions", userId] });
  const end = useMutation({
    mutationFn: (id: string) => callAuth("/revoke-session", { id }),
    onSuccess: async () => {
      await refresh();
      toast({ message: "Signed out" });
    },
    onError: () => toast({ message: "We couldn't sign that device out. Please try again.", tone: "error" }),
  });
  const endOthers = async () => {
    await callAuth("/revoke-other-sessions", {});
    await refresh();
    toast({ message: "Your other devices are signed out" });
  };
  const [now] = useState(() => new Date());
  const others = query.data?.filter((session) => session.id !== currentId).length ?? 0;
  return (
    <SettingsSection
      id="sessions"
      title="Where you're signed in"
      note="See a device that isn't yours? Sign it out, then change your password."
    >
      {query.isPending ? (
        <Loading label="Loading your devices">
          <Skeleton className="h-40" />
        </Loading>
      ) : null}
      {query.isError ? (
        <Alert>
          <p>We couldn't load your devices.</p>
          <Button
            look="quiet"
            size="sm"
            className="mt-3"
            icon={<RotateCcw aria-hidden="true" />}
            onClick={() => void query.refetch()}
          >
            Try again
          </Button>
        </Alert>
      ) : null}
      {query.data ? (
        <SettingRows>
          {query.data.map((session) => {
            const device = deviceName(session.userAgent);
            const Icon = ICONS[device.kind];
            const isThis = session.id === currentId;
            return (
              <SettingRow
                key={session.id}
                label={device.name}
                hint={
                  <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
                    <Icon size={20} aria-hidden="true" />
                    {isThis ? <Chip look="volt">This device</Chip> : lastUsed(new Date(session.noted), now)}
                  </span>
                }
                action={
                  <Button
                    look="quiet"
                    size="sm"
                    aria-label={`Sign out ${isThis ? "this device" : device.name}`}
                    busy={end.isPending && end.variables === session.id}
                    onClick={() => (isThis ? onSignOut() : end.mutate(session.id))}
                  >
                    Sign out
                  </Button>
                }
              />
            );
          })}
        </SettingRows>
      ) : null}
      {others > 0 ? (
        <Button look="secondary" className="justify-self-start" onClick={() => setAsking(true)}>
          Sign out all other devices
        </Button>
      ) : null}
      {asking ? (
        <ConfirmDialog
          open
          onOpenChange={setAsking}
          title="Sign out all other devices?"
          confirmLabel="Sign out"
          onConfirm={endOthers}
        >
          {others === 1 ? "One other device will need" : `${others} other devices will need`} the password to sign back in. You'll
          stay signed in here.
        </ConfirmDialog>
      ) : null}
    </SettingsSection>
  );
}
