import type { GroupCard } from "@lockstep/contract/groups.ts";
import type { ComponentType } from "react";
import { cx } from "../../ui/cx.ts";
import { GroupIcon } from "./group-icon.tsx";
import { lookOf } from "./icons.ts";
import type { GroupFigure } from "./icons.ts";
import "./groups.css";

/** Shows the figure of a group; routes hand it down, because the figure belongs to the training. */
export type FigureComponent = ComponentType<GroupFigure & { readonly floor?: boolean }>;

const NOTHING_LIT = {};

type Shown = Pick<GroupCard, "icon" | "coverImage">;

/**
 * The group's own picture, or its icon's figure on ink with its echoes. Decoration: the name is beside it. A private group's goes to its members; `invite` is
 * the secret of the link that lets others see it.
 */
export function GroupCover({
  group,
  Figure,
  large = false,
  invite = null,
  className,
}: {
  group: Shown;
  Figure: FigureComponent;
  large?: boolean;
  invite?: string | null;
  className?: string;
}) {
  if (group.coverImage !== null) {
    const full = invite === null ? group.coverImage : `${group.coverImage}?invite=${encodeURIComponent(invite)}`;
    const small = `${full}${invite === null ? "?" : "&"}w=480`;
    return (
      <img
        className={cx("group-cover", className)}
        src={large ? full : small}
        srcSet={`${small} 480w, ${full} 1600w`}
        sizes={large ? "100vw" : "(min-width: 960px) 400px, (min-width: 640px) 50vw, 100vw"}
        alt=""
        loading={large ? "eager" : "lazy"}
        decoding="async"
      />
    );
  }
  const { figure } = lookOf(group.icon);
  return (
    <div className={cx("group-cover group-cover-drawn on-ink", large && "group-cover-large", className)} aria-hidden="true">
      {Array.from({ length: large ? 6 : 3 }, (_, index) => (
        <span key={index}>
          <Figure {...figure} lit={index === 0 ? figure.lit : NOTHING_LIT} floor={false} />
        </span>
      ))}
    </div>
  );
}

/** The group's icon on volt. */
export function GroupIconTile({ icon, className }: { icon: string; className?: string }) {
  return (
    <span className={cx("group-icon", className)} aria-hidden="true">
      <GroupIcon icon={icon} />
    </span>
  );
}
