export type DeviceKind = "phone" | "tablet" | "computer";

export interface DeviceName {
  /** "Chrome on Windows"; "Unknown device" when there's nothing to go by. */
  name: string;
  kind: DeviceKind;
}

const BROWSERS: ReadonlyArray<readonly [mark: RegExp, name: string]> = [
  [/\bEdg(?:e|A|iOS)?\//, "Edge"],
  [/\bOPR\/|\bOpera\b/, "Opera"],
  [/\bSamsungBrowser\//, "Samsung Internet"],
  [/\bFirefox\/|\bFxiOS\//, "Firefox"],
  [/\bHeadlessChrome\/|\bChrome\/|\bCriOS\//, "Chrome"],
  [/\bVersion\/[\d.]+.*\bSafari\//, "Safari"],
];

const SYSTEMS: ReadonlyArray<readonly [mark: RegExp, name: string, kind: DeviceKind]> = [
  [/\biPhone\b/, "iPhone", "phone"],
  [/\biPad\b/, "iPad", "tablet"],
  [/\bAndroid\b.*\bMobile\b/, "an Android phone", "phone"],
  [/\bAndroid\b/, "an Android tablet", "tablet"],
  [/\bWindows\b/, "Windows", "computer"],
  [/\bCrOS\b/, "ChromeOS", "computer"],
  [/\bMacintosh\b/, "a Mac", "computer"],
  [/\bLinux\b/, "Linux", "computer"],
];

/** A device in words, out of what its browser says of itself. Enough to recognise one's own, no more. */
export function deviceName(userAgent: string | null | undefined): DeviceName {
  const text = userAgent ?? "";
  const browser = BROWSERS.find(([mark]) => mark.test(text))?.[1];
  const system = SYSTEMS.find(([mark]) => mark.test(text));
  const kind = system?.[2] ?? "computer";
  if (browser && system) return { name: `${browser} on ${system[1]}`, kind };
  if (browser) return { name: browser, kind };
  if (system) return { name: `A browser on ${system[1]}`, kind };
  return { name: "Unknown device", kind };
}
