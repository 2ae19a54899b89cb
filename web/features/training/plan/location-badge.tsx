import type { Location } from "@lockstep/domain/training/exercise.ts";
import { MapPin } from "lucide-react";
import { Chip } from "../../../ui/chip.tsx";

/** Home or Gym: where the plan is for. */
export function LocationBadge({ location }: { location: Location }) {
  return (
    <Chip>
      <MapPin aria-hidden="true" />
      {location === "gym" ? "Gym" : "Home"}
    </Chip>
  );
}
