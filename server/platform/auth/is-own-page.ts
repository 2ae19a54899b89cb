/** Whether a page a person is sent on to is this installation's own: a path, or an address under its origin. */
export function isOwnPage(url: string, appUrl: string): boolean {
  // Browsers drop tabs and line breaks from addresses and read a backslash as a slash.
  if (/[\\\p{Cc}]/u.test(url) || !URL.canParse(url, appUrl)) return false;
  const { origin, pathname } = new URL(url, appUrl);
  // "/.//elsewhere" is read as the path "//elsewhere", which, written out again, is another site.
  if (origin !== new URL(appUrl).origin || pathname.startsWith("//")) return false;
  return url.startsWith("/") || url.startsWith(`${appUrl}/`);
}
