import type { SharedProgress } from "@lockstep/contract/family.ts";
import { shareProgress } from "@lockstep/contract/family.ts";
import { PROGRESS_ITEMS, type ProgressItem } from "@lockstep/domain/family/policy.ts";
import { formatCount } from "@lockstep/domain/words/format-number.ts";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { callApi } from "../../api/client.ts";
import { Alert } from "../../ui/alert.tsx";
import { Switch } from "../../ui/choice.tsx";
import { MemberRow } from "../../ui/member-row.tsx";
import { Loading, Skeleton } from "../../ui/skeleton.tsx";
import { familyKeys, familyProgressOptions } from "./queries.ts";
import { familyFailure, ITEM_TEXTS } from "./words.ts";

/** The board: what each member shares, and the switches for one's own. */
export function Progress({ userId }: { userId: string }) {
  const queryClient = useQueryClient();
  const query = useQuery(familyProgressOptions(userId));
  const share = useMutation({
    networkMode: "always",
    mutationFn: (shares: ProgressItem[]) => callApi(shareProgress, { body: { shares } }),
    onSuccess: (board) => queryClient.setQueryData(familyKeys.progress(userId), board),
  });
  const board = query.data;
  const shares = share.isPending ? share.variables : (board?.shares ?? []);
  return (
    <section className="family-part" aria-labelledby="family-progress">
      <h2 id="family-progress" className="d2 text-26">
        Progress
      </h2>
      {board === undefined ? (
        query.error ? (
          <Alert>{familyFailure(query.error, "We couldn't load your family's progress.")}</Alert>
        ) : (
          <Loading label="Loading the progress">
            <Skeleton className="mt-4 h-40" />
          </Loading>
        )
      ) : (
        <>
          <ul className="family-rows">
            {board.items.map((item) => (
              <li key={item.member.id} className="family-row">
                <MemberRow member={item.member} level={3} />
                <Shared item={item} />
              </li>
            ))}
          </ul>
          <fieldset className="mt-8">
            <legend className="font-name text-17">What your family sees of you</legend>
            <div className="mt-2 grid gap-1">
              {PROGRESS_ITEMS.map((item) => (
                <Switch
                  key={item}
                  label={ITEM_TEXTS[item].name}
                  checked={shares.includes(item)}
                  onChange={(event) => {
                    const isOn = event.target.checked;
                    share.mutate(PROGRESS_ITEMS.filter((each) => (each === item ? isOn : shares.includes(each))));
                  }}
                />
              ))}
            </div>
          </fieldset>
          {share.error ? <Alert>{familyFailure(share.error)}</Alert> : null}
        </>
      )}
    </section>
  );
}

function Shared({ item }: { item: SharedProgress }) {
  const shown = PROGRESS_ITEMS.flatMap((name) => {
    const count = item[name];
    return count === undefined ? [] : [{ name, count }];
  });
  if (shown.length === 0)
    return <p className="text-14 text-fg-2">{item.isYou ? "You aren't sharing anything yet" : "Isn't sharing anything yet"}</p>;
  return (
    <ul className="family-figures">
      {shown.map(({ name, count }) => (
        <li key={name}>
          <span className="n text-26">{formatCount(count)}</span>{" "}
          <span className="text-14 text-fg-2">{ITEM_TEXTS[name].unit(count)}</span>
        </li>
      ))}
    </ul>
  );
}
