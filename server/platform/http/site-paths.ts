import { PAGES } from "@lockstep/contract/pages.ts";
import type { Hono } from "hono";
import { discard } from "./read-body.ts";
import type { AppEnvironment } from "./request-context.ts";

/**
 * `robots.txt` and `sitemap.xml`: they name the origin, which only the installation knows. And where another app's share arrives (the manifest's share target):
 * the service worker takes it, and without one the page says that it's missing.
 */
export function sitePaths(app: Hono<AppEnvironment>, appUrl: string): void {
  app.get("/robots.txt", (context) =>
    context.text(
      [
        "User-agent: *",
        "Disallow: /api/",
        "Disallow: /functions/",
        "Disallow: /shared/",
        "Disallow: /dev/",
        "",
        `Sitemap: ${appUrl}/sitemap.xml`,
        "",
      ].join("\n"),
    ),
  );
  app.post("/share", async (context) => {
    const { body } = context.req.raw;
    if (body !== null) await discard(body.getReader());
    return context.redirect("/share", 303);
  });
  app.get("/sitemap.xml", (context) => {
    const listed = PAGES.filter((page) => page.listed);
    const entries = listed.map(({ path }) => `<url><loc>${appUrl}${path}</loc></url>`).join("");
    return context.body(
      `<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${entries}</urlset>`,
      200,
      {
        "Content-Type": "application/xml; charset=utf-8",
      },
    );
  });
}
