import { keyOfWrite } from "../../../offline/write-kind.ts";

/** The outbox key for changes to a custom exercise (`CUSTOM_EXERCISES`): whatever refers to the exercise is sent after them. */
export const customExerciseKey = (id: string): string => keyOfWrite("custom-exercises", id);
