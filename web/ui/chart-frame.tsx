import { memo, useDeferredValue, useId, useState } from "react";
import type { ReactNode } from "react";

/** More rows than these take a phone a moment: the drawing doesn't wait for them. */
const MANY_ROWS = 30;

interface Table {
  title: string;
  columns: ReadonlyArray<string>;
  rows: ReadonlyArray<ReadonlyArray<string>>;
}

/** A chart, and the same numbers as a table that anyone can open. The drawing itself is hidden from screen readers, the table never is. */
export function ChartFrame({
  title,
  caption = title,
  columns,
  rows,
  children,
}: {
  title: string;
  /** What the eye reads in place of the title, where a heading above has said it already. */
  caption?: string;
  columns: ReadonlyArray<string>;
  rows: ReadonlyArray<ReadonlyArray<string>>;
  children: ReactNode;
}) {
  const [open, setOpen] = useState(false);
  const id = useId();
  const table = { title, columns, rows };
  const later = useDeferredValue<Table | null>(table, rows.length > MANY_ROWS ? null : table);
  return (
    <figure>
      <figcaption className="flex flex-wrap items-center justify-between gap-x-4">
        <span className={caption === title ? "font-name" : "text-14 text-fg-2"}>{caption}</span>
        <button
          type="button"
          className="btn btn-plain btn-sm"
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
        >
          {open ? "Hide table" : "Show as table"}
        </button>
      </figcaption>
      {children}
      <div id={id} className={open ? "mt-3 overflow-x-auto" : "visually-hidden"}>
        {later === null ? null : <DataTable table={later} />}
      </div>
    </figure>
  );
}

const DataTable = memo(function DataTable({ table: { title, columns, rows } }: { table: Table }) {
  return (
    <table className="data-table">
      <caption className="visually-hidden">{title}</caption>
      <thead>
        <tr>
          {columns.map((column, index) => (
            <th key={index} scope="col">
              {column === "" ? <span className="visually-hidden">When</span> : column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, index) => (
          <tr key={index}>
            {row.map((cell, place) =>
              place === 0 ? (
                <th key={place} scope="row">
                  {cell}
                </th>
              ) : (
                <td key={place}>{cell}</td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
});
