import { FAQ_CATEGORIES, FAQ_CATEGORY_NAMES, type FaqCategory, type FaqItem } from "@lockstep/domain/help/faq.ts";
import { markFound, searchFaq } from "@lockstep/domain/help/search-faq.ts";
import type { ReactNode } from "react";
import { Link, useNavigate } from "react-router";
import { Button, LinkButton } from "../../ui/button.tsx";
import { ToggleChip } from "../../ui/chip.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Fold } from "../../ui/fold.tsx";
import { Page } from "../../ui/page.tsx";
import { SearchBox, useSearchText } from "../../ui/search-box.tsx";
import { useHydratedSearch } from "../../ui/use-hydrated-search.ts";
import { Answer } from "./answer.tsx";
import { useOpenItem } from "./use-open-item.ts";
import "./help.css";

/** What the address asks for: words, and one category or all. */
function readFilter(params: URLSearchParams): { query: string; category: FaqCategory | null } {
  const named = params.get("category");
  return { query: params.get("q") ?? "", category: FAQ_CATEGORIES.find((each) => each === named) ?? null };
}

const addressOf = (query: string, category: FaqCategory | null): string => {
  const params = new URLSearchParams([
    ...(query === "" ? [] : [["q", query]]),
    ...(category === null ? [] : [["category", category]]),
  ]);
  return params.size === 0 ? "" : `?${params}`;
};

const countText = (count: number): string => (count === 1 ? "1 question" : `${count} questions`);

/**
 * Questions and answers, by category, or the best first when something is searched. The address keeps search and category, and names the open question:
 * `/faq#cancel`. `art` is the figure beside an empty search.
 */
export function FaqPage({ items, art }: { items: readonly FaqItem[]; art: ReactNode }) {
  const navigate = useNavigate();
  const { query, category } = readFilter(useHydratedSearch());
  const show = (next: { query?: string; category?: FaqCategory | null }) => {
    const search = addressOf(next.query ?? query, next.category === undefined ? category : next.category);
    void navigate({ search }, { replace: true, preventScrollReset: true });
  };
  const { text, setText } = useSearchText(query, (next) => show({ query: next }));
  const inCategory = category === null ? items : items.filter((item) => item.category === category);
  const found = searchFaq(inCategory, query);
  const { openId, setOpen } = useOpenItem(items, found);
  const row = (item: FaqItem) => (
    <Question key={item.id} item={item} query={query} isOpen={openId === item.id} onToggle={(open) => setOpen(item.id, open)} />
  );
  const reset = () => {
    setText("");
    show({ query: "", category: null });
  };
  return (
    <Page
      title="Frequently asked questions"
      width="reading"
      intro={
        <>
          Can't find your answer?{" "}
          <Link to="/help-center#contact" className="link text-fg">
            Write to us
          </Link>
          .
        </>
      }
    >
      <search aria-label="Questions" className="faq-search">
        <SearchBox label="Search questions and answers" text={text} onChange={setText} />
        <div className="faq-chips" role="group" aria-label="Categories">
          <ToggleChip pressed={category === null} onClick={() => show({ category: null })}>
            All
          </ToggleChip>
          {FAQ_CATEGORIES.map((each) => (
            <ToggleChip
              key={each}
              pressed={category === each}
              onClick={() => show({ category: category === each ? null : each })}
            >
              {FAQ_CATEGORY_NAMES[each]}
            </ToggleChip>
          ))}
        </div>
        <p className="text-14 text-fg-2" role="status">
          {countText(found.length)}
        </p>
      </search>
      {found.length === 0 ? (
        <EmptyState
          art={art}
          title="Nothing found"
          action={
            <div className="flex flex-wrap justify-center gap-3">
              <LinkButton to="/help-center#contact">Write to us</LinkButton>
              <Button look="secondary" onClick={category === null ? reset : () => show({ category: null })}>
                {category === null ? "Show all questions" : "Search all categories"}
              </Button>
            </div>
          }
        >
          {`No question matches "${query}"${category === null ? "" : ` in ${FAQ_CATEGORY_NAMES[category]}`}. Try other words, or ask us: we reply within 24 hours.`}
        </EmptyState>
      ) : query === "" ? (
        <div className="grid gap-9">
          {FAQ_CATEGORIES.filter((each) => category === null || category === each).map((each) => (
            <section key={each} aria-labelledby={`category-${each}`}>
              <h2 id={`category-${each}`} className="d2 mb-3 text-26">
                {FAQ_CATEGORY_NAMES[each]}
              </h2>
              <div className="folds">{items.filter((item) => item.category === each).map(row)}</div>
            </section>
          ))}
        </div>
      ) : (
        <section aria-labelledby="found">
          <h2 id="found" className="visually-hidden">
            Results
          </h2>
          <div className="folds">{found.map(row)}</div>
        </section>
      )}
    </Page>
  );
}

/** One question. All share a name: the browser itself closes the one that was open, also without scripts. */
function Question({
  item,
  query,
  isOpen,
  onToggle,
}: {
  item: FaqItem;
  query: string;
  isOpen: boolean;
  onToggle: (open: boolean) => void;
}) {
  return (
    <Fold
      name="faq"
      open={isOpen}
      onToggle={(event) => onToggle(event.currentTarget.open)}
      title={
        query === ""
          ? item.question
          : markFound(item.question, query).map(({ text, isFound }, index) => (isFound ? <mark key={index}>{text}</mark> : text))
      }
    >
      {/* Inside, because browsers open what holds the target of an address, also without scripts. */}
      <div id={item.id} className="faq-answer" tabIndex={-1}>
        <Answer text={item.answer} />
      </div>
    </Fold>
  );
}
