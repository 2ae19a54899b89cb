/** Where links of an answer may lead: pages of the site, and phone numbers of crisis lines. */
const ALLOWED = /^(?:\/(?!\/)[^\s\\]*|tel:\+?[\d-]+)$/;

/**
 * A model's answer as Markdown that can do nothing: HTML is taken out, pictures are their description, and a link that leads anywhere but to a page of this
 * site is its words. `appUrl` is the site's origin; links to it become paths.
 */
export function cleanAnswer(text: string, appUrl: string): string {
  const withoutHtml = removeTags(
    text.replaceAll(/[\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/gu, "").replaceAll("\r\n", "\n"),
  );
  const withoutPictures = withoutHtml
    .replaceAll(/!\[([^\]]*)\]\((?:[^()]|\([^()]*\))*\)/g, "$1")
    .replaceAll(/!\[([^\]]*)\]\[[^\]]*\]/g, "$1");
  const withoutDefinitions = withoutPictures.replaceAll(/^ {0,3}\[[^\]\n]+\]:.*$/gm, "");
  const linked = withoutDefinitions.replaceAll(
    /\[([^\]]*)\]\(\s*((?:[^()\s]|\([^()\s]*\))*)(?:\s[^)]*)?\)/g,
    (_match, words: string, target: string) => {
      const path = ownPath(target, appUrl);
      return path === null ? words : `[${words}](${path})`;
    },
  );
  return linked
    .replaceAll(/(?<!\]\()\b(?:https?|ftp):\/\/[^\s)>\]]+/gi, (address) => ownPath(address, appUrl) ?? "")
    .replaceAll(/\b(?:javascript|data|vbscript):/gi, "")
    .replaceAll(/\bwww\.[^\s)>\]]+/gi, "")
    .replaceAll(/\n{3,}/g, "\n\n")
    .trim();
}

/** Script and style go with what's in them; of other tags only the words stay. Repeated, because taking one out can put another together. */
function removeTags(text: string): string {
  let before: string;
  let after = text;
  do {
    before = after;
    after = before
      .replaceAll(/<(script|style|iframe|object|svg|template)\b[\s\S]*?(?:<\/\1\s*>|$)/gi, "")
      .replaceAll(/<!--[\s\S]*?(?:-->|$)/g, "")
      .replaceAll(/<\/?[a-z][^<>]*(?:>|$)/gi, "");
  } while (after !== before);
  return after;
}

function ownPath(target: string, appUrl: string): string | null {
  const path = target.startsWith(`${appUrl}/`) ? target.slice(appUrl.length) : target;
  return ALLOWED.test(path) ? path : null;
}
