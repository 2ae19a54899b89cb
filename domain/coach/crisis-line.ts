/** What someone in a crisis may call, where they are. */
export interface CrisisLine {
  /** "In the US and Canada, call or text 988": a clause that goes on or ends. */
  readonly line: string;
  /** An eating-disorder helpline, as a sentence has it; null where none is known. */
  readonly eating: string | null;
  /** The number of the emergency services, as a sentence has it. */
  readonly emergency: string;
}

const LOCAL = "your local emergency number";

const LINES: Readonly<Record<string, CrisisLine>> = {
  US: {
    line: "call or text **988** (Suicide & Crisis Lifeline, free, day and night)",
    eating: "ANAD on **1-888-375-7767**",
    emergency: "911",
  },
  CA: {
    line: "call or text **988** (Suicide Crisis Helpline, free, day and night)",
    eating: "NEDIC on **1-866-633-4220**",
    emergency: "911",
  },
  GB: { line: "call Samaritans on **116 123** (free, day and night)", eating: "Beat on **0808 801 0677**", emergency: "999" },
  IE: {
    line: "call Samaritans on **116 123** (free, day and night)",
    eating: "Bodywhys on **01 210 7906**",
    emergency: "112 or 999",
  },
  AU: { line: "call Lifeline on **13 11 14** (day and night)", eating: "Butterfly on **1800 33 4673**", emergency: "000" },
  NZ: {
    line: "call or text **1737** (free, day and night)",
    eating: "**1737** (call or text), or EDANZ on **0800 233 269** for families",
    emergency: "111",
  },
};

const EVERYWHERE: CrisisLine = {
  line: "call a crisis line: **988** in the US and Canada, **116 123** in the UK and Ireland, **13 11 14** in Australia, **1737** in New Zealand, and your local emergency number anywhere else",
  eating:
    "ANAD (US, **1-888-375-7767**), NEDIC (Canada, **1-866-633-4220**), Beat (UK, **0808 801 0677**) or Butterfly (Australia, **1800 33 4673**)",
  emergency: `911 or ${LOCAL}`,
};

const ELSEWHERE: CrisisLine = {
  line: "call **your local emergency number** (112 works in many countries). They can connect you with someone to talk to",
  eating: null,
  emergency: LOCAL,
};

/** Whom to call in a country (ISO 3166, two letters); all of the lines when it isn't known. */
export function crisisLineOf(country: string | null): CrisisLine {
  if (country === null) return EVERYWHERE;
  return LINES[country.toUpperCase()] ?? ELSEWHERE;
}

const zones = (country: string, names: string): readonly (readonly [string, string])[] =>
  names.split(" ").map((name) => [name, country]);

/** Time zones of the countries that have a line of their own. */
const COUNTRY_OF_ZONE: ReadonlyMap<string, string> = new Map([
  ...zones(
    "US",
    "America/New_York America/Detroit America/Chicago America/Denver America/Boise America/Phoenix America/Los_Angeles America/Anchorage America/Juneau America/Sitka America/Metlakatla America/Yakutat America/Nome America/Adak America/Menominee America/Puerto_Rico America/St_Thomas Pacific/Honolulu Pacific/Guam Pacific/Saipan Pacific/Pago_Pago America/Louisville America/Indianapolis America/Shiprock EST5EDT CST6CDT MST7MDT PST8PDT Navajo",
  ),
  ...zones(
    "CA",
    "America/Toronto America/Montreal America/Vancouver America/Edmonton America/Winnipeg America/Halifax America/St_Johns America/Regina America/Swift_Current America/Moncton America/Glace_Bay America/Goose_Bay America/Whitehorse America/Dawson America/Dawson_Creek America/Fort_Nelson America/Creston America/Yellowknife America/Inuvik America/Iqaluit America/Rankin_Inlet America/Resolute America/Cambridge_Bay America/Thunder_Bay America/Nipigon America/Rainy_River America/Atikokan America/Blanc-Sablon America/Pangnirtung America/Coral_Harbour",
  ),
  ...zones("GB", "Europe/London Europe/Belfast GB GB-Eire"),
  ...zones("IE", "Europe/Dublin Eire"),
  ...zones("NZ", "Pacific/Auckland Pacific/Chatham NZ NZ-CHAT Antarctica/McMurdo"),
]);

/** Prefixes all of whose zones are in one country. */
const COUNTRY_OF_AREA: Readonly<Record<string, string>> = {
  "America/Indiana/": "US",
  "America/Kentucky/": "US",
  "America/North_Dakota/": "US",
  "US/": "US",
  "Canada/": "CA",
  "Australia/": "AU",
};

/**
 * The country someone is in, as far as a time zone says (`Europe/London`), else the region of a language tag (`en-NZ`): two letters. "ZZ" is a zone of some other
 * country; null when neither says anything (no zone, or UTC).
 */
export function countryOf({
  timeZone,
  language,
}: {
  readonly timeZone?: string | null;
  readonly language?: string | null;
}): string | null {
  const zone = timeZone ?? "";
  const known = COUNTRY_OF_ZONE.get(zone) ?? Object.entries(COUNTRY_OF_AREA).find(([area]) => zone.startsWith(area))?.[1];
  if (known !== undefined) return known;
  if (/^(?!Etc\/)[A-Za-z]+\/[A-Za-z]/.test(zone)) return "ZZ";
  const region = /^[A-Za-z]{2,3}(?:-[A-Za-z]{4})?-([A-Za-z]{2})\b/.exec(language ?? "")?.[1];
  return region?.toUpperCase() ?? null;
}
