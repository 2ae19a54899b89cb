import { escapeHtml } from "../mail/mail-html.ts";

/** What other sites draw a preview of a page from. */
interface Preview {
  readonly title: string;
  readonly description: string;
}

/**
 * Pages that other sites preview, but that only exist once their script has run. Nothing about the person behind a link is shown: the
 * same words stand for every shared plan.
 */
const PREVIEWS: readonly { readonly path: RegExp; readonly preview: Preview }[] = [
  {
    path: /^\/shared\/meal-[^/]+$/,
    preview: {
      title: "A shared meal plan · Lockstep",
      description: "Days of meals with recipes, amounts and the grocery list. Have a look, then make a plan that fits you.",
    },
  },
  {
    path: /^\/shared\/[^/]+$/,
    preview: {
      title: "A shared workout plan · Lockstep",
      description: "A week of training, every exercise drawn in motion. Have a look, then make one that fits you.",
    },
  },
];

/** The preview of a page that the fallback document answers, or null. */
export function previewOf(path: string): Preview | null {
  return PREVIEWS.find((entry) => entry.path.test(path))?.preview ?? null;
}

/** Completes addresses that previews need whole: the build doesn't know where it will be served. */
export function withOrigin(html: string, appUrl: string): string {
  return html.replaceAll(/(<meta property="og:(?:url|image)" content=")\//g, `$1${appUrl}/`);
}

/** The fallback document with a page's own title and picture. The page's script puts the same there, so nothing changes when it runs. */
export function withPreview(html: string, preview: Preview, appUrl: string): string {
  const tags = [
    `<title>${escapeHtml(preview.title)}</title>`,
    `<meta name="description" content="${escapeHtml(preview.description)}"/>`,
    `<meta property="og:title" content="${escapeHtml(preview.title)}"/>`,
    `<meta property="og:description" content="${escapeHtml(preview.description)}"/>`,
    '<meta property="og:type" content="website"/>',
    `<meta property="og:image" content="${appUrl}/og.png"/>`,
    '<meta name="twitter:card" content="summary_large_image"/>',
    '<meta name="robots" content="noindex"/>',
  ];
  return html.replace(/<title>[^<]*<\/title>/, "").replace("</head>", () => `${tags.join("")}</head>`);
}
