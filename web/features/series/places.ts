import { onTabMessage } from "../../offline/tab-channel.ts";

const KEY = "lockstep.sessions";
/** Signed out in another tab: the player that closes here for it keeps nothing more. */
let hasLeft = false;
onTabMessage("sign-out", () => (hasLeft = true));

/** Where someone is in a session that they haven't finished. */
export interface Place {
  /** Seconds of the session. */
  readonly at: number;
  /** Seconds of work that were really done on the way. */
  readonly worked: number;
}

/** Whose places these are, and the place by series and session. */
interface Kept {
  readonly owner: string;
  readonly places: Readonly<Record<string, Place>>;
}

const isSeconds = (value: unknown): value is number => typeof value === "number" && Number.isFinite(value) && value >= 0;

function isPlace(value: unknown): value is Place {
  return (
    typeof value === "object" &&
    value !== null &&
    "at" in value &&
    isSeconds(value.at) &&
    "worked" in value &&
    isSeconds(value.worked)
  );
}

function read(owner: string): Kept {
  const none: Kept = { owner, places: {} };
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? "null");
    if (typeof kept !== "object" || kept === null || !("owner" in kept) || kept.owner !== owner || !("places" in kept))
      return none;
    return {
      owner,
      places: Object.fromEntries(
        Object.entries(Object(kept.places)).filter((entry): entry is [string, Place] => isPlace(entry[1])),
      ),
    };
  } catch {
    return none;
  }
}

const nameOf = (seriesId: string, session: number): string => `${seriesId}/${session}`;

/** Null at the beginning. What another member left on this device is not read. */
export function readPlace(owner: string, seriesId: string, session: number): Place | null {
  hasLeft = false;
  return read(owner).places[nameOf(seriesId, session)] ?? null;
}

/** Null forgets it. */
export function keepPlace(owner: string, seriesId: string, session: number, place: Place | null): void {
  if (hasLeft) return;
  const { [nameOf(seriesId, session)]: _before, ...others } = read(owner).places;
  const places = place === null ? others : { ...others, [nameOf(seriesId, session)]: place };
  try {
    localStorage.setItem(KEY, JSON.stringify({ owner, places } satisfies Kept));
  } catch {
    // Without storage the place lasts as long as the page.
  }
}
