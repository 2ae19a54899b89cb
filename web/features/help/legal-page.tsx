import {
  isList,
  isTable,
  LEGAL_UPDATED,
  type LegalSection,
  type LegalTable,
  type LegalText,
} from "@lockstep/domain/help/legal-text.ts";
import { Link } from "react-router";
import { Page } from "../../ui/page.tsx";
import { Words } from "./answer.tsx";
import "./help.css";

/** A legal text with its contents, and the way to the others. */
export function LegalPage({
  text,
  others,
}: {
  text: LegalText;
  others: ReadonlyArray<{ readonly to: string; readonly label: string }>;
}) {
  return (
    <Page title={text.title} width="reading" intro={text.intro}>
      <p className="text-fg-2">
        Last updated <time dateTime="2025-05-10">{LEGAL_UPDATED}</time>
      </p>
      <nav aria-label="Contents" className="panel mt-6">
        <ol className="legal-contents">
          {text.sections.map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`} className="link text-fg">
                {title}
              </a>
            </li>
          ))}
        </ol>
      </nav>
      <div className="legal mt-10 grid gap-10">
        {text.sections.map((section) => (
          <Section key={section.id} section={section} />
        ))}
      </div>
      <p className="mt-12 flex flex-wrap gap-x-6 border-t border-line pt-4">
        {others.map(({ to, label }) => (
          <Link key={to} to={to} className="link inline-flex min-h-11 items-center">
            {label}
          </Link>
        ))}
      </p>
    </Page>
  );
}

function Section({ section: { id, title, blocks } }: { section: LegalSection }) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="grid gap-3">
      <h2 id={`${id}-title`} className="d2 text-26">
        {title}
      </h2>
      {blocks.map((block, index) =>
        isTable(block) ? (
          <Table key={index} table={block} label={title} />
        ) : isList(block) ? (
          <ul key={index} className="grid list-disc gap-2 pl-5">
            {block.map((line) => (
              <li key={line}>
                <Words text={line} />
              </li>
            ))}
          </ul>
        ) : (
          <p key={index}>
            <Words text={block} />
          </p>
        ),
      )}
    </section>
  );
}

/** On a phone its rows are drawn below each other, and each cell says its column. */
function Table({ table: { columns, rows }, label }: { table: LegalTable; label: string }) {
  return (
    <table aria-label={label}>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([first = "", ...cells]) => (
          <tr key={first}>
            <th scope="row">
              <Words text={first} />
            </th>
            {cells.map((cell, index) => (
              <td key={columns[index + 1]} data-column={columns[index + 1]}>
                <Words text={cell} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
