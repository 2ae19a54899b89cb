/**
 * Formatters of this language are made at their first use: the first of a page takes a slow phone a tenth of a second.
 */
export function dateFormatter(options: Intl.DateTimeFormatOptions): { format: (date: Date | number) => string } {
  let made: Intl.DateTimeFormat | undefined;
  return { format: (date) => (made ??= new Intl.DateTimeFormat("en", options)).format(date) };
}

/** The same for numbers. */
export function numberFormatter(options: Intl.NumberFormatOptions = {}): { format: (value: number) => string } {
  let made: Intl.NumberFormat | undefined;
  return { format: (value) => (made ??= new Intl.NumberFormat("en", options)).format(value) };
}
