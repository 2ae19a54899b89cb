import { useState } from "react";
import type { Profile } from "@lockstep/contract/accounts.ts";
import { Button } from "../../ui/button.tsx";
import { Chip } from "../../ui/chip.tsx";
import { Input, PasswordInput } from "../../ui/field.tsx";
import { useToast } from "../../ui/toast.tsx";
import { apiProblem } from "./api-problem.ts";
import { settleAuth } from "./auth-result.ts";
import { EditSheet } from "./lazy-sheets.tsx";
import { MailboxLink } from "./mailbox-link.tsx";
import { NewPasswordFields, newPasswordProblem } from "./new-password-fields.tsx";
import { usePatchProfile } from "./profile-query.ts";
import { callAuth } from "../../session/call-auth.ts";
import { SettingRow, SettingRows, SettingsSection } from "./setting-rows.tsx";
import type { FormProblem } from "./use-form-state.ts";

type Open = "name" | "username" | "email" | "password" | null;

/** A text of the profile, changed in a sheet. The server holds the rule and answers for the field. */
function TextSheet({
  field,
  title,
  label,
  hint,
  value,
  onClose,
  onSaved,
}: {
  field: "fullName" | "username";
  title: string;
  label: string;
  hint?: string;
  value: string;
  onClose: () => void;
  onSaved: () => void;
}) {
  const [text, setText] = useState(value);
  const patch = usePatchProfile();
  const save = async (): Promise<FormProblem | null> => {
    try {
      await patch.mutateAsync({ [field]: text.trim() });
    } catch (error) {
      const problem = apiProblem(error);
      // The sheet has one field: what is at it needs no second sentence above.
      return problem.fields?.[field] === undefined ? problem : { fields: problem.fields };
    }
    onSaved();
    return null;
  };
  return (
    <EditSheet title={title} onClose={onClose} onSave={save}>
      {(errors) => (
        <Input
          label={label}
          hint={hint}
          value={text}
          maxLength={80}
          autoComplete={field === "username" ? "off" : "name"}
          autoCapitalize={field === "username" ? "none" : undefined}
          spellCheck={false}
          onChange={(event) => setText(field === "username" ? event.target.value.toLowerCase() : event.target.value)}
          error={errors[field] ?? null}
        />
      )}
    </EditSheet>
  );
}

function EmailSheet({ profile, onClose, onAsked }: { profile: Profile; onClose: () => void; onAsked: (email: string) => void }) {
  const [email, setEmail] = useState("");
  const [password, setPassword] = useState("");
  const save = async (): Promise<FormProblem | null> => {
    const wanted = email.trim();
    if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(wanted)) return { fields: { email: "Please enter an email address." } };
    if (wanted.toLowerCase() === profile.email.toLowerCase()) return { fields: { email: "That's already your email." } };
    if (password === "") return { fields: { password: "Please enter your password." } };
    const change = { newEmail: wanted, callbackURL: "/verify-email?done=1&changed=1", password };
    const result = await settleAuth(callAuth("/change-email", change), "We couldn't change your email. Please try again.");
    if (!result.ok)
      return result.code === "INVALID_PASSWORD"
        ? { fields: { password: "That's not your password." } }
        : { message: result.message };
    onAsked(wanted);
    return null;
  };
  return (
    <EditSheet
      title="Change email"
      description="We'll send a link to the new address. Open it to confirm it's yours; your other devices will be signed out."
      saveLabel="Send link"
      onClose={onClose}
      onSave={save}
    >
      {(errors) => (
        <>
          <Input
            label="New email"
            type="email"
            inputMode="email"
            autoComplete="email"
            autoCapitalize="none"
            spellCheck={false}
            value={email}
            onChange={(event) => setEmail(event.target.value)}
            error={errors["email"] ?? null}
          />
          <PasswordInput
            label="Your password"
            autoComplete="current-password"
            value={password}
            onChange={(event) => setPassword(event.target.value)}
            error={errors["password"] ?? null}
          />
        </>
      )}
    </EditSheet>
  );
}

function PasswordSheet({
  email,
  personal,
  onClose,
  onChanged,
}: {
  email: string;
  personal: readonly string[];
  onClose: () => void;
  onChanged: () => void;
}) {
  const [current, setCurrent] = useState("");
  const [password, setPassword] = useState("");
  const [confirmation, setConfirmation] = useState("");
  const save = async (): Promise<FormProblem | null> => {
    if (current === "") return { fields: { current: "Please enter your password." } };
    const found = newPasswordProblem(password, confirmation);
    if (found) return { fields: { [found.field]: found.message } };
    const result = await settleAuth(
      callAuth("/change-password", { currentPassword: current, newPassword: password, revokeOtherSessions: true }),
      "We couldn't change your password. Please try again.",
    );
    if (!result.ok)
      return result.code === "INVALID_PASSWORD"
        ? { fields: { current: "That's not your password." } }
        : { message: result.message };
    onChanged();
    return null;
  };
  return (
    <EditSheet
      title="Change password"
      description="Your other devices will be signed out."
      saveLabel="Change password"
      onClose={onClose}
      onSave={save}
    >
      {(errors) => (
        <>
          {/* Password managers need the name that belongs to the password. */}
          <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
          <PasswordInput
            label="Current password"
            autoComplete="current-password"
            value={current}
            onChange={(event) => setCurrent(event.target.value)}
            error={errors["current"] ?? null}
          />
          <NewPasswordFields
            label="New password"
            confirmLabel="Confirm new password"
            password={password}
            confirmation={confirmation}
            onPassword={setPassword}
            onConfirmation={setConfirmation}
            errors={errors}
            personal={personal}
          />
        </>
      )}
    </EditSheet>
  );
}

/** Name, username, email and password. */
export function SettingsAccount({ profile, onSessionChanged }: { profile: Profile; onSessionChanged: () => void }) {
  const [open, setOpen] = useState<Open>(null);
  const [askedFor, setAskedFor] = useState<string | null>(null);
  const [resent, setResent] = useState(false);
  const toast = useToast();
  const close = () => setOpen(null);
  const change = (what: Open, name: string) => (
    <Button look="quiet" size="sm" onClick={() => setOpen(what)} aria-label={`Change ${name}`}>
      Change
    </Button>
  );
  const resend = async () => {
    const result = await settleAuth(
      callAuth("/send-verification-email", { email: profile.email, callbackURL: "/verify-email?done=1" }),
      "We couldn't send the email. Please try again.",
    );
    if (result.ok) setResent(true);
    else toast({ message: result.message, tone: "error" });
  };
  const saved = (message: string) => () => {
    toast({ message });
    onSessionChanged();
  };
  return (
    <SettingsSection id="account" title="Account">
      <SettingRows>
        <SettingRow label="Name" value={profile.fullName || "Not set"} action={change("name", "name")} />
        <SettingRow
          label="Username"
          value={profile.username}
          hint="Shown with your posts and comments."
          action={change("username", "username")}
        />
        <SettingRow
          label="Email"
          value={
            <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <span className="min-w-0 break-all">{profile.email}</span>
              <Chip look={profile.emailVerified ? "quiet" : "outline"}>
                {profile.emailVerified ? "Confirmed" : "Not confirmed yet"}
              </Chip>
            </span>
          }
          hint={
            askedFor || resent ? (
              <output className="block">
                {askedFor
                  ? `We sent a link to ${askedFor}. Open it to finish the change.`
                  : `We sent a new link to ${profile.email}.`}
                <MailboxLink />
              </output>
            ) : null
          }
          action={
            <>
              {profile.emailVerified || resent ? null : (
                <Button look="plain" size="sm" onClick={() => void resend()}>
                  Send the link again
                </Button>
              )}
              {change("email", "email")}
            </>
          }
        />
        <SettingRow
          id="password"
          label="Password"
          hint="Changing it signs out your other devices."
          action={change("password", "password")}
        />
      </SettingRows>
      {open === "name" ? (
        <TextSheet
          field="fullName"
          title="Change name"
          label="Full name"
          value={profile.fullName}
          onClose={close}
          onSaved={saved("Name saved")}
        />
      ) : null}
      {open === "username" ? (
        <TextSheet
          field="username"
          title="Change username"
          label="Username"
          hint="3 to 30 lowercase letters, numbers or underscores, starting with a letter."
          value={profile.username}
          onClose={close}
          onSaved={saved("Username saved")}
        />
      ) : null}
      {open === "email" ? (
        <EmailSheet
          profile={profile}
          onClose={close}
          onAsked={(email) => {
            setAskedFor(email);
            onSessionChanged();
          }}
        />
      ) : null}
      {open === "password" ? (
        <PasswordSheet
          email={profile.email}
          personal={[profile.fullName, profile.username, profile.email]}
          onClose={close}
          onChanged={saved("Password changed. Your other devices are signed out.")}
        />
      ) : null}
    </SettingsSection>
  );
}
