import { ImportPage } from "../features/training/import/import-page.tsx";
import { useSession } from "../session/session.ts";
import { Page } from "../ui/page.tsx";

export const meta = () => [{ title: "Import and export · Lockstep" }];

export default function Import() {
  const { user } = useSession();
  return (
    <Page title="Import and export" width="reading">
      {user === null ? null : <ImportPage key={user.id} userId={user.id} />}
    </Page>
  );
}
