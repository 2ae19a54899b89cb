import type { QueryClient } from "@tanstack/react-query";
import type { Profile } from "@lockstep/contract/accounts.ts";
import { unitsOfRegion } from "@lockstep/domain/accounts/region-units.ts";
import { request } from "../../api/client.ts";
import { setTheme, THEME_KEY } from "../../ui/theme.ts";
import { deviceTimeZone } from "./time-zones.ts";

/** A profile's zone before one is chosen. Universal time, once chosen, is stored as `Etc/UTC`. */
export const UNCHOSEN_ZONE = "UTC";

function hasOwnTheme(): boolean {
  try {
    return localStorage.getItem(THEME_KEY) !== null;
  } catch {
    return false;
  }
}

/**
 * Right after signing in, this device takes the person's theme, and a profile without a time zone takes the device's.
 * It also takes the units the device used before, unless the person has done the setup, which asks for them.
 */
export async function syncDeviceSettings(queryClient: QueryClient): Promise<void> {
  try {
    const profile = await request<Profile>("GET", "/api/profile");
    if (!hasOwnTheme() && profile.theme !== "system") setTheme(profile.theme);
    const zone = deviceTimeZone();
    if (profile.timeZone !== UNCHOSEN_ZONE || zone === null) return;
    const timeZone = zone === UNCHOSEN_ZONE ? "Etc/UTC" : zone;
    await request("PATCH", "/api/profile", {
      body: profile.birthYear === null ? { timeZone, units: unitsOfRegion(navigator.language) } : { timeZone },
    });
    // The page behind the sign-in may have read the profile in the meantime.
    await queryClient.invalidateQueries({ queryKey: ["profile"] });
  } catch {
    // Nothing depends on it: both can be chosen in the settings.
  }
}
