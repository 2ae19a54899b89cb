import { useId } from "react";
import { PASSWORD_REFUSED, isPasswordAccepted } from "@lockstep/domain/accounts/password.ts";
import { PasswordInput } from "../../ui/field.tsx";
import { PasswordChecklist } from "./password-checklist.tsx";

export const PASSWORDS_DIFFER = "Passwords do not match";

/** What is wrong with a new password and its repetition; null when nothing is. */
export function newPasswordProblem(
  password: string,
  confirmation: string,
): { field: "password" | "confirmation"; message: string } | null {
  if (password !== confirmation) return { field: "confirmation", message: PASSWORDS_DIFFER };
  if (!isPasswordAccepted(password)) return { field: "password", message: PASSWORD_REFUSED };
  return null;
}

const NOTHING_KNOWN: readonly string[] = [];

/** A new password with its live checklist, and the repetition with the inline word when they differ. */
export function NewPasswordFields({
  password,
  confirmation,
  onPassword,
  onConfirmation,
  errors,
  personal = NOTHING_KNOWN,
  label = "Password",
  confirmLabel = "Confirm password",
}: {
  password: string;
  confirmation: string;
  onPassword: (value: string) => void;
  onConfirmation: (value: string) => void;
  errors: Readonly<Record<string, string>> | undefined;
  /** Name, username and email of whoever chooses it: they make poor passwords. */
  personal?: readonly string[];
  label?: string;
  confirmLabel?: string;
}) {
  const checklist = useId();
  const differ = confirmation !== "" && confirmation !== password;
  return (
    <>
      <div className="grid gap-3">
        <PasswordInput
          label={label}
          name="password"
          autoComplete="new-password"
          required
          aria-required="true"
          value={password}
          onChange={(event) => onPassword(event.target.value)}
          error={errors?.["password"] ?? null}
          aria-details={checklist}
        />
        <PasswordChecklist id={checklist} password={password} personal={personal} />
      </div>
      <PasswordInput
        label={confirmLabel}
        name="confirmation"
        autoComplete="new-password"
        required
        value={confirmation}
        onChange={(event) => onConfirmation(event.target.value)}
        error={differ ? PASSWORDS_DIFFER : (errors?.["confirmation"] ?? null)}
      />
    </>
  );
}
