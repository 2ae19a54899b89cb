/** Beside the name of a part that isn't open yet; it goes when the part comes. */
export function ComingSoon() {
  return <span className="coming-soon">Coming soon</span>;
}
