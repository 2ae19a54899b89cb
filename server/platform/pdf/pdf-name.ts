const LONGEST = 80;

/** A document's title as a file name: nothing that a file system refuses. */
export function pdfName(title: string): string {
  const plain = title
    .normalize("NFC")
    .replaceAll(/[\p{C}/\\:*?"<>|]+/gu, " ")
    .replaceAll(/\s+/g, " ")
    .trim()
    .replace(/^\.+/, "");
  const name = Array.from(plain).slice(0, LONGEST).join("").trim();
  return `${name === "" ? "Lockstep" : name}.pdf`;
}
