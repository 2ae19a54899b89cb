import { ApiError } from "../../api/client.ts";

/** What became of a call to the sign-in service: done, or the words for the person. */
export type AuthResult = { ok: true } | { ok: false; code: string; message: string };

/** Waits for the call. The server's own words come first, then the fallback; without a connection it says so, because nothing else helps. */
export async function settleAuth(call: Promise<void>, fallback: string): Promise<AuthResult> {
  try {
    await call;
    return { ok: true };
  } catch (error) {
    const said = error instanceof ApiError && error.code !== "UNREACHED" && error.code !== "UNREADABLE" ? error : null;
    return { ok: false, code: said?.authCode ?? said?.code ?? "UNREACHED", message: said?.message ?? fallback };
  }
}
