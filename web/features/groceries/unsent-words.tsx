import { useQuery } from "@tanstack/react-query";
import { unsentWords } from "../../offline/unsent-words.ts";
import { sharedListOptions } from "./queries.ts";
import type { GroceryChange } from "./shared-list.ts";

function Title({ change: { itemId, fields } }: { change: GroceryChange }) {
  const { data: list } = useQuery(sharedListOptions());
  const known = list?.items.find(({ id }) => id === itemId)?.name;
  const name = fields?.name ?? known ?? "an item";
  if (fields === null) return `Removed ${name} from the family list`;
  if (fields.checked !== undefined && fields.name === undefined) return `${fields.checked ? "Checked off" : "Unchecked"} ${name}`;
  return known === undefined ? `Added ${name} to the family list` : `Changed ${known} on the family list`;
}

/** Changes of the family's list that weren't sent yet. */
export const GROCERY_WORDS = [unsentWords<GroceryChange>({ kind: "family-groceries", Title, to: () => "/grocery" })];
