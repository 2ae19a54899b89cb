import { ProfileSetup } from "../features/accounts/profile-setup.tsx";
import { useSession } from "../session/session.ts";
import type { Goal } from "../features/accounts/setup-choices.ts";
import { FigurePoster } from "../figure/figure-player.tsx";

export const meta = () => [{ title: "Set up your profile · Lockstep" }];

/** One thumb and no distraction: the phone's tab bar makes room for Next. */
export const handle = { focus: true };

const ART = {
  "build-strength": {
    movement: "deadlift",
    variant: "barbell",
    lit: { glutes: "primary", hamstrings: "primary", "lower-back": "secondary" },
  },
  "build-muscle": { movement: "curl", variant: "dumbbells", lit: { biceps: "primary" } },
  "lose-weight": { movement: "mountain-climber", variant: "bodyweight", lit: { abdominals: "primary", quadriceps: "secondary" } },
  "feel-healthy": { movement: "bird-dog", variant: "bodyweight", lit: { "lower-back": "primary", glutes: "secondary" } },
  endurance: { movement: "jump-squat", variant: "bodyweight", lit: { quadriceps: "primary", calves: "secondary" } },
} as const;

function goalArt(goal: Goal) {
  const art = ART[goal];
  return (
    <FigurePoster
      className="mt-2 w-full max-w-40 justify-self-center self-end"
      movement={art.movement}
      variant={art.variant}
      lit={art.lit}
      aspect={1.3}
      floor={false}
    />
  );
}

export default function ProfileSetupRoute() {
  const { user } = useSession();
  // The guard around this page lets nobody else in.
  return user ? <ProfileSetup userId={user.id} goalArt={goalArt} /> : null;
}
