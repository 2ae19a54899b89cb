import { Check } from "lucide-react";
import { checkPassword, PASSWORD_MAX_LENGTH, PASSWORD_RULES } from "@lockstep/domain/accounts/password.ts";
import { cx } from "../../ui/cx.ts";

/** The rules of a new password, each ticked as soon as it is met. `id` names it for the field's description. */
export function PasswordChecklist({ password, id }: { password: string; id: string }) {
  const met = checkPassword(password);
  const missing = PASSWORD_RULES.filter((rule) => !met[rule.id]).length;
  return (
    <div id={id}>
      <p className="visually-hidden">Your password needs:</p>
      <ul className="grid gap-1 text-14">
        {PASSWORD_RULES.map((rule) => (
          <li key={rule.id} className={cx("flex items-center gap-2", met[rule.id] ? "text-fg" : "text-fg-2")}>
            <span
              className={cx(
                "grid size-5 flex-none place-items-center rounded-step",
                met[rule.id] ? "bg-volt text-on-accent" : "bg-chip",
              )}
              aria-hidden="true"
            >
              {met[rule.id] ? <Check size={14} strokeWidth={3} /> : null}
            </span>
            {rule.text}
            <span className="visually-hidden">{met[rule.id] ? " (met)" : " (not met yet)"}</span>
          </li>
        ))}
      </ul>
      {password.length > PASSWORD_MAX_LENGTH ? (
        <p className="mt-1 text-14 text-fg-2">At most {PASSWORD_MAX_LENGTH} characters.</p>
      ) : null}
      <output className="visually-hidden">
        {password === ""
          ? ""
          : missing === 0
            ? "The password meets all requirements."
            : `${missing} of ${PASSWORD_RULES.length} requirements not met yet.`}
      </output>
    </div>
  );
}
