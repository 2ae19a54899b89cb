import { expect, test } from "vitest";
import { isInstallableSafari } from "./installable.ts";

const IPHONE = "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)";
const MAC = "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko)";

test.each([
  ["Safari on an iPhone", `${IPHONE} Version/18.5 Mobile/15E148 Safari/604.1`, 5, true],
  ["Safari on an iPad, which calls itself a Mac", `${MAC} Version/18.5 Safari/605.1.15`, 5, true],
  ["Safari on a Mac", `${MAC} Version/18.5 Safari/605.1.15`, 0, false],
  ["Chrome on an iPhone", `${IPHONE} CriOS/138.0 Mobile/15E148 Safari/604.1`, 5, false],
  ["Firefox on an iPhone", `${IPHONE} FxiOS/139.0 Mobile/15E148 Safari/605.1.15`, 5, false],
  ["the browser inside another app", `${IPHONE} Mobile/15E148`, 5, false],
  [
    "Chrome on Android",
    "Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/138.0 Mobile Safari/537.36",
    5,
    false,
  ],
])("%s", (_name, agent, touchPoints, expected) => {
  expect(isInstallableSafari(agent, touchPoints)).toBe(expected);
});
