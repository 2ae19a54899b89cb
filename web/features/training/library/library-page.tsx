import { useState } from "react";
import { useQuery } from "@tanstack/react-query";
import { Link, useSearchParams } from "react-router";
import { CatalogueResults, NothingFound } from "../../../catalogue/catalogue-results.tsx";
import { CatalogueSearch } from "../../../catalogue/catalogue-search.tsx";
import { profileOptions } from "../../../session/profile-query.ts";
import { ToggleChip } from "../../../ui/chip.tsx";
import { Select } from "../../../ui/field.tsx";
import { Page } from "../../../ui/page.tsx";
import { useSearchText } from "../../../ui/search-box.tsx";
import { FigurePoster } from "../../../figure/figure-player.tsx";
import type { TrainingUser } from "../person.ts";
import { useFavorites } from "../favorites.ts";
import { ExerciseTile } from "./exercise-tile.tsx";
import { changeParams, FACETS, readLibrary } from "./filters.ts";
import type { FacetKey } from "./filters.ts";
import { useExerciseList, useFavoriteList } from "./use-library.ts";
import "./library.css";

/** The library: every exercise, searched and filtered; the address keeps what was asked. Everyone may read it. */
export function LibraryPage({ user }: { user: TrainingUser | null }) {
  const [params, setParams] = useSearchParams();
  const state = readLibrary(params);
  const { saved } = state;
  const { data: profile } = useQuery({ ...profileOptions(user?.id ?? ""), enabled: user !== null });
  const owned = state.owned && profile ? ["none", ...profile.equipment] : null;
  const filters = owned === null ? state.filters : { ...state.filters, owned: owned.join(",") };
  const set = (key: FacetKey | "q" | "saved" | "owned", value: string) =>
    setParams(changeParams(params, key, value), { replace: true, preventScrollReset: true });
  const { text, setText } = useSearchText(filters.query ?? "", (next) => set("q", next));
  const { ids } = useFavorites(user?.id ?? null);
  const library = useExerciseList(filters, !saved);
  const favorites = useFavoriteList(ids, filters, saved);
  const list = saved ? favorites : library;
  const picked = FACETS.filter(({ key }) => filters[key] !== undefined).length + (owned === null ? 0 : 1);
  const filtered = picked > 0 || filters.query !== undefined;
  const [playing, setPlaying] = useState<string | null>(null);
  const reset = () => {
    setText("");
    setParams(new URLSearchParams(), { replace: true, preventScrollReset: true });
  };
  return (
    <Page title="Exercises" intro="Every exercise in motion, with the muscles it works.">
      <CatalogueSearch
        name="Exercises"
        searchLabel="Search by name, muscle or equipment"
        text={text}
        onText={setText}
        picked={picked}
        saved={saved}
        onSaved={(on) => set("saved", on ? "1" : "")}
        onReset={filtered ? reset : null}
        found={list.total === null ? "" : list.total === 1 ? "1 exercise" : `${list.total} exercises`}
      >
        <div className="facets">
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
        {profile ? (
          <div className="mt-4 flex flex-wrap items-center gap-3">
            <ToggleChip pressed={state.owned} onClick={() => set("owned", state.owned ? "" : "1")}>
              Only what I own
            </ToggleChip>
            {state.owned ? (
              <Link to="/profile-setup?step=equipment" className="text-14 underline">
                {profile.equipment.length === 0 ? "Add your equipment" : "Change your equipment"}
              </Link>
            ) : null}
          </div>
        ) : null}
      </CatalogueSearch>
      <CatalogueResults
        list={list}
        name="exercises"
        skeleton="aspect-[0.78]"
        empty={
          <NothingFound
            one="an exercise"
            many="exercises"
            instead="a muscle"
            art={<FigurePoster className="on-bg w-full max-w-[260px]" movement="childs-pose" variant="bodyweight" aspect={1.9} />}
            saved={saved}
            filtered={filtered}
            onReset={reset}
          />
        }
      >
        {(exercise) => (
          <ExerciseTile
            key={exercise.id}
            exercise={exercise}
            favorite={ids.includes(exercise.id)}
            playing={playing === exercise.id}
            onPlay={(on) => setPlaying(on ? exercise.id : null)}
          />
        )}
      </CatalogueResults>
    </Page>
  );
}
