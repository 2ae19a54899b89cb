import type { Platform } from "../platform.ts";

/** Counts a document against its reader's limit; throws RATE_LIMITED. A collection of many recipes is work for seconds. */
export async function countPdf({ limiter }: Pick<Platform, "limiter">, userId: string, size: "usual" | "large"): Promise<void> {
  await limiter.take(`pdf-${size}:${userId}`, size === "usual" ? 20 : 4, 60);
}
