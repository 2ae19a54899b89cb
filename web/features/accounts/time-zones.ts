import { clockTime } from "@lockstep/domain/calendar/clock-time.ts";

/** A time zone as the picker shows it. */
export interface ZoneChoice {
  /** IANA name, as it is stored. */
  id: string;
  /** The place: "New York". */
  place: string;
  /** Where it lies: "America", "America, Argentina"; empty for zones without a region. */
  region: string;
  /** Difference to universal time at the given moment: "GMT+5:30". */
  offset: string;
  /** Minutes ahead of universal time at that moment. */
  offsetMinutes: number;
  /** What a search looks in, without accents and in small letters. */
  haystack: string;
}

/** This device's zone, or null when the browser doesn't name one. */
export function deviceTimeZone(): string | null {
  const zone = new Intl.DateTimeFormat().resolvedOptions().timeZone;
  return zone || null;
}

function plain(text: string): string {
  return text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
}

function part(zone: string, name: "shortOffset" | "longGeneric", now: Date): string {
  return (
    new Intl.DateTimeFormat("en", { timeZone: zone, timeZoneName: name })
      .formatToParts(now)
      .find((each) => each.type === "timeZoneName")?.value ?? ""
  );
}

/** "GMT-3:30" in minutes: -210. */
export function offsetMinutesOf(offset: string): number {
  const found = /GMT(?:([+-])(\d{1,2})(?::(\d{2}))?)?/.exec(offset);
  if (!found?.[1]) return 0;
  const minutes = Number(found[2]) * 60 + Number(found[3] ?? 0);
  return found[1] === "-" ? -minutes : minutes;
}

/** Places that browsers still list under an older name. The zone's id stays what it is; people see and search today's name. */
const NAMES_OF_TODAY: Readonly<Record<string, string>> = {
  "Africa/Asmera": "Asmara",
  "America/Godthab": "Nuuk",
  "Asia/Calcutta": "Kolkata",
  "Asia/Katmandu": "Kathmandu",
  "Asia/Rangoon": "Yangon",
  "Asia/Saigon": "Ho Chi Minh City",
  "Atlantic/Faeroe": "Faroe",
  "Europe/Kiev": "Kyiv",
  "Pacific/Enderbury": "Kanton",
  "Pacific/Ponape": "Pohnpei",
  "Pacific/Truk": "Chuuk",
};

/** One zone at this moment. */
export function zoneChoice(id: string, now: Date): ZoneChoice {
  const parts = id.split("/").map((each) => each.replaceAll("_", " "));
  const place = id === "UTC" || id === "Etc/UTC" ? "Universal time (UTC)" : (NAMES_OF_TODAY[id] ?? parts.at(-1) ?? id);
  const region = parts.slice(0, -1).join(", ").replace(/^Etc$/, "");
  const offset = part(id, "shortOffset", now);
  return {
    id,
    place,
    region,
    offset,
    offsetMinutes: offsetMinutesOf(offset),
    haystack: plain(`${place} ${region} ${id} ${offset} ${part(id, "longGeneric", now)}`),
  };
}

/** Every zone of this browser, from west to east, then by place. Universal time comes as `Etc/UTC`, to distinguish it from "not chosen". */
export function allZones(now: Date): ZoneChoice[] {
  const ids = new Set([...Intl.supportedValuesOf("timeZone").filter((id) => id !== "UTC"), "Etc/UTC"]);
  return [...ids]
    .map((id) => zoneChoice(id, now))
    .sort((a, b) => a.offsetMinutes - b.offsetMinutes || a.place.localeCompare(b.place, "en"));
}

/** The zones in which every word of the search occurs; places that start with the search come first. */
export function searchZones(zones: ReadonlyArray<ZoneChoice>, search: string): ZoneChoice[] {
  const wanted = plain(search).replace(/[_/,]/g, " ").trim();
  if (wanted === "") return [...zones];
  const words = wanted.split(/\s+/);
  const found = zones.filter((zone) => words.every((word) => zone.haystack.includes(word)));
  const starts = (zone: ZoneChoice) => (plain(zone.place).startsWith(wanted) ? 0 : 1);
  return found.sort((a, b) => starts(a) - starts(b));
}

/** The clock there: "2:05 PM". */
export function clockIn(zone: string, now: Date): string {
  return clockTime(new Intl.DateTimeFormat("en-GB", { timeZone: zone, hour: "2-digit", minute: "2-digit" }).format(now));
}
