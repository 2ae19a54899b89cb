import { Menu as BaseMenu } from "@base-ui/react/menu";
import type { ReactElement, ReactNode } from "react";
import { Link } from "react-router";
import { cx } from "./cx.ts";

/** A menu under its trigger. `trigger` is a button element; children are MenuLink, MenuItem and MenuNote. */
export function Menu({
  trigger,
  children,
  align = "start",
  defaultOpen = false,
}: {
  trigger: ReactElement;
  children: ReactNode;
  align?: "start" | "center" | "end";
  /** Opens as it appears: for a menu that is fetched with the first press. */
  defaultOpen?: boolean;
}) {
  return (
    <BaseMenu.Root modal={false} defaultOpen={defaultOpen}>
      <BaseMenu.Trigger render={trigger} />
      <BaseMenu.Portal>
        <BaseMenu.Positioner sideOffset={8} align={align} collisionPadding={12} className="z-70">
          <BaseMenu.Popup className="menu-popup">{children}</BaseMenu.Popup>
        </BaseMenu.Positioner>
      </BaseMenu.Portal>
    </BaseMenu.Root>
  );
}

/** An act in a menu. */
export function MenuItem({
  onClick,
  icon,
  danger,
  children,
}: {
  onClick: () => void;
  icon?: ReactNode;
  danger?: boolean;
  children: ReactNode;
}) {
  return (
    <BaseMenu.Item className={cx("menu-item", danger && "menu-item-danger")} onClick={onClick}>
      {icon}
      {children}
    </BaseMenu.Item>
  );
}

/** A place in a menu. */
export function MenuLink({ to, icon, children }: { to: string; icon?: ReactNode; children: ReactNode }) {
  return (
    <BaseMenu.LinkItem className="menu-item" closeOnClick render={<Link to={to} />}>
      {icon}
      {children}
    </BaseMenu.LinkItem>
  );
}
