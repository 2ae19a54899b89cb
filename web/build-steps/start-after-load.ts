/** The preloads of scripts and fonts. */
const PRELOAD = /<link(?=[^>]* (?:rel="modulepreload"|as="font"))[^>]*>/g;
/** Keeps a browser from such a link until the page has loaded. */
const LATE = "late-";

/** A public page's document with the preloads of scripts and fonts put off until `startAfterLoad`. */
export function withLatePreloads(html: string): string {
  return html.replaceAll(PRELOAD, (link) => link.replace(' rel="', ` rel="${LATE}`));
}

/**
 * The inline script of a public page, which leads to the application's start. Once the loaded page has been painted, it asks for styles and fonts, and
 * applies them together when they've arrived: fonts that come after the styles have the page laid out a second time. Working the styles out and
 * laying the page out are two tasks instead of one long one, as long as no frame comes between. After another paint it asks for the scripts. No step
 * waits longer than half a second, because a page in the background is never painted. Presses until then are kept (shell/early-input.ts).
 */
export const startAfterLoad = (script: string): string =>
  `addEventListener("load", async () => {
    const links = (which) => [...document.querySelectorAll("link[" + which + "]")];
    const begin = (link) => { link.rel = link.rel.slice(${LATE.length}); };
    const add = (tag, what) => {
      const element = Object.assign(document.createElement(tag), what);
      document.head.append(element);
      return element;
    };
    const soon = (step) => new Promise((done) => { step(done); setTimeout(done, 500); });
    const painted = () => soon((done) => requestAnimationFrame(() => setTimeout(done, 60)));
    const arrived = (those) => Promise.all(those.map((link) => soon((done) => { link.onload = link.onerror = done; })));
    await painted();
    const fonts = links("as=font"), sheets = links("disabled");
    fonts.forEach(begin);
    await arrived([...fonts, ...sheets.map(({ href }) => add("link", { rel: "preload", as: "style", href }))]);
    for (const sheet of sheets) sheet.disabled = false;
    await arrived(sheets);
    getComputedStyle(document.body).color;
    await painted();
    links("rel^=${LATE}").forEach(begin);
    add("script", { type: "module", src: "${script}" });
  });`.replaceAll(/\n\s*/g, "");
