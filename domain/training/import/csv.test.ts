import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { csvLine, readCsv, withoutGuard, type Delimiter } from "./csv.ts";

const read = (text: string, delimiter: Delimiter = ",") => [...readCsv(text, delimiter)];
const cells = (text: string) => read(text).map((record) => ("cells" in record ? record.cells : null));

describe("reading CSV", () => {
  it.each([
    [
      "a,b\nc,d",
      [
        ["a", "b"],
        ["c", "d"],
      ],
    ],
    [
      "\uFEFFa,b\r\nc,d\r\n",
      [
        ["a", "b"],
        ["c", "d"],
      ],
    ],
    [
      "a,b\rc,d\r",
      [
        ["a", "b"],
        ["c", "d"],
      ],
    ],
    ['"a","b, with ""both"""\n', [["a", 'b, with "both"']]],
    [
      'a,"two\r\nlines"\nb,c',
      [
        ["a", "two\r\nlines"],
        ["b", "c"],
      ],
    ],
    ['3" deficit,b', [['3" deficit', "b"]]],
    [
      "a,\n,\n\n  \nb,",
      [
        ["a", ""],
        ["", ""],
        ["b", ""],
      ],
    ],
    ['"",""', [["", ""]]],
    ["", []],
  ])("%j", (text, wanted) => expect(cells(text)).toEqual(wanted));

  it("counts the lines inside of quotes", () => {
    expect(read('h\n"a\nb\r\nc"\nd').map(({ line }) => line)).toEqual([1, 2, 5]);
  });

  it("says which line's quotes are broken, and reads the ones below", () => {
    expect(read('h,i\n"open,1\nb,2\nc,3')).toEqual([
      { line: 1, cells: ["h", "i"] },
      { line: 2, isBroken: true },
      { line: 3, cells: ["b", "2"] },
      { line: 4, cells: ["c", "3"] },
    ]);
    // A quote of the next line closes it too early.
    expect(read('"open,1\n"b",2\nc,3')).toEqual([
      { line: 1, isBroken: true },
      { line: 2, cells: ["b", "2"] },
      { line: 3, cells: ["c", "3"] },
    ]);
    expect(read('"a"b,1\nc,2')).toEqual([
      { line: 1, isBroken: true },
      { line: 2, cells: ["c", "2"] },
    ]);
  });

  it("takes a line's time for a line, without quotes or returns in the file too", () => {
    const rows = 200_000;
    expect(read("a;b;c\n".repeat(rows), ";")).toHaveLength(rows);
  });
});

describe("writing CSV", () => {
  it.each([
    [["=1+1", 5, null], "'=1+1,5,\r\n"],
    [["-5", -5], "'-5,-5\r\n"],
    [["'=1"], "''=1\r\n"],
    [['say "hi"', "a,b"], '"say ""hi""","a,b"\r\n'],
    [["@cmd", "+1", "\tx"], "'@cmd,'+1,\"'\tx\"\r\n"],
  ])("%j", (row, line) => expect(csvLine(row)).toBe(line));

  it("comes back as it was, whatever is written, and never starts a formula", () => {
    const text = fc.oneof(fc.string({ unit: "grapheme" }), fc.stringMatching(/^['=+\-@,;"\r\n\t a]{0,8}$/));
    fc.assert(
      fc.property(fc.array(text, { minLength: 2, maxLength: 6 }), (row) => {
        // Blank rows are no records.
        const line = csvLine(["x", ...row]);
        const [record] = read(line);
        expect(record !== undefined && "cells" in record ? record.cells.map(withoutGuard) : null).toEqual(["x", ...row]);
        expect(record !== undefined && "cells" in record && record.cells.some((cell) => /^[=+\-@\t\r]/.test(cell))).toBe(false);
      }),
    );
  });
});
