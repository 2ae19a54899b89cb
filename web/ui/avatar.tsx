/* Pale grounds on which ink initials read at 10:1 and more. */
const GROUNDS = [
  "oklch(0.83 0.09 160)",
  "oklch(0.83 0.08 20)",
  "oklch(0.83 0.08 300)",
  "oklch(0.84 0.07 220)",
  "oklch(0.84 0.08 75)",
] as const;

/** The first letter, whole: an emoji is two units of a string. */
const letterOf = (word: string | undefined): string | undefined => Array.from(word ?? "")[0];

/** First letters of the first and last word, two at most. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/).filter(Boolean);
  const first = letterOf(words[0]) ?? "?";
  const last = words.length > 1 ? (letterOf(words.at(-1)) ?? "") : "";
  return (first + last).toUpperCase();
}

function groundOf(name: string): string {
  let sum = 0;
  for (const letter of name) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973;
  return GROUNDS[sum % GROUNDS.length] ?? GROUNDS[0];
}

/** A person: the picture, or initials on a quiet ground. Decoration when the name is beside it. */
export function Avatar({
  name,
  src,
  size = 40,
  labelled = false,
}: {
  name: string;
  src?: string | null;
  size?: number;
  labelled?: boolean;
}) {
  return (
    <span
      className="avatar"
      role={labelled ? "img" : undefined}
      aria-label={labelled ? name : undefined}
      aria-hidden={labelled ? undefined : true}
      style={{ width: size, height: size, fontSize: Math.round(size * 0.36), background: groundOf(name) }}
    >
      {src ? <img src={src} alt="" width={size} height={size} loading="lazy" decoding="async" /> : initialsOf(name)}
    </span>
  );
}
