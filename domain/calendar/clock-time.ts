/** A time of day by the 24-hour clock, "18:30", as the interface, paper and the coach say it: "6:30 PM". Quiet hours alone read as the browser's own time fields do. */
export function clockTime(time: string): string {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  return `${hours % 12 || 12}:${String(minutes).padStart(2, "0")} ${hours < 12 ? "AM" : "PM"}`;
}
