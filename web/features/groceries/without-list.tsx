import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { membershipQuery } from "../../shell/membership.ts";
import { Checkbox } from "../../ui/choice.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { LinkButton } from "../../ui/button.tsx";
import { Locked } from "../../ui/locked.tsx";
import { Page } from "../../ui/page.tsx";
import { Loading, Skeleton } from "../../ui/skeleton.tsx";

const GLIMPSE = [
  { name: "Bananas", checked: true },
  { name: "Wholegrain bread", checked: false },
  { name: "Eggs, 12", checked: false },
] as const;

function Glimpse() {
  return (
    <ul>
      {GLIMPSE.map(({ name, checked }) => (
        <li key={name}>
          <Checkbox label={name} checked={checked} readOnly disabled />
        </li>
      ))}
    </ul>
  );
}

/** For someone without a family: what the list would be, and the way to it. Their own list stays in their meal plan. */
export function WithoutList({ userId }: { userId: string }) {
  // Whoever just left a family had its tier until now.
  const { data: membership, isFetching } = useQuery({ ...membershipQuery(userId), refetchOnMount: "always" });
  return (
    <Page title="Family list" width="reading" intro="One grocery list for everyone at home, live on every phone.">
      {membership?.tier !== "family" ? (
        <Locked tier="Family" glimpse={<Glimpse />}>
          Everyone adds, checks off and removes items, in the store and at home. It works without a signal, and nothing gets lost.
        </Locked>
      ) : isFetching ? (
        <Loading>
          <Skeleton className="h-64" />
        </Loading>
      ) : (
        <EmptyState title="Start your family" action={<LinkButton to="/family">Set up your family</LinkButton>}>
          Your membership includes up to five people. Once your family is set up, the list is here.
        </EmptyState>
      )}
      <p className="mt-8">
        <Link to="/meal-plan?view=groceries" className="link inline-flex min-h-11 items-center">
          Your own grocery list
        </Link>{" "}
        comes with your meal plan.
      </p>
    </Page>
  );
}
