import type { ExerciseSummary } from "@lockstep/contract/training.ts";
import { Lock, Pause, Play } from "lucide-react";
import { useState } from "react";
import { Link } from "react-router";
import { FavoriteMark } from "../../../catalogue/favorite.tsx";
import { IconButton } from "../../../ui/button.tsx";
import { useReducedMotion } from "../../../ui/use-reduced-motion.ts";
import { FigurePoster } from "../../../figure/figure-player.tsx";
import { litMuscles } from "../../../figure/lit-muscles.ts";

interface Props {
  exercise: ExerciseSummary;
  favorite: boolean;
  /** Its play button was pressed last. */
  playing: boolean;
  onPlay: (playing: boolean) => void;
}

/** An exercise of the grid: its figure moves while it is pointed at, focused or played; the whole tile opens its page. */
export function ExerciseTile({ exercise, favorite, playing, onPlay }: Props) {
  const [pointed, setPointed] = useState(false);
  const reduced = useReducedMotion();
  const { movement, variant } = exercise.demonstration;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it only notices what its link and button are doing
    <li
      className="tile"
      onPointerEnter={(event) => setPointed(event.pointerType === "mouse")}
      onPointerLeave={() => setPointed(false)}
      onFocus={(event) => setPointed(event.target.matches(":focus-visible"))}
      onBlur={() => setPointed(false)}
    >
      <div className="tile-picture">
        <FigurePoster
          className="w-full"
          movement={movement}
          variant={variant}
          lit={litMuscles(exercise.targets, exercise.synergists)}
          moving={(pointed || playing) && !reduced}
          aspect={1.15}
        />
      </div>
      <div className="grid gap-1 px-4 pt-3 pb-4">
        <h2 className="font-name text-17 leading-tight">
          <Link to={`/exercises/${exercise.id}`} className="tile-link">
            {exercise.name}
          </Link>
        </h2>
        <p className="text-14 text-fg-2">{exercise.targetMuscles.join(", ")}</p>
        <p className="text-14 text-fg-2">
          {exercise.location === "gym" ? "Gym" : "Home"} · {exercise.equipment}
        </p>
        {exercise.locked ? (
          <p className="mt-1 flex items-center gap-2 text-14 font-label">
            <Lock size={16} aria-hidden="true" />
            <span>
              <span className="visually-hidden">Included in </span>Premium
            </span>
          </p>
        ) : null}
      </div>
      {favorite ? <FavoriteMark /> : null}
      {reduced ? null : (
        <IconButton
          className="tile-play"
          look="quiet"
          label={playing ? `Pause ${exercise.name}` : `Play ${exercise.name}`}
          onClick={() => onPlay(!playing)}
        >
          {playing ? <Pause aria-hidden="true" /> : <Play aria-hidden="true" />}
        </IconButton>
      )}
    </li>
  );
}
