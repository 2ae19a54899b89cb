import { OFFLINE_MESSAGE } from "../../api/client.ts";

/** What became of a call to the sign-in service: done, or the words for the person. */
export type AuthResult = { ok: true } | { ok: false; code: string; message: string };

interface AuthAnswer {
  error: { code?: string | undefined; message?: string | undefined; status: number } | null;
}

/** Runs the call. The server's own words come first, then the fallback; without a connection it says so, because nothing else helps. */
export async function settleAuth(call: () => Promise<AuthAnswer>, fallback: string): Promise<AuthResult> {
  try {
    const { error } = await call();
    if (!error) return { ok: true };
    return { ok: false, code: error.code ?? "", message: error.message || fallback };
  } catch {
    // Nothing was reached: the client throws what fetch threw.
    return { ok: false, code: "UNREACHED", message: navigator.onLine ? fallback : OFFLINE_MESSAGE };
  }
}
