import { useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "react-router";
import { logFailure } from "../api/log-failure.ts";
import { useSession } from "../session/session.ts";
import { SettingsPage } from "../features/accounts/settings-page.tsx";
import { Page } from "../ui/page.tsx";
import { useSignOut } from "./sign-out.tsx";

export const meta = () => [{ title: "Settings · Lockstep" }];

export default function Settings() {
  const { user, sessionId, refetch } = useSession();
  const { signOut, dialog } = useSignOut();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  // The guard around this page lets nobody else in.
  if (!user) return null;
  const forget = async () => {
    const { endSession, leave } = await import("./leave.ts");
    // The session went with the account; what is left of it is the cookie.
    await endSession().catch((error: unknown) => logFailure("The cookie of a deleted account stayed", error));
    await leave(user.id, navigate, queryClient);
  };
  return (
    <Page title="Settings">
      <SettingsPage
        userId={user.id}
        currentSessionId={sessionId}
        onSignOut={signOut}
        onSessionChanged={refetch}
        onDeleted={forget}
      />
      {dialog}
    </Page>
  );
}
