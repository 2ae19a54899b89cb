import { ArrowLeftRight, Download } from "lucide-react";
import { useState } from "react";
import { deleteAccount, exportAccount } from "@lockstep/contract/accounts.ts";
import { ApiError, callApi } from "../../api/client.ts";
import { Button, LinkButton } from "../../ui/button.tsx";
import { PasswordInput } from "../../ui/field.tsx";
import { useToast } from "../../ui/toast.tsx";
import { apiProblem } from "./api-problem.ts";
import { EditSheet } from "./lazy-sheets.tsx";
import { SettingRow, SettingRows, SettingsSection } from "./setting-rows.tsx";
import type { FormProblem } from "./use-form-state.ts";

function saveFile(name: string, content: string): void {
  const url = URL.createObjectURL(new Blob([content], { type: "application/json" }));
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  // Some browsers read the file only after the click has ended.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

function DeleteSheet({ onClose, onDeleted }: { onClose: () => void; onDeleted: () => Promise<void> }) {
  const [password, setPassword] = useState("");
  const save = async (): Promise<FormProblem | null> => {
    if (password === "") return { fields: { password: "Please enter your password." } };
    try {
      await callApi(deleteAccount, { body: { password } });
    } catch (error) {
      const problem = apiProblem(error);
      return problem.fields?.["password"] ? { fields: problem.fields } : problem;
    }
    await onDeleted();
    return null;
  };
  return (
    <EditSheet
      danger
      title="Delete your account?"
      description="Your profile, plans, logged sets, posts, comments and likes are deleted right away, on all devices. Groups you created stay, without your name, as long as they have other members. This can't be undone."
      saveLabel="Delete permanently"
      onClose={onClose}
      onSave={save}
    >
      {(errors) => (
        <PasswordInput
          label="Password"
          autoComplete="current-password"
          value={password}
          onChange={(event) => setPassword(event.target.value)}
          error={errors["password"] ?? null}
        />
      )}
    </EditSheet>
  );
}

/** What is stored about the person: take it along, or have it deleted. */
export function SettingsData({ onDeleted }: { onDeleted: () => Promise<void> }) {
  const [deleting, setDeleting] = useState(false);
  const [loading, setLoading] = useState(false);
  const toast = useToast();
  const download = async () => {
    setLoading(true);
    try {
      const all = await callApi(exportAccount, {});
      saveFile(`lockstep-${all.exportedAt.slice(0, 10)}.json`, JSON.stringify(all, null, 2));
      toast({ message: "Your data has been downloaded" });
    } catch (error) {
      toast({
        message: error instanceof ApiError ? error.message : "We couldn't download your data. Please try again.",
        tone: "error",
      });
    } finally {
      setLoading(false);
    }
  };
  return (
    <SettingsSection id="data" title="Your data">
      <SettingRows>
        <SettingRow
          label="Download my data"
          hint="Everything stored about you, as one JSON file."
          action={
            <Button look="quiet" size="sm" busy={loading} icon={<Download aria-hidden="true" />} onClick={() => void download()}>
              Download
            </Button>
          }
        />
        <SettingRow
          label="Import and export workouts"
          hint="Bring your history from Hevy or Strong, or export your workouts as CSV or JSON."
          action={
            <LinkButton look="quiet" size="sm" to="/import" icon={<ArrowLeftRight aria-hidden="true" />}>
              Open
            </LinkButton>
          }
        />
        <SettingRow
          id="delete"
          label="Delete my account"
          below
          hint="Deletes your profile, plans, logged sets, posts and comments right away. Links to plans you shared stop working; groups you created stay with their members."
          action={
            <Button look="danger" size="sm" onClick={() => setDeleting(true)}>
              Delete my account
            </Button>
          }
        />
      </SettingRows>
      {deleting ? <DeleteSheet onClose={() => setDeleting(false)} onDeleted={onDeleted} /> : null}
    </SettingsSection>
  );
}
