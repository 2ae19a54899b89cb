const LONG_CHARACTERS = 560;
const LONG_LINES = 9;
/** Less than this behind the cut isn't worth a press. */
const SLACK = 120;

/** The beginning of a long text, cut between words where there are any; null for a text that can stand whole. */
export function beginningOf(text: string): string | null {
  const lines = text.split("\n");
  const byLines = lines.length > LONG_LINES + 2 ? lines.slice(0, LONG_LINES).join("\n") : text;
  if (byLines.length <= LONG_CHARACTERS + SLACK) return byLines.length < text.length ? byLines.trimEnd() : null;
  const cut = byLines.slice(0, LONG_CHARACTERS);
  const space = cut.search(/\s\S*$/);
  // One endless word is cut between signs, never through one.
  const whole = space > LONG_CHARACTERS / 2 ? cut.slice(0, space) : cut.replace(/[\uD800-\uDBFF]$/, "");
  return whole.trimEnd();
}
