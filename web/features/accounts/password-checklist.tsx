import { useQuery } from "@tanstack/react-query";
import { Check } from "lucide-react";
import { findPasswordWeakness, PASSWORD_GUESSABLE_RULE } from "@lockstep/domain/accounts/password-guess.ts";
import { checkPassword, PASSWORD_MAX_LENGTH, PASSWORD_RULES } from "@lockstep/domain/accounts/password.ts";
import { request } from "../../api/client.ts";
import { cx } from "../../ui/cx.ts";

/** Loaded once something is typed; without it (offline, say) only the server checks. */
function useZxcvbn(isNeeded: boolean) {
  return useQuery({
    queryKey: ["common-passwords"],
    queryFn: async () => {
      const [{ createZxcvbn }, { passwords }] = await Promise.all([
        import("./zxcvbn.ts"),
        request<{ passwords: string[] }>("GET", "/api/common-passwords"),
      ]);
      return createZxcvbn(passwords);
    },
    enabled: isNeeded,
    staleTime: Number.POSITIVE_INFINITY,
    meta: { persist: false },
  });
}

/**
 * The rules of a new password, each ticked as soon as it is met. `id` names it for the field's description; `personal` are the name, username and email of
 * whoever chooses it.
 */
export function PasswordChecklist({ password, personal, id }: { password: string; personal: readonly string[]; id: string }) {
  const met = checkPassword(password);
  const { data: zxcvbn, isLoading } = useZxcvbn(password !== "");
  const isGuessable = zxcvbn !== undefined && findPasswordWeakness(password, zxcvbn, personal) !== null;
  const isHardToGuess = password !== "" && !isLoading && !isGuessable;
  const lines = [
    ...PASSWORD_RULES.map((rule) => ({ text: rule.text, isMet: met[rule.id] })),
    { text: PASSWORD_GUESSABLE_RULE, isMet: isHardToGuess },
  ];
  const missing = lines.filter(({ isMet }) => !isMet).length;
  return (
    <div id={id}>
      <p className="visually-hidden">Your password needs:</p>
      <ul className="grid gap-1 text-14">
        {lines.map(({ text, isMet }) => (
          <li key={text} className={cx("flex items-center gap-2", isMet ? "text-fg" : "text-fg-2")}>
            <span
              className={cx(
                "grid size-5 flex-none place-items-center rounded-step",
                isMet ? "bg-volt text-on-accent" : "bg-chip",
              )}
              aria-hidden="true"
            >
              {isMet ? <Check size={14} strokeWidth={3} /> : null}
            </span>
            {text}
            <span className="visually-hidden">{isMet ? " (met)" : " (not met yet)"}</span>
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
            ? "Your password meets all requirements."
            : `${missing} of ${lines.length} requirements left.`}
      </output>
    </div>
  );
}
