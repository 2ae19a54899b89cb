import { Inbox, LogOut, Pencil } from "lucide-react";
import { useState } from "react";
import { Alert, Banner } from "../../ui/alert.tsx";
import { Avatar } from "../../ui/avatar.tsx";
import { Button } from "../../ui/button.tsx";
import { Card, LinkCard, Panel } from "../../ui/card.tsx";
import { ConfirmDialog, Sheet } from "../../ui/dialog.tsx";
import { Disclosure } from "../../ui/disclosure.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { ErrorView } from "../../ui/error-view.tsx";
import { Locked, LockedLine, LockedSheet } from "../../ui/locked.tsx";
import { Menu, MenuItem, MenuLink } from "../../ui/menu.tsx";
import { Loading, Skeleton } from "../../ui/skeleton.tsx";
import { useToast } from "../../ui/toast.tsx";
import { Row, Specimen } from "./specimen.tsx";

export function MessageSpecimens() {
  const toast = useToast();
  const [banner, setBanner] = useState(true);
  return (
    <Specimen title="Messages">
      <Alert>Failed to sign in. Please check your credentials.</Alert>
      <Alert tone="success">Profile updated successfully!</Alert>
      <Alert tone="info">Your plan stays on this device until you sign in.</Alert>
      {banner ? (
        <Banner label="Example banner" onDismiss={() => setBanner(false)}>
          A band under the header.
        </Banner>
      ) : null}
      <Row>
        <Button look="secondary" onClick={() => toast({ message: "Set 3 saved", onUndo: () => toast({ message: "Undone" }) })}>
          Toast with Undo
        </Button>
        <Button look="secondary" onClick={() => toast({ message: "That didn't reach us. We'll send it later.", tone: "error" })}>
          Toast that stays
        </Button>
      </Row>
    </Specimen>
  );
}

export function LockedSpecimens() {
  const [open, setOpen] = useState(false);
  return (
    <Specimen title="Included in a membership">
      <Locked>Protein, carbs and fat against your own targets, today and this week.</Locked>
      <LockedLine>Batch cooking is included in Premium.</LockedLine>
      <Row>
        <Button look="secondary" onClick={() => setOpen(true)}>
          Tap something locked
        </Button>
      </Row>
      <LockedSheet title="Lock meals" open={open} onOpenChange={setOpen}>
        A locked meal stays on its day when you regenerate the rest.
      </LockedSheet>
    </Specimen>
  );
}

export function OverlaySpecimens() {
  const [open, setOpen] = useState<"sheet" | "wide" | "full" | "confirm" | "failing" | null>(null);
  const toast = useToast();
  return (
    <Specimen title="Sheets and menus">
      <Row>
        <Button look="secondary" onClick={() => setOpen("sheet")}>
          Open sheet
        </Button>
        <Button look="secondary" onClick={() => setOpen("wide")}>
          Open wide sheet
        </Button>
        <Button look="secondary" onClick={() => setOpen("full")}>
          Open full sheet
        </Button>
        <Button look="danger" onClick={() => setOpen("confirm")}>
          Delete plan
        </Button>
        <Button look="secondary" onClick={() => setOpen("failing")}>
          Confirm what fails
        </Button>
        <Menu trigger={<Button look="secondary">Menu</Button>}>
          <MenuItem icon={<Pencil size={20} aria-hidden="true" />} onClick={() => toast({ message: "Renamed" })}>
            Rename
          </MenuItem>
          <MenuLink to="/dev/ui">A link</MenuLink>
          <MenuItem danger icon={<LogOut size={20} aria-hidden="true" />} onClick={() => toast({ message: "Left" })}>
            Leave
          </MenuItem>
        </Menu>
        <Disclosure triggerClassName="btn btn-secondary" trigger="Disclosure">
          <p className="menu-note">A small panel.</p>
        </Disclosure>
      </Row>
      <Sheet
        open={open === "sheet"}
        onOpenChange={(next) => setOpen(next ? "sheet" : null)}
        title="Swap this exercise"
        description="From the bottom on a phone, centered on a desktop."
        actions={<Button onClick={() => setOpen(null)}>Take this one</Button>}
      />
      <Sheet
        open={open === "wide"}
        onOpenChange={(next) => setOpen(next ? "wide" : null)}
        title="A wide sheet"
        description="Two columns on a desktop."
        wide
      />
      <Sheet
        open={open === "full"}
        onOpenChange={(next) => setOpen(next ? "full" : null)}
        title="A full sheet"
        description="Fills a phone, for menus."
        full
      />
      <ConfirmDialog
        open={open === "failing"}
        onOpenChange={(next) => setOpen(next ? "failing" : null)}
        title="Leave this group?"
        confirmLabel="Leave"
        danger={false}
        onConfirm={() => Promise.reject(new Error("Fails on purpose, for the gallery."))}
      >
        The action fails, and the dialog says so.
      </ConfirmDialog>
      <ConfirmDialog
        open={open === "confirm"}
        onOpenChange={(next) => setOpen(next ? "confirm" : null)}
        title="Delete this plan?"
        confirmLabel="Delete plan"
        onConfirm={() => toast({ message: "Plan deleted" })}
      >
        Completed workouts stay in your progress.
      </ConfirmDialog>
    </Specimen>
  );
}

export function SurfaceSpecimens() {
  return (
    <Specimen title="Surfaces">
      <div className="grid gap-3 sm:grid-cols-2">
        <Card>
          <p className="font-name">A card</p>
          <Panel className="mt-3">A sunken panel inside it.</Panel>
        </Card>
        <LinkCard to="/dev/ui">
          <span className="font-name">A card that is a link</span>
        </LinkCard>
        <Card>
          <EmptyState
            art={<Inbox size={40} aria-hidden="true" />}
            title="Nothing here yet"
            action={<Button size="sm">Write the first</Button>}
          >
            One sentence, one action.
          </EmptyState>
        </Card>
        <Card>
          <EmptyState title="Nothing found">No drawing, no action.</EmptyState>
        </Card>
        <Card>
          <Loading>
            <Skeleton className="h-8 w-2/3" />
            <Skeleton className="mt-3 h-24" />
            <Skeleton className="mt-3 w-1/2" />
          </Loading>
        </Card>
      </div>
      <Row>
        <Avatar name="Mira Okonkwo" labelled />
        <Avatar name="Jonas" size={56} labelled />
        <Avatar name="Priya Raman" size={32} labelled />
        <Avatar name="Alex, with a picture" src="/icon-192.png" labelled />
      </Row>
      <Card>
        <ErrorViewSpecimen />
      </Card>
    </Specimen>
  );
}

function ErrorViewSpecimen() {
  const toast = useToast();
  return (
    <>
      <ErrorView level={3} onRetry={() => toast({ message: "Tried again" })} requestId="0190f3c2-7d11" />
      <ErrorView level={3} numeral="404" title="Page not found.">
        The link may be wrong, or the page no longer exists.
      </ErrorView>
    </>
  );
}
