/** Beside the name of a part that is not open yet; it goes when the part comes. */
export function OpensNext() {
  return <span className="opens-next">Coming soon</span>;
}
