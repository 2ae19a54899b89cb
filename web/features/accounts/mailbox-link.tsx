import { Mail } from "lucide-react";
import { useMailboxUrl } from "./installation.ts";

/** On a local installation mails go nowhere but to the mailbox page: the way there. Elsewhere nothing. */
export function MailboxLink() {
  const url = useMailboxUrl();
  if (!url) return null;
  return (
    <p className="mt-2 flex items-center gap-2">
      <Mail size={20} aria-hidden="true" />
      <a href={url} className="link inline-flex min-h-11 items-center">
        Open the local mailbox
      </a>
    </p>
  );
}
