const KEY = "lockstep.main-lift";

/** The exercise whose strength someone chose to follow on this device; null while they haven't. */
export function followedLift(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

export function followLift(exerciseId: string): void {
  try {
    localStorage.setItem(KEY, exerciseId);
  } catch {
    // It then lasts as long as the page.
  }
}
