import { useMutation } from "@tanstack/react-query";
import { ApiError, request } from "../../api/client.ts";
import { Alert } from "../../ui/alert.tsx";
import { Button, LinkButton } from "../../ui/button.tsx";
import { Page } from "../../ui/page.tsx";

/** What the link in an email opens: asks before it turns emails off, because mail scanners open links too. */
export function UnsubscribePage({ token }: { token: string }) {
  const { mutate, isPending, isSuccess, error } = useMutation({
    networkMode: "always",
    mutationFn: () => request<{ ok: true }>("POST", "/api/emails/unsubscribe/{token}", { params: { token } }),
  });
  if (isSuccess)
    return (
      <Page
        title="Emails turned off"
        width="reading"
        intro="You won't get emails like that one anymore. If you have an account, emails about payments and your account still come."
      >
        <LinkButton to="/">Go to Lockstep</LinkButton>
      </Page>
    );
  if (error instanceof ApiError && error.status === 404)
    return (
      <Page
        title="This link doesn't work"
        width="reading"
        intro="Part of it may be missing. Open it from the email again, or change your emails in your settings."
      >
        <LinkButton to="/notifications-settings">Open your settings</LinkButton>
      </Page>
    );
  return (
    <Page
      title="Turn off these emails?"
      width="reading"
      intro="We'll stop sending you invitations and tips by email. Emails about payments and your account still come."
    >
      <div className="grid justify-items-start gap-4">
        {error ? <Alert>{error.message}</Alert> : null}
        <Button busy={isPending} onClick={() => mutate()}>
          Turn off emails
        </Button>
      </div>
    </Page>
  );
}
