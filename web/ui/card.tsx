import type { ComponentProps } from "react";
import { Link } from "react-router";
import { cx } from "./cx.ts";

/** A thing that can be opened or acted on; headings and asides are on the page itself. */
export function Card({ className, ...rest }: ComponentProps<"div">) {
  return <div {...rest} className={cx("card", className)} />;
}

/** A card that is one link. */
export function LinkCard({ className, ...rest }: ComponentProps<typeof Link>) {
  return <Link {...rest} className={cx("card no-underline", className)} />;
}

/** A sunken part inside a card: never a card in a card. */
export function Panel({ className, ...rest }: ComponentProps<"div">) {
  return <div {...rest} className={cx("panel", className)} />;
}
