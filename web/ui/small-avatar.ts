/** The small edition of an avatar that was sent in; sample avatars are small already. */
export function smallAvatar(url: string | null): string | null {
  return url?.startsWith("/files/avatars/") && !url.includes("?") ? `${url}?w=96` : url;
}
