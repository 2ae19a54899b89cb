import { Heart, SlidersHorizontal } from "lucide-react";
import { useId, useState } from "react";
import type { ReactNode } from "react";
import { Button } from "../ui/button.tsx";
import { ToggleChip } from "../ui/chip.tsx";
import { SearchBox } from "../ui/search-box.tsx";

/** From here on there is room for the filters beside everything else (the `md` breakpoint). */
const DESK = "(min-width: 960px)";

/** The search line of a catalogue, its filters behind a button, the favourites, and how many were found. */
export function CatalogueSearch({
  name,
  searchLabel,
  text,
  onText,
  picked,
  saved,
  onSaved,
  onReset,
  found,
  children,
}: {
  name: string;
  searchLabel: string;
  text: string;
  onText: (text: string) => void;
  /** How many filters are set. */
  picked: number;
  /** Only the favourites are shown. */
  saved: boolean;
  onSaved: (saved: boolean) => void;
  /** Null while nothing is asked for. */
  onReset: (() => void) | null;
  /** "12 recipes" */
  found: string;
  /** The filters. */
  children: ReactNode;
}) {
  const id = useId();
  const [open, setOpen] = useState(() => picked > 0 || window.matchMedia(DESK).matches);
  return (
    <search className="mb-6 grid gap-4" aria-label={name}>
      <SearchBox label={searchLabel} text={text} onChange={onText} />
      <div className="flex flex-wrap items-center gap-2">
        <Button
          size="sm"
          look="quiet"
          icon={<SlidersHorizontal aria-hidden="true" />}
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
        >
          {picked > 0 ? `Filters (${picked})` : "Filters"}
        </Button>
        <ToggleChip pressed={saved} onClick={() => onSaved(!saved)}>
          <Heart aria-hidden="true" /> Favorites
        </ToggleChip>
        {onReset ? (
          <Button size="sm" look="plain" onClick={onReset}>
            Clear all
          </Button>
        ) : null}
        <p className="ml-auto text-14 text-fg-2" role="status">
          {found}
        </p>
      </div>
      <div id={id} hidden={!open}>
        {children}
      </div>
    </search>
  );
}
