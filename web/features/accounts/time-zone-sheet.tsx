import { Check, LocateFixed } from "lucide-react";
import { useDeferredValue, useMemo, useRef, useState } from "react";
import { Button } from "../../ui/button.tsx";
import { Sheet } from "../../ui/dialog.tsx";
import { Input } from "../../ui/field.tsx";
import { allZones, clockIn, deviceTimeZone, searchZones, zoneChoice } from "./time-zones.ts";

const SHOWN = 60;

/** Chooses a time zone by searching, or takes the device's. */
export function TimeZoneSheet({
  value,
  onClose,
  onChoose,
}: {
  value: string;
  onClose: () => void;
  onChoose: (zone: string) => void;
}) {
  const [search, setSearch] = useState("");
  const wanted = useDeferredValue(search);
  const [now] = useState(() => new Date());
  const zones = useMemo(() => allZones(now), [now]);
  const found = useMemo(() => searchZones(zones, wanted), [zones, wanted]);
  const device = deviceTimeZone();
  const input = useRef<HTMLInputElement>(null);
  return (
    <Sheet open onOpenChange={(open) => (open ? undefined : onClose())} title="Time zone" initialFocus={input}>
      <div className="mt-4 grid gap-3">
        <Input
          ref={input}
          inputMode="search"
          label="Search for a place"
          placeholder="Berlin, New York, India"
          autoComplete="off"
          value={search}
          onChange={(event) => setSearch(event.target.value)}
        />
        {device && device !== value ? (
          <Button look="secondary" icon={<LocateFixed aria-hidden="true" />} onClick={() => onChoose(device)}>
            Use this device's: {zoneChoice(device, now).place}
          </Button>
        ) : null}
        <output className="text-14 text-fg-2">
          {found.length === 0
            ? "No place with that name. Try a large city nearby."
            : found.length > SHOWN
              ? `${found.length} places. Search for yours.`
              : `${found.length} ${found.length === 1 ? "place" : "places"}`}
        </output>
        <ul className="-mx-2 max-h-[44dvh] min-h-40 overflow-y-auto" aria-label="Time zones">
          {found.slice(0, SHOWN).map((zone) => (
            <li key={zone.id}>
              <button
                type="button"
                className="menu-item min-h-[52px]"
                aria-pressed={zone.id === value}
                onClick={() => onChoose(zone.id)}
              >
                <span className="min-w-0 flex-1">
                  {zone.place}
                  {zone.region ? <span className="block text-13 font-normal text-fg-2">{zone.region}</span> : null}
                </span>
                <span className="text-right text-14 font-normal text-fg-2">
                  {clockIn(zone.id, now)}
                  <span className="block text-13">{zone.offset}</span>
                </span>
                <span className="w-5">{zone.id === value ? <Check size={20} aria-hidden="true" /> : null}</span>
              </button>
            </li>
          ))}
        </ul>
      </div>
    </Sheet>
  );
}
