import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import { ForgotPasswordForm } from "./forgot-password-form.tsx";
import { LoginForm } from "./login-form.tsx";
import { RegisterForm } from "./register-form.tsx";

const forms: ReadonlyArray<readonly [name: string, form: ReactNode]> = [
  ["sign-in", <LoginForm key="login" registerTo="/register" forgotTo="/forgot-password" onLookAround={() => undefined} />],
  ["registration", <RegisterForm key="register" loginTo="/login" verifyCallback="/verify-email?done=1" />],
  ["forgotten password", <ForgotPasswordForm key="forgot" loginTo="/login" />],
];

test.each(forms)("the prerendered form of the %s can't be sent by the browser itself", (_, form) => {
  const html = renderToString(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>{form}</MemoryRouter>
    </QueryClientProvider>,
  );
  // Without its scripts a form that submits would write the password into the address.
  expect(html).toContain('method="post"');
  expect(html).not.toContain('type="submit"');
});
