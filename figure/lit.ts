import type { Muscle } from "@lockstep/domain/training/muscles.ts";

/** How brightly a muscle is lit: a target fully, a helper less. */
export type Lit = "primary" | "secondary";

/** Which muscles are lit, and how brightly. */
export type LitMuscles = Readonly<Partial<Record<Muscle, Lit>>>;
