import { readLimited } from "../../http/read-body.ts";

/** A page's form is never longer than this. */
const LIMIT_BYTES = 16 * 1024;

/** The fields that a page's form sent. */
export async function readPageForm(request: Request): Promise<URLSearchParams> {
  return new URLSearchParams(await readLimited(request, LIMIT_BYTES));
}
