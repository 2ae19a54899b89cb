import type { Upload } from "@lockstep/contract/uploads.ts";
import { ApiError } from "../api/client.ts";

/** Sends one file as a form. */
export async function sendFile(path: string, file: File): Promise<Upload> {
  const body = new FormData();
  body.append("file", file);
  const response = await fetch(path, { method: "POST", credentials: "same-origin", body });
  if (response.ok) return (await response.json()) as Upload;
  const answer = (await response.json().catch(() => null)) as { error?: { code: ApiError["code"]; message: string } } | null;
  throw new ApiError({
    code: answer?.error?.code ?? "UNREADABLE",
    message: answer?.error?.message ?? "The picture was not taken.",
    status: response.status,
  });
}
