import type { ReactNode } from "react";
import { Page } from "../ui/page.tsx";

/** A link that was taken back, or never was: said kindly, with the way to your own plan. */
export function NoLongerShared({ act, art }: { act: ReactNode; art?: ReactNode }) {
  return (
    <Page
      title="This plan is no longer shared."
      intro="The person who shared it stopped sharing, or the link is incomplete. Making your own takes about a minute."
      width="reading"
    >
      <title>No longer shared · Lockstep</title>
      {act}
      {art}
    </Page>
  );
}
