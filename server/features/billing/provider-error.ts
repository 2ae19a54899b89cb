/** Whether an error is the payment provider's, or the way's to it. */
export function isProviderError(error: unknown): error is Error & { readonly type: string; readonly code?: string } {
  return error instanceof Error && "type" in error && typeof error.type === "string" && error.type.startsWith("Stripe");
}

/** Whether the provider says that what was asked for doesn't exist. */
export function isMissing(error: unknown): boolean {
  return isProviderError(error) && error.code === "resource_missing";
}
