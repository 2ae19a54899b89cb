import type { ReactNode } from "react";
import { Alert } from "../../ui/alert.tsx";

/** The message of a whole form; takes the focus after a failed attempt (see useFormState). */
export function FormMessage({ children }: { children: ReactNode }) {
  if (!children) return null;
  return (
    <div tabIndex={-1} data-form-message>
      <Alert>{children}</Alert>
    </div>
  );
}
