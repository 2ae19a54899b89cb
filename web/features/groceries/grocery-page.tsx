import type { FamilyGroceries } from "@lockstep/contract/groceries.ts";
import { fillFamilyGroceries } from "@lockstep/contract/groceries.ts";
import { byAisle } from "@lockstep/domain/groceries/aisles.ts";
import { joinNames } from "@lockstep/domain/words/join-names.ts";
import type { SharedItem } from "@lockstep/domain/groceries/shared-item.ts";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { CalendarPlus } from "lucide-react";
import { useId, useRef, useState } from "react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { ApiError, callApi } from "../../api/client.ts";
import type { PageUser } from "../../session/me.ts";
import { profileOptions } from "../../session/profile-query.ts";
import { Avatar } from "../../ui/avatar.tsx";
import { Button } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { ErrorView } from "../../ui/error-view.tsx";
import { Fold } from "../../ui/fold.tsx";
import { Page } from "../../ui/page.tsx";
import { Loading, Skeleton } from "../../ui/skeleton.tsx";
import { smallAvatar } from "../../ui/small-avatar.ts";
import { useToast } from "../../ui/toast.tsx";
import { AddItem } from "./add-item.tsx";
import { GroceryRow } from "./grocery-row.tsx";
import { groceryKeys } from "./queries.ts";
import { useAnnouncements } from "./use-announcements.ts";
import { useSharedList } from "./use-shared-list.ts";
import type { SharedList } from "./use-shared-list.ts";
import { WithoutList } from "./without-list.tsx";
import "./grocery.css";

/** The family's grocery list, for a thumb in a shop. */
export function GroceryPage({ user }: { user: PageUser }) {
  const list = useSharedList(user.id);
  const { data, error, refetch } = list.query;
  if (data === null) return <WithoutList userId={user.id} />;
  if (data !== undefined) return <List user={user} list={list} people={data.people} />;
  return (
    <Page title="Family list" width="reading">
      {error ? (
        <ErrorView
          level={2}
          title="We couldn't load your list."
          onRetry={() => void refetch()}
          requestId={error instanceof ApiError ? (error.requestId ?? undefined) : undefined}
        >
          {error.message}
        </ErrorView>
      ) : (
        <Loading label="Loading your list" className="grid gap-3">
          {Array.from({ length: 8 }, (_, index) => (
            <Skeleton key={index} className="h-14" />
          ))}
        </Loading>
      )}
    </Page>
  );
}

const plain = (text: string): string => text.trim().toLowerCase();

function List({ user, list, people }: { user: PageUser; list: SharedList; people: FamilyGroceries["people"] }) {
  const { items } = list;
  const toast = useToast();
  const body = useRef<HTMLDivElement>(null);
  const { said, remove } = useAnnouncements(user.id, list, people);
  const { data: profile } = useQuery(profileOptions(user.id));
  // As they were when their pens were tapped: each stays in its place until it's saved, whoever ticks it meanwhile.
  const [edited, setEdited] = useState<readonly SharedItem[]>([]);
  const asEdited = (id: string): SharedItem | undefined => edited.find((each) => each.id === id);
  const placed = items.map((item) => {
    const { aisle, checked } = asEdited(item.id) ?? item;
    return { ...item, aisle, checked };
  });
  const [left, cart] = [placed.filter(({ checked }) => !checked.value), placed.filter(({ checked }) => checked.value)];
  const others = people.filter(({ id }) => id !== user.id).map(({ username }) => username);

  const add = (name: string, aisle: string) => {
    const same = items.find((item) => plain(item.name.value) === plain(name));
    if (same === undefined) list.add({ name, ...(aisle === "" ? {} : { aisle }) });
    else if (same.checked.value) list.change(same, { checked: false });
    else toast({ message: `${name} is already on the list.` });
  };
  const row = (item: SharedItem) => (
    <GroceryRow
      key={item.id}
      item={item}
      person={people.find(({ id }) => id === (item.checked.value ? item.checked.by : item.added.by))}
      units={profile?.foodUnits ?? "metric"}
      editing={asEdited(item.id) !== undefined}
      onEdit={(editing) => setEdited(editing ? [...edited, item] : edited.filter(({ id }) => id !== item.id))}
      onTick={(checked) => {
        focusNeighbour(body.current, item.id);
        list.change(item, { checked });
      }}
      onChange={(fields) => list.change(item, fields)}
      onRemove={() => {
        focusNeighbour(body.current, item.id);
        setEdited(edited.filter(({ id }) => id !== item.id));
        remove([item], `${item.name.value} removed`);
      }}
    />
  );
  return (
    <Page
      title="Family list"
      width="reading"
      intro={
        <span className="flex flex-wrap items-center gap-3">
          <span className="grocery-people">
            {people.map(({ id, username, avatarUrl }) => (
              <Avatar key={id} name={username} src={smallAvatar(avatarUrl)} size={32} />
            ))}
          </span>
          {others.length === 0 ? (
            <Link to="/family" className="link">
              Invite your family
            </Link>
          ) : (
            <span>{joinNames(["You", ...others])}</span>
          )}
        </span>
      }
    >
      <p role="status" className="visually-hidden">
        {said}
      </p>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Fill />
        <Link to="/meal-plan?view=groceries" className="link inline-flex min-h-11 items-center">
          Your own list
        </Link>
      </div>
      <div ref={body} className="mt-6">
        {items.length === 0 ? (
          <EmptyState title="Nothing to buy yet">Add the first item, or this week's groceries from your meal plan.</EmptyState>
        ) : (
          <p className="text-fg-2">{left.length === 0 ? "You've got everything." : `${left.length} left to get`}</p>
        )}
        {byAisle(left).map(({ aisle, items: inAisle }) => (
          <Aisle key={aisle} aisle={aisle}>
            {inAisle.map(row)}
          </Aisle>
        ))}
        {cart.length > 0 ? (
          <Fold title={`In the cart (${cart.length})`} className="mt-6" open={left.length === 0 || undefined}>
            <ul>{byAisle(cart).flatMap(({ items: inAisle }) => inAisle.map(row))}</ul>
            <Button look="secondary" size="sm" className="mt-4" onClick={() => remove(cart, "Cart emptied")}>
              Empty the cart
            </Button>
          </Fold>
        ) : null}
      </div>
      <AddItem onAdd={add} />
    </Page>
  );
}

function Aisle({ aisle, children }: { aisle: string; children: ReactNode }) {
  const heading = useId();
  return (
    <section aria-labelledby={heading} className="mt-6">
      <h2 id={heading} className="font-name">
        {aisle}
      </h2>
      <ul>{children}</ul>
    </section>
  );
}

/** A row that is ticked or removed moves away: the keyboard goes on with the next one. */
function focusNeighbour(body: HTMLElement | null, itemId: string): void {
  if (!body?.contains(document.activeElement)) return;
  const rows = [...body.querySelectorAll<HTMLElement>("[data-item]")];
  const at = rows.findIndex((row) => row.dataset["item"] === itemId || row.contains(document.activeElement));
  const next = rows[at + 1] ?? rows[at - 1];
  (next?.querySelector("input") ?? body.parentElement?.querySelector<HTMLElement>(".grocery-add input"))?.focus();
}

/** Puts what this week's meals need on the list. The server adds up what is there already, so this needs a connection. */
function Fill() {
  const toast = useToast();
  const queryClient = useQueryClient();
  const fill = useMutation({
    mutationFn: () => callApi(fillFamilyGroceries, {}),
    async onSuccess({ added, merged }) {
      await queryClient.invalidateQueries({ queryKey: groceryKeys.list });
      toast({ message: fillText(added, merged) });
    },
    onError: (error) =>
      toast({ tone: "error", message: error instanceof ApiError ? error.message : "That didn't work. Please try again." }),
  });
  return (
    <Button
      look="secondary"
      size="sm"
      icon={<CalendarPlus aria-hidden="true" />}
      busy={fill.isPending}
      onClick={() => fill.mutate()}
    >
      Add this week's groceries
    </Button>
  );
}

const items = (count: number): string => `${count} ${count === 1 ? "item" : "items"}`;

function fillText(added: number, merged: number): string {
  if (added + merged === 0) return "This week's groceries are already on the list.";
  if (merged === 0) return `${items(added)} added`;
  return added === 0 ? `${items(merged)} updated` : `${items(added)} added, ${merged} updated`;
}
