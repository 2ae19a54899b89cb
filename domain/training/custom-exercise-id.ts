/** Whether an exercise's id is that of one a person made: those are UUIDs, the catalogue's begin with `h-` or `g-`. */
export function isCustomExerciseId(id: string): boolean {
  return /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(id);
}
