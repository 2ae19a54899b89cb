import type { Model } from "@lockstep/figure/body/model.ts";
import type { PersonName } from "@lockstep/figure/body/people.ts";

interface Answer {
  readonly person: PersonName;
  readonly model: Model;
}

const models = new Map<PersonName, Promise<Model>>();
let worker: Worker | null = null;

/** A person's model, baked beside the page at the first call and then kept. */
export function loadModel(person: PersonName): Promise<Model> {
  const known = models.get(person);
  if (known) return known;
  worker ??= new Worker(new URL("./model-worker.ts", import.meta.url), { type: "module" });
  const asked = worker;
  const made = new Promise<Model>((resolve, reject) => {
    asked.addEventListener("message", ({ data }: MessageEvent<Answer>) => {
      if (data.person === person) resolve(data.model);
    });
    asked.addEventListener("error", () => reject(new Error("The body couldn't be baked.")));
  });
  // What failed is tried again by the next who shows it.
  made.catch(() => models.delete(person));
  models.set(person, made);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker is of this origin, and has no such argument
  asked.postMessage(person);
  return made;
}
