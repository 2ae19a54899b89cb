/**
 * What a field of a record holds, as plain data: its type, the server's schema and the browser's guard (which carries no schemas) are all made from it.
 * Bounds of a whole number are inclusive.
 */
export type Field =
  | "text"
  | "number"
  | "flag"
  | { readonly whole: readonly [least: number, most: number] }
  | { readonly oneOf: readonly string[] }
  | { readonly list: Field }
  | { readonly orNull: Field }
  | { readonly record: Fields };

/** The fields of a record by name. */
export type Fields = Readonly<Record<string, Field>>;

/** The value that a field holds. */
export type ValueOf<F> = F extends "text"
  ? string
  : F extends "number" | { readonly whole: unknown }
    ? number
    : F extends "flag"
      ? boolean
      : F extends { readonly oneOf: readonly (infer V)[] }
        ? V
        : F extends { readonly list: infer Each }
          ? readonly ValueOf<Each>[]
          : F extends { readonly orNull: infer Given }
            ? ValueOf<Given> | null
            : F extends { readonly record: infer Inner extends Fields }
              ? RecordOf<Inner>
              : never;

/** The record that has these fields. */
export type RecordOf<F extends Fields> = { readonly [Name in keyof F]: ValueOf<F[Name]> };

/** Some of a record's fields, or of its values: those named. */
export function pick<T extends object, Name extends keyof T>(from: T, names: readonly Name[]): Pick<T, Name> {
  const picked: Partial<T> = {};
  for (const name of names) picked[name] = from[name];
  return picked as Pick<T, Name>;
}
