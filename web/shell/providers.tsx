import { QueryClientProvider } from "@tanstack/react-query";
import { useState } from "react";
import type { ReactNode } from "react";
import { queryClientForPage } from "../offline/query-client.ts";
import { ToastProvider } from "../ui/toast.tsx";

/** What every page may use: queries and toasts. */
export function Providers({ children }: { children: ReactNode }) {
  const [client] = useState(queryClientForPage);
  return (
    <QueryClientProvider client={client}>
      <ToastProvider>{children}</ToastProvider>
    </QueryClientProvider>
  );
}
