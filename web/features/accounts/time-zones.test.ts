import { describe, expect, test } from "vitest";
import { allZones, clockIn, offsetMinutesOf, searchZones, zoneChoice } from "./time-zones.ts";

const summer = new Date("2026-07-01T12:00:00Z");
const winter = new Date("2026-01-15T12:00:00Z");
const zones = allZones(summer);
const first = (search: string) => searchZones(zones, search)[0]?.id;

describe("one zone", () => {
  test("its place, region and offset follow the season", () => {
    expect(zoneChoice("America/New_York", summer)).toMatchObject({
      place: "New York",
      region: "America",
      offset: "GMT-4",
      offsetMinutes: -240,
    });
    expect(zoneChoice("America/New_York", winter)).toMatchObject({ offset: "GMT-5", offsetMinutes: -300 });
    expect(zoneChoice("America/Argentina/Buenos_Aires", summer)).toMatchObject({
      place: "Buenos Aires",
      region: "America, Argentina",
    });
  });

  test("universal time has its own name, chosen or not", () => {
    expect(zoneChoice("UTC", summer)).toMatchObject({ place: "Universal time (UTC)", region: "" });
    expect(zoneChoice("Etc/UTC", summer)).toMatchObject({ place: "Universal time (UTC)", region: "" });
  });

  test.each([
    ["GMT", 0],
    ["GMT+5:30", 330],
    ["GMT-3:30", -210],
    ["GMT+14", 840],
  ])("%s is %d minutes", (offset, minutes) => {
    expect(offsetMinutesOf(offset)).toBe(minutes);
  });

  test("the clock there", () => {
    expect(clockIn("Asia/Kathmandu", summer)).toBe("5:45 PM");
    expect(clockIn("UTC", new Date("2026-07-01T00:05:00Z"))).toBe("12:05 AM");
  });
});

describe("the search", () => {
  test("lists from west to east, and never the zone that means nobody chose", () => {
    const offsets = zones.map((zone) => zone.offsetMinutes);
    expect(offsets).toEqual([...offsets].sort((a, b) => a - b));
    expect(zones.map((zone) => zone.id)).not.toContain("UTC");
    expect(zones.map((zone) => zone.id)).toContain("Etc/UTC");
  });

  test("finds places by their beginning first, without accents, by the zone's own name, and by what people call the time there", () => {
    expect(first("new york")).toBe("America/New_York");
    const starts = searchZones(zones, "ber").map((zone) => zone.place.toLowerCase().startsWith("ber"));
    expect(starts).toContain(false);
    expect(starts.lastIndexOf(true)).toBeLessThan(starts.indexOf(false));
    expect(first("são paulo")).toBe("America/Sao_Paulo");
    expect(first("kolkata")).toBe(first("calcutta"));
    expect(searchZones(zones, "kyiv")).toHaveLength(1);
    expect(first("America/New_York")).toBe("America/New_York");
    expect(searchZones(zones, "pacific time").map((zone) => zone.id)).toContain("America/Los_Angeles");
  });

  test("every word has to be found", () => {
    expect(searchZones(zones, "new nowhere")).toEqual([]);
    expect(searchZones(zones, "  ")).toHaveLength(zones.length);
  });
});
