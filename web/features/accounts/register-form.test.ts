import { describe, expect, test } from "vitest";
import { PASSWORD_REFUSED } from "@lockstep/domain/accounts/password.ts";
import { FILL_IN_ALL } from "./login-form.tsx";
import { PASSWORDS_DIFFER } from "./new-password-fields.tsx";
import { registrationProblem } from "./register-form.tsx";

const good = { name: "Mira Okonkwo", email: "mira@example.com", password: "Tamarind!9kettle", confirmation: "Tamarind!9kettle" };

describe("what the registration form asks before it's sent", () => {
  test("a complete form is sent", () => {
    expect(registrationProblem(good)).toBeNull();
  });

  test.each(["name", "email", "password", "confirmation"] as const)(
    "%s missing: all fields are asked for, that one is marked",
    (field) => {
      const found = registrationProblem({ ...good, [field]: "" });
      expect(found?.message).toBe(FILL_IN_ALL);
      expect(Object.keys(found?.fields ?? {})).toEqual([field]);
    },
  );

  test("blanks are no name", () => {
    expect(registrationProblem({ ...good, name: "   " })?.fields).toHaveProperty("name");
  });

  test("two different passwords", () => {
    expect(registrationProblem({ ...good, confirmation: "Tamarind!9kettles" })).toEqual({
      message: PASSWORDS_DIFFER,
      fields: { confirmation: PASSWORDS_DIFFER },
    });
  });

  test("a password that misses a rule", () => {
    expect(registrationProblem({ ...good, password: "tamarind!9kettle", confirmation: "tamarind!9kettle" })).toEqual({
      message: PASSWORD_REFUSED,
      fields: { password: PASSWORD_REFUSED },
    });
  });
});
