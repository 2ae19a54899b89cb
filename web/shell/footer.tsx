import { Link } from "react-router";
import { Logo } from "../ui/logo.tsx";
import { FOOTER, FOOTER_LINE, isPublicPage } from "./navigation.ts";
import { useSupportEmail } from "./site-config.ts";
import { SocialLinks } from "./social-links.tsx";
import { ThemeSwitch } from "../ui/theme-switch.tsx";

/** The end of every page: one line inside the app. */
export function Footer({ pathname }: { pathname: string }) {
  return isPublicPage(pathname) ? <WholeFooter /> : <FooterLine />;
}

function FooterLine() {
  return (
    <footer className="site-footer site-footer-line">
      <div className="wrap flex flex-wrap items-center justify-between gap-x-8 gap-y-2">
        <nav aria-label="About" className="flex flex-wrap gap-x-6">
          {FOOTER_LINE.map((place) => (
            <Link key={place.to} to={place.to} className="footer-link text-14">
              {place.label}
            </Link>
          ))}
        </nav>
        <ThemeSwitch />
      </div>
    </footer>
  );
}

function WholeFooter() {
  const email = useSupportEmail();
  return (
    <footer className="site-footer">
      <div className="wrap grid grid-cols-2 gap-x-6 gap-y-9 md:grid-cols-[1.6fr_1fr_1fr_1fr_1.4fr]">
        <div className="col-span-2 grid content-start gap-4 md:col-span-1">
          <Logo />
          <p className="max-w-[26ch] text-fg-2">Your workouts, locked in for you.</p>
          <ThemeSwitch />
        </div>
        {FOOTER.map((group) => (
          <nav key={group.title} aria-label={group.title} className="footer-group">
            <h2 className="font-name">{group.title}</h2>
            <ul className="mt-1">
              {group.places.map((place) => (
                <li key={place.to}>
                  <Link to={place.to} className="footer-link">
                    {place.label}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
        ))}
        <div className="col-span-2 sm:col-span-1">
          <h2 className="font-name">Contact</h2>
          <p className="mt-1 text-fg-2">
            {email === null ? null : (
              <>
                <a className="footer-link" href={`mailto:${email}`}>
                  {email}
                </a>
                <br />
              </>
            )}
            <a className="footer-link" href="tel:+15550100">
              555-0100
            </a>
            <br />
            <span className="block py-2">Monday to Friday, 9am to 5pm EST</span>
          </p>
          <SocialLinks />
        </div>
      </div>
    </footer>
  );
}
