type Kind = "invalid_request_error" | "card_error" | "idempotency_error" | "api_error";

/** An error as Stripe answers it; the SDK makes its own error classes of it. */
export class Refusal extends Error {
  override readonly name = "Refusal";
  readonly status: number;
  readonly type: Kind;
  readonly code: string | undefined;
  readonly param: string | undefined;
  readonly declineCode: string | undefined;

  constructor(
    message: string,
    about: {
      readonly status?: number;
      readonly type?: Kind;
      readonly code?: string;
      readonly param?: string;
      readonly declineCode?: string;
    } = {},
  ) {
    super(message);
    this.status = about.status ?? 400;
    this.type = about.type ?? "invalid_request_error";
    this.code = about.code;
    this.param = about.param;
    this.declineCode = about.declineCode;
  }

  body(): object {
    return {
      error: { type: this.type, message: this.message, code: this.code, param: this.param, decline_code: this.declineCode },
    };
  }
}

export function missing(what: string, id: string, param: string): Refusal {
  return new Refusal(`No such ${what}: '${id}'`, { status: param === "id" ? 404 : 400, code: "resource_missing", param });
}

export function cardDeclined(): Refusal {
  return new Refusal("Your card was declined.", {
    status: 402,
    type: "card_error",
    code: "card_declined",
    declineCode: "generic_decline",
  });
}
