/** The favorites after one was saved (`on`) or taken out, newest first. */
export function withFavorite(ids: readonly string[], id: string, on: boolean): readonly string[] {
  const others = ids.filter((each) => each !== id);
  return on ? [id, ...others] : others;
}
