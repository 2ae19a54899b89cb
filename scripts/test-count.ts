/** How tests ended. */
export interface Count {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  /** Browsers that aren't installed: their journeys are among the skipped. */
  readonly missing: readonly string[];
}

export const NOTHING: Count = { passed: 0, failed: 0, skipped: 0, missing: [] };
export const ONE_PASSED: Count = { ...NOTHING, passed: 1 };
export const ONE_FAILED: Count = { ...NOTHING, failed: 1 };

export function add(a: Count, b: Count): Count {
  return {
    passed: a.passed + b.passed,
    failed: a.failed + b.failed,
    skipped: a.skipped + b.skipped,
    missing: [...a.missing, ...b.missing],
  };
}

/** The last lines of a run; the very last one is `N passed, N failed`. */
export function summarize({ passed, failed, skipped, missing }: Count): string {
  const lines = [
    // Some can only be asked as root: acting as another user.
    ...(skipped > 0 ? [`${skipped} skipped`] : []),
    ...(missing.length > 0 ? [`Not tested, because it isn't installed: ${missing.join(", ")}`] : []),
    `${passed} passed, ${failed} failed`,
  ];
  return `${lines.join("\n")}\n`;
}
