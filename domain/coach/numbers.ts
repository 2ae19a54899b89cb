const ONES = ["zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve"];
const TEENS = ["thirteen", "fourteen", "fifteen", "sixteen", "seventeen", "eighteen", "nineteen"];
const TENS = ["twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety"];

const NUMBER_WORDS: ReadonlyMap<string, number> = new Map([
  ...[...ONES, ...TEENS].map((word, value): [string, number] => [word, value]),
  ...TENS.map((word, place): [string, number] => [word, (place + 2) * 10]),
  ["a", 1],
  ["couple", 2],
]);

/** The line with its numbers in digits: "eight hundred", "one thousand", "1 200", "1k", "1.2k", "6oo" and "12hundred" become what they say. */
export function withDigits(line: string): string {
  const scale = (value: string, by: number): string => String(Math.round(Number(value) * by));
  return line
    .replaceAll(/(?<= )(one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\d+) hundred(?= )/g, (_, word: string) =>
      scale(String(NUMBER_WORDS.get(word) ?? word), 100),
    )
    .replaceAll(/(?<= )(half )?(?:a|one|1) thousand(?: (\d{1,3})(?= ))?/g, (_, half?: string, more?: string) =>
      String((half ? 500 : 1000) + Number(more ?? 0)),
    )
    .replaceAll(/(?<= )(\d(?:\.\d+)?) ?k(?= (?:cal|cals|calories|kcal|a|per|daily))/g, (_, value: string) => scale(value, 1000))
    .replaceAll(
      /(?<= )(twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)(?: (one|two|three|four|five|six|seven|eight|nine))?(?= )/g,
      (_, tens: string, ones?: string) => String((NUMBER_WORDS.get(tens) ?? 0) + (NUMBER_WORDS.get(ones ?? "") ?? 0)),
    )
    .replaceAll(/(?<= )(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)(?= )/g, (word) =>
      String(NUMBER_WORDS.get(word)),
    )
    .replaceAll(/(?<= )1\.(\d{3})(?= )/g, "1$1")
    .replaceAll(/(?<= )([12]) (\d{3})(?= )/g, "$1$2");
}
