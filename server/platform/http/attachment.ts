/** `Content-Disposition` of a download (RFC 6266): the name for all, and its plain letters for what reads no other. */
export function attachment(name: string): string {
  const plain = name
    .normalize("NFKD")
    .replaceAll(/\p{M}/gu, "")
    .replaceAll(/[^\x20-\x7E]/g, "_")
    .replaceAll(/["\\]/g, "");
  const encoded = encodeURIComponent(name).replaceAll(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`;
}
