import { useSocialLinks } from "./site-config.ts";

/** Links to this installation's accounts elsewhere; nothing where it has none. */
export function SocialLinks({ className = "" }: { className?: string }) {
  const social = useSocialLinks();
  if (social.length === 0) return null;
  return (
    <p className={`flex flex-wrap gap-x-5 ${className}`}>
      {social.map((link) => (
        <a key={link.url} href={link.url} rel="noopener" className="footer-link">
          {link.name}
        </a>
      ))}
    </p>
  );
}
