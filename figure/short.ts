/** One decimal of a drawing unit, without superfluous zeros: 0, -3, 12.5, .4. */
export const short = (v: number): string => {
  const tenths = Math.round(v * 10);
  if (tenths === 0) return "0";
  if (tenths > 0 && tenths < 10) return `.${tenths}`;
  if (tenths < 0 && tenths > -10) return `-.${-tenths}`;
  return String(tenths / 10);
};
