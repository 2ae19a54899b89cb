import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { ApiError, request } from "../../api/client.ts";
import { Alert } from "../../ui/alert.tsx";
import { ErrorView } from "../../ui/error-view.tsx";
import { Loading, Skeleton } from "../../ui/skeleton.tsx";
import { DeviceSection } from "./device-section.tsx";
import { EmailsSection } from "./emails-section.tsx";
import { KindsSection } from "./kinds-section.tsx";
import { preferencesOptions } from "./queries.ts";
import type { Preferences } from "./queries.ts";
import { QuietSection } from "./quiet-section.tsx";

/** Changes show at once and are sent in order; one that fails is undone with a message. */
function useChange(userId: string) {
  const queryClient = useQueryClient();
  const { queryKey } = preferencesOptions(userId);
  return useMutation({
    mutationKey: queryKey,
    networkMode: "always",
    scope: { id: "notification-preferences" },
    mutationFn: (change: Partial<Preferences>) =>
      request<Preferences>("PATCH", "/api/notifications/preferences", { body: change }),
    async onMutate(change) {
      await queryClient.cancelQueries({ queryKey });
      queryClient.setQueryData<Preferences>(queryKey, (old) => old && { ...old, ...change });
    },
    onSettled: () => {
      if (queryClient.isMutating({ mutationKey: queryKey }) <= 1) void queryClient.invalidateQueries({ queryKey });
    },
  });
}

/** All notification settings. */
export function NotificationsSettings({ userId }: { userId: string }) {
  const query = useQuery(preferencesOptions(userId));
  const change = useChange(userId);
  const preferences = query.data;
  return (
    <div className="grid gap-10">
      <DeviceSection userId={userId} />
      {preferences === undefined && query.isError ? (
        <ErrorView
          level={2}
          title="We couldn't load your preferences."
          onRetry={() => void query.refetch()}
          requestId={query.error instanceof ApiError ? (query.error.requestId ?? undefined) : undefined}
        >
          {query.error.message}
        </ErrorView>
      ) : preferences === undefined ? (
        <Loading label="Loading your preferences" className="grid gap-4">
          <Skeleton className="h-8 w-56" />
          <Skeleton className="h-80" />
        </Loading>
      ) : (
        <>
          {change.isError ? (
            <Alert>{change.error instanceof ApiError ? change.error.message : "We couldn't save that. Please try again."}</Alert>
          ) : null}
          <KindsSection {...preferences} onChange={(next) => change.mutate(next)} />
          <EmailsSection offEmail={preferences.offEmail} onChange={(offEmail) => change.mutate({ offEmail })} />
          <QuietSection userId={userId} quiet={preferences.quietHours} onChange={(quietHours) => change.mutate({ quietHours })} />
        </>
      )}
    </div>
  );
}
