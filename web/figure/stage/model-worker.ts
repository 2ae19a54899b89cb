import { modelOf } from "@lockstep/figure/body/model.ts";
import type { PersonName } from "@lockstep/figure/body/people.ts";

// Baking takes half a second on a phone: the page mustn't wait for it.
addEventListener("message", ({ data }: MessageEvent<PersonName>) => postMessage({ person: data, model: modelOf(data) }));
