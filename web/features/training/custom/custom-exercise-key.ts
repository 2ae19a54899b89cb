import { keyOfWrite } from "../../../offline/write-kind.ts";

/** Under which key the outbox has what became of an exercise of one's own (kind of `CUSTOM_EXERCISES`): what refers to it is sent after that. */
export const customExerciseKey = (id: string): string => keyOfWrite("custom-exercises", id);
