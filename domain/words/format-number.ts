/** A whole number with its thousands: "1,850". */
export function formatCount(value: number): string {
  const digits = String(Math.round(Math.abs(value)));
  return `${value < 0 && digits !== "0" ? "-" : ""}${digits.replace(/\B(?=(\d{3})+$)/g, ",")}`;
}

/** At most two decimals, none that are zero, and no thousands: "82.5". */
export function formatDecimal(value: number): string {
  return String((Math.sign(value) * Math.round(Math.abs(value) * 100)) / 100);
}
