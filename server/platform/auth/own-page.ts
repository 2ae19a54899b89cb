/** Whether a page a person is sent on to is this installation's own: a path, or an address under its origin. */
export function isOwnPage(url: string, appUrl: string): boolean {
  // Browsers drop tabs and line breaks from addresses and read a backslash as a slash.
  if (/[\\\p{Cc}]/u.test(url) || !URL.canParse(url, appUrl)) return false;
  return new URL(url, appUrl).origin === new URL(appUrl).origin && (url.startsWith("/") || url.startsWith(`${appUrl}/`));
}
