import type { ReactNode } from "react";
import { Links, Meta, Outlet, Scripts, ScrollRestoration } from "react-router";
import type { Route } from "./+types/root.ts";
import display from "./ui/fonts/archivo-display-core.woff2";
import heading from "./ui/fonts/archivo-heading-core.woff2";
import number from "./ui/fonts/archivo-number-core.woff2";
import hanken from "./ui/fonts/hanken-grotesk-core.woff2";
import { Providers } from "./shell/providers.tsx";
import { PageFailure } from "./shell/page-failure.tsx";
import { Logo, LogoMark } from "./ui/logo.tsx";
import { EARLY_INPUT_SCRIPT, EarlyInput } from "./shell/early-input.ts";
import { INSTALL_SCRIPT } from "./shell/install-offer.ts";
import { BOOT_SCRIPT, THEME_COLORS } from "./ui/theme.ts";
import "./styles.css";
import "virtual:figure-tokens.css";

export const links: Route.LinksFunction = () => [
  // All that English text needs: one that comes later has the whole page laid out again.
  ...[hanken, display, heading, number].map((href) => ({
    rel: "preload",
    href,
    as: "font",
    type: "font/woff2",
    crossOrigin: "anonymous" as const,
  })),
  { rel: "icon", href: "/icon.svg", type: "image/svg+xml" },
  { rel: "apple-touch-icon", href: "/icon-192.png" },
  { rel: "manifest", href: "/manifest.webmanifest" },
];

/** The document around every page. Nothing here depends on who is looking: that is known only in the browser. */
export function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="theme-color" content={THEME_COLORS.light} media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content={THEME_COLORS.dark} media="(prefers-color-scheme: dark)" />
        <script dangerouslySetInnerHTML={{ __html: `${BOOT_SCRIPT};${INSTALL_SCRIPT};${EARLY_INPUT_SCRIPT}` }} />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

/** Shown by the fallback document until the scripts have arrived. */
export function HydrateFallback() {
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- it holds a drawing
    <div className="grid min-h-dvh place-items-center" role="status">
      <LogoMark size={48} />
      <span className="visually-hidden">Loading Lockstep</span>
    </div>
  );
}

export default function Root() {
  return (
    <Providers>
      <Outlet />
      <EarlyInput />
    </Providers>
  );
}

/** Only for what happens outside the frame: a page that fails keeps header and tab bar (routes/site.tsx). */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <main>
      <p className="wrap pt-5">
        <a href="/" className="inline-flex min-h-11 items-center">
          <Logo />
        </a>
      </p>
      <PageFailure error={error} />
    </main>
  );
}
