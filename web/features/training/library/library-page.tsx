import { Heart, Search, SlidersHorizontal, X } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import type { ReactNode } from "react";
import { useSearchParams } from "react-router";
import { ApiError } from "../../../api/client.ts";
import { Alert } from "../../../ui/alert.tsx";
import { Button } from "../../../ui/button.tsx";
import { ToggleChip } from "../../../ui/chip.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { Field, Select } from "../../../ui/field.tsx";
import { Page } from "../../../ui/page.tsx";
import { Loading, Skeleton } from "../../../ui/skeleton.tsx";
import { FigurePoster } from "../figure-player.tsx";
import type { TrainingUser } from "../person.ts";
import { useFavorites } from "../records.ts";
import { ExerciseTile } from "./exercise-tile.tsx";
import { changeParams, FACETS, readLibrary } from "./filters.ts";
import type { FacetKey } from "./filters.ts";
import { useExerciseList, useFavoriteList } from "./use-library.ts";
import type { ExerciseList } from "./use-library.ts";
import "./library.css";

/** A search starts once the fingers rest. */
const DEBOUNCE_MS = 250;
/** From here on there is room for the filters beside everything else (the `md` breakpoint). */
const DESK = "(min-width: 960px)";

/** The text as it is typed; `onSettled` hears it when the fingers rest. Another address (the back button) writes it anew. */
function useSearchText(query: string, onSettled: (text: string) => void) {
  const [text, setText] = useState(query);
  const [known, setKnown] = useState(query);
  if (known !== query) {
    setKnown(query);
    if (text.trim() !== query) setText(query);
  }
  const settled = useRef(onSettled);
  useEffect(() => {
    settled.current = onSettled;
  });
  useEffect(() => {
    if (text.trim() === query) return;
    const timer = setTimeout(() => settled.current(text.trim()), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [text, query]);
  return { text, setText };
}

function SearchBox({ text, onChange }: { text: string; onChange: (text: string) => void }) {
  return (
    <Field label="Search by name, muscle or equipment">
      {(control) => (
        <div className="input-reveal">
          <input
            {...control}
            className="input"
            type="text"
            inputMode="search"
            enterKeyHint="search"
            autoComplete="off"
            maxLength={80}
            value={text}
            onChange={(event) => onChange(event.target.value)}
          />
          {text ? (
            <button type="button" aria-label="Clear the search" onClick={() => onChange("")}>
              <X size={20} aria-hidden="true" />
            </button>
          ) : (
            <span className="pointer-events-none absolute inset-y-0 right-4 grid place-items-center text-fg-2">
              <Search size={20} aria-hidden="true" />
            </span>
          )}
        </div>
      )}
    </Field>
  );
}

function Nothing({ saved, filtered, onReset }: { saved: boolean; filtered: boolean; onReset: () => void }) {
  const art = <FigurePoster className="on-bg w-full max-w-[260px]" movement="childs-pose" variant="bodyweight" aspect={1.9} />;
  if (saved && !filtered) {
    return (
      <EmptyState art={art} title="No favorites yet" action={<Button onClick={onReset}>Show all exercises</Button>}>
        Open an exercise and press Save to favorites: it waits for you here.
      </EmptyState>
    );
  }
  return (
    <EmptyState art={art} title="Nothing fits all of that" action={<Button onClick={onReset}>Clear search and filters</Button>}>
      Take a filter away, or search for a muscle instead of a name.
    </EmptyState>
  );
}

function TileSkeletons() {
  return (
    <Loading label="Loading the exercises">
      <div className="tiles">
        {Array.from({ length: 12 }, (_, index) => (
          <Skeleton key={index} className="aspect-[0.78] rounded-card" />
        ))}
      </div>
    </Loading>
  );
}

function Results({ list, favorites, empty }: { list: ExerciseList; favorites: readonly string[]; empty: ReactNode }) {
  const [playing, setPlaying] = useState<string | null>(null);
  if (list.pending) return <TileSkeletons />;
  if (list.error && list.items.length === 0) {
    return (
      <Alert tone="error">
        <p>{list.error instanceof ApiError ? list.error.message : "The exercises did not arrive."}</p>
        <Button size="sm" look="secondary" className="mt-3" onClick={list.retry}>
          Try again
        </Button>
      </Alert>
    );
  }
  if (list.items.length === 0) return empty;
  return (
    <>
      <ul className="tiles" aria-label="Exercises" aria-busy={list.stale || undefined}>
        {list.items.map((exercise) => (
          <ExerciseTile
            key={exercise.id}
            exercise={exercise}
            favorite={favorites.includes(exercise.id)}
            playing={playing === exercise.id}
            onPlay={(on) => setPlaying(on ? exercise.id : null)}
          />
        ))}
      </ul>
      {list.error ? (
        <div className="mt-6">
          <Alert tone="error">The next ones did not arrive. Press Show more to try again.</Alert>
        </div>
      ) : null}
      {list.more ? (
        <div className="mt-8 grid justify-items-center gap-3">
          <p className="text-14 text-fg-2">
            {list.items.length} of {list.total}
          </p>
          <Button look="secondary" busy={list.loadingMore} onClick={list.error ? list.retry : list.more}>
            Show more
          </Button>
        </div>
      ) : null}
    </>
  );
}

/** The library: every exercise, searched and filtered; the address keeps what was asked. Everybody may read it. */
export function LibraryPage({ user }: { user: TrainingUser | null }) {
  const [params, setParams] = useSearchParams();
  const { filters, saved } = readLibrary(params);
  const set = (key: FacetKey | "q" | "saved", value: string) =>
    setParams(changeParams(params, key, value), { replace: true, preventScrollReset: true });
  const { text, setText } = useSearchText(filters.query ?? "", (next) => set("q", next));
  const { ids } = useFavorites(user?.id ?? null);
  const library = useExerciseList(filters, !saved);
  const favorites = useFavoriteList(ids, filters, saved);
  const list = saved ? favorites : library;
  const picked = FACETS.filter(({ key }) => filters[key] !== undefined).length;
  const [open, setOpen] = useState(() => picked > 0 || window.matchMedia(DESK).matches);
  const reset = () => {
    setText("");
    setParams(new URLSearchParams(), { replace: true, preventScrollReset: true });
  };
  return (
    <Page title="Exercises" intro="Every movement shown by the figure, with the muscles it works.">
      <search className="mb-6 grid gap-4" aria-label="Exercises">
        <SearchBox text={text} onChange={setText} />
        <div className="flex flex-wrap items-center gap-2">
          <Button
            size="sm"
            look="quiet"
            icon={<SlidersHorizontal aria-hidden="true" />}
            aria-expanded={open}
            aria-controls="library-facets"
            onClick={() => setOpen(!open)}
          >
            {picked > 0 ? `Filters (${picked})` : "Filters"}
          </Button>
          <ToggleChip pressed={saved} onClick={() => set("saved", saved ? "" : "1")}>
            <Heart aria-hidden="true" /> Favorites
          </ToggleChip>
          {picked > 0 || filters.query ? (
            <Button size="sm" look="plain" onClick={reset}>
              Clear all
            </Button>
          ) : null}
          <p className="ml-auto text-14 text-fg-2" role="status">
            {list.total === null ? "" : list.total === 1 ? "1 exercise" : `${list.total} exercises`}
          </p>
        </div>
        <div id="library-facets" className="facets" hidden={!open}>
          {FACETS.map(({ key, label, any, values, name }) => (
            <Select key={key} label={label} value={filters[key] ?? ""} onChange={(event) => set(key, event.target.value)}>
              <option value="">{any}</option>
              {values.map((value) => (
                <option key={value} value={value}>
                  {name(value)}
                </option>
              ))}
            </Select>
          ))}
        </div>
      </search>
      <Results
        list={list}
        favorites={ids}
        empty={<Nothing saved={saved} filtered={picked > 0 || filters.query !== undefined} onReset={reset} />}
      />
    </Page>
  );
}
