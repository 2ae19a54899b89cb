/** Whether an error came from the payment provider or the connection to it. */
export function isProviderError(error: unknown): error is Error & { readonly type: string; readonly code?: string } {
  return error instanceof Error && "type" in error && typeof error.type === "string" && error.type.startsWith("Stripe");
}

/** Whether the provider says that what was asked for doesn't exist. */
export function isMissing(error: unknown): boolean {
  return isProviderError(error) && error.code === "resource_missing";
}
