import { ArrowLeft, ArrowRight, Pause, Play } from "lucide-react";
import { useEffect, useState } from "react";
import type { ReactNode } from "react";
import { useNavigate } from "react-router";
import { Button, IconButton } from "../../ui/button.tsx";
import { Chip } from "../../ui/chip.tsx";
import { Sheet } from "../../ui/dialog.tsx";
import { Steps } from "../../ui/steps.tsx";
import { useReducedMotion } from "../../ui/use-reduced-motion.ts";

/** What the figure does in a scene. */
export interface TourFigure {
  movement: string;
  variant: string;
  name: string;
  lit: Readonly<Record<string, "primary" | "secondary">>;
}

interface Scene {
  title: string;
  text: string;
  figure: TourFigure;
  extra: ReactNode;
}

const SCENE_MS = 7000;

const SCENES: ReadonlyArray<Scene> = [
  {
    title: "Tell us your goal",
    text: "What you want to train, how long, how often, your level and where.",
    figure: {
      movement: "squat",
      variant: "barbell-back",
      name: "Back squat",
      lit: { quadriceps: "primary", glutes: "primary", hamstrings: "secondary" },
    },
    extra: (
      <p className="flex flex-wrap gap-2">
        <Chip look="selected">Legs</Chip>
        <Chip look="selected">Back</Chip>
        <Chip>45 min</Chip>
        <Chip>3 days</Chip>
        <Chip>Gym</Chip>
      </p>
    ),
  },
  {
    title: "A week that fits",
    text: "Training and rest days spread out, so every muscle has time to recover.",
    figure: {
      movement: "deadlift",
      variant: "barbell",
      name: "Deadlift",
      lit: { hamstrings: "primary", glutes: "primary", "lower-back": "secondary" },
    },
    extra: (
      <p className="n flex items-end gap-6 text-76">
        3 × 8 <span className="pb-1 font-sans text-15 font-label">Deadlift, Friday</span>
      </p>
    ),
  },
  {
    title: "Watch every move",
    text: "From the side, the front or at an angle. Working muscles light up.",
    figure: {
      movement: "push-up",
      variant: "bodyweight",
      name: "Push-up",
      lit: { chest: "primary", triceps: "secondary", shoulders: "secondary" },
    },
    extra: (
      <p className="flex flex-wrap gap-2">
        <Chip look="volt">Chest</Chip>
        <Chip look="outline">Triceps</Chip>
        <Chip look="outline">Shoulders</Chip>
      </p>
    ),
  },
  {
    title: "Check it off",
    text: "Check off sets with one thumb, even offline. Planned rest keeps your streak.",
    figure: {
      movement: "overhead-press",
      variant: "dumbbells",
      name: "Overhead press",
      lit: { shoulders: "primary", triceps: "secondary" },
    },
    extra: <Steps total={7} done={5} height={28} label="5 of 7 days done" className="max-w-72" />,
  },
];

/** A short tour of the product by the moving figure. It goes on on its own unless it is paused, or less motion is asked for. */
export default function DemoTour({
  onClose,
  renderFigure,
}: {
  onClose: () => void;
  renderFigure: (figure: TourFigure, playing: boolean) => ReactNode;
}) {
  const navigate = useNavigate();
  const reduced = useReducedMotion();
  const [index, setIndex] = useState(0);
  const [paused, setPaused] = useState(false);
  const running = !paused && !reduced;
  const last = index === SCENES.length - 1;
  useEffect(() => {
    if (!running || last) return;
    const timer = setTimeout(() => setIndex(index + 1), SCENE_MS);
    return () => clearTimeout(timer);
  }, [index, running, last]);
  const scene = SCENES[index];
  if (!scene) return null;
  return (
    <Sheet
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title="Lockstep in half a minute"
      hideTitle
      wide
    >
      <div className="grid gap-6 sm:grid-cols-[1.15fr_1fr] sm:gap-8">
        <div key={scene.title}>{renderFigure(scene.figure, running)}</div>
        <div className="flex flex-col">
          <Steps total={SCENES.length} done={index + 1} className="max-w-40" />
          <div aria-live="polite" className="mt-5">
            <h3 className="d2 text-32">{scene.title}</h3>
            <p className="mt-2 text-17 text-fg-2">{scene.text}</p>
          </div>
          <div className="mt-5">{scene.extra}</div>
          <div className="mt-auto flex flex-wrap items-center gap-2 pt-6">
            <IconButton label="Back" look="quiet" disabled={index === 0} onClick={() => setIndex(index - 1)}>
              <ArrowLeft aria-hidden="true" />
            </IconButton>
            {reduced ? null : (
              <IconButton label={paused ? "Play the tour" : "Pause the tour"} look="quiet" onClick={() => setPaused(!paused)}>
                {paused ? <Play aria-hidden="true" /> : <Pause aria-hidden="true" />}
              </IconButton>
            )}
            {/* One button to the end: what holds the focus must not disappear under it. */}
            <Button
              size="sm"
              className="flex-1"
              iconAfter={<ArrowRight aria-hidden="true" />}
              onClick={() => (last ? void navigate("/plan-selection") : setIndex(index + 1))}
            >
              {last ? "Get Started" : "Next"}
            </Button>
          </div>
        </div>
      </div>
    </Sheet>
  );
}
