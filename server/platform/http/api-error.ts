import { ERRORS, type ErrorBody, type ErrorCode, type Issue } from "@lockstep/contract/errors.ts";

/** An expected refusal, answered as the contract says. Operations throw it; nothing is logged as a fault. */
export class ApiError extends Error {
  override readonly name = "ApiError";
  readonly code: ErrorCode;
  readonly status: number;
  readonly issues: readonly Issue[] | undefined;
  readonly headers: Readonly<Record<string, string>>;

  constructor(
    code: ErrorCode,
    options: { message?: string; issues?: readonly Issue[]; headers?: Readonly<Record<string, string>> } = {},
  ) {
    super(options.message ?? ERRORS[code].message);
    this.code = code;
    this.status = ERRORS[code].status;
    this.issues = options.issues;
    this.headers = options.headers ?? {};
  }

  body(requestId: string): ErrorBody {
    return {
      error: { code: this.code, message: this.message, ...(this.issues === undefined ? {} : { issues: [...this.issues] }) },
      requestId,
    };
  }
}
