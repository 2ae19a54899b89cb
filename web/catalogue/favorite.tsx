import { Heart } from "lucide-react";
import { useSaving } from "../offline/use-saving.ts";
import { Button } from "../ui/button.tsx";
import "./catalogue.css";

/** Saves a thing to the favourites or takes it out, and says so. */
export function FavoriteButton({ name, on, onToggle }: { name: string; on: boolean; onToggle: () => Promise<unknown> }) {
  const saving = useSaving();
  const message = on ? `${name} removed from your favorites` : `${name} saved to your favorites`;
  return (
    <Button
      look="secondary"
      aria-pressed={on}
      icon={<Heart aria-hidden="true" fill={on ? "currentColor" : "none"} />}
      onClick={() => void saving(onToggle(), { message })}
    >
      {on ? "Saved to favorites" : "Save to favorites"}
    </Button>
  );
}

/** The mark on the tile of a favourite. */
export function FavoriteMark() {
  return (
    <span className="tile-heart">
      <Heart size={18} aria-hidden="true" fill="currentColor" />
      <span className="visually-hidden">One of your favorites</span>
    </span>
  );
}
