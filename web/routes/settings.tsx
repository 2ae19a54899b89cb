import { useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "react-router";
import { authClient } from "../features/accounts/auth-client.ts";
import { useSession } from "../features/accounts/session.ts";
import { SettingsPage } from "../features/accounts/settings-page.tsx";
import { forgetPerson, useSignOut } from "../shell/sign-out.tsx";
import { Page } from "../ui/page.tsx";

export const meta = () => [{ title: "Settings · Lockstep" }];

export default function Settings() {
  const { user, token, refetch } = useSession();
  const { signOut, dialog } = useSignOut();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  // The guard around this page lets nobody else in.
  if (!user) return null;
  const forget = async () => {
    // The session went with the account; signing out drops its cookie and tells the other tabs.
    await authClient.signOut();
    await forgetPerson(user.id);
    await navigate("/");
    queryClient.clear();
  };
  return (
    <Page title="Settings">
      <SettingsPage userId={user.id} currentToken={token} onSignOut={signOut} onSessionChanged={refetch} onDeleted={forget} />
      {dialog}
    </Page>
  );
}
