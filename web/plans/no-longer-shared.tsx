import type { ReactNode } from "react";
import { Page } from "../ui/page.tsx";

/** A link that was taken back, or never was: said kindly, with the way to a plan of one's own. */
export function NoLongerShared({ act, art }: { act: ReactNode; art?: ReactNode }) {
  return (
    <Page
      title="This plan is no longer shared."
      intro="The person who made it took the link back, or the address is not complete. Your own takes about a minute."
      width="reading"
    >
      <title>Not shared any more · Lockstep</title>
      {act}
      {art}
    </Page>
  );
}
