import { useEffect } from "react";
import { useNavigate, useSearchParams } from "react-router";
import { logFailure } from "../../api/log-failure.ts";
import { sharedText, takeSharedText } from "../../offline/shared-content.ts";
import { Page } from "../../ui/page.tsx";
import { Loading, Skeleton } from "../../ui/skeleton.tsx";
import { useToast } from "../../ui/toast.tsx";
import { addToDraft } from "./drafts.ts";

/** Where another app's share arrives: its words become the draft of a post, and the composer takes the picture (composer.tsx). */
export function SharePage({ userId }: { userId: string }) {
  const navigate = useNavigate();
  const toast = useToast();
  const [params] = useSearchParams();
  useEffect(() => {
    const take = async (): Promise<void> => {
      const inAddress = sharedText((name) => params.get(name));
      const kept = await takeSharedText().catch((error: unknown) => {
        logFailure("What was shared wasn't read", error);
        return null;
      });
      const text = [inAddress, kept].filter(Boolean).join("\n");
      if (text !== "") addToDraft(userId, "post", text);
      else if (kept === null) toast({ message: "We couldn't read what you shared. Please share it again.", tone: "error" });
      await navigate("/community", { replace: true });
    };
    void take();
    // It arrives once: another look at the same address finds nothing.
  }, [navigate, params, toast, userId]);
  return (
    <Page title="Share" width="reading">
      <Loading label="Opening what you shared">
        <Skeleton className="h-40" />
      </Loading>
    </Page>
  );
}
