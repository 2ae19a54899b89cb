/** Whether body measurements are shown: as the person chose, or else as they chose for calories. Nobody who hides numbers is asked for others. */
export function showsMeasurements({
  hideMeasurements,
  hideCalories,
}: {
  /** Null while the person hasn't chosen. */
  readonly hideMeasurements: boolean | null;
  readonly hideCalories: boolean;
}): boolean {
  return !(hideMeasurements ?? hideCalories);
}
