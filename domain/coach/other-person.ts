/** Someone else whom a question is about, in the words for them. */
export interface Other {
  /** "your mum", in the asker's own word; "them" where nobody is named. */
  readonly who: string;
  readonly they: "she" | "he" | "they";
  readonly them: "her" | "him" | "them";
  readonly their: "her" | "his" | "their";
}

const SHE =
  "mom|mum|mother|grandma|grandmother|granny|nan|nana|wife|girlfriend|sister|daughter|aunt|auntie|niece|stepmother|stepmum|stepmom";
const HE = "dad|father|grandpa|grandad|granddad|grandfather|husband|boyfriend|brother|son|uncle|nephew|stepfather|stepdad";
const ANYONE =
  "parents|grandparents|partner|friend|kid|kids|child|children|cousin|neighbor|neighbour|colleague|teenager|teen|roommate";
const RELATIVE = new RegExp(` (?:(?:my|our) )?((?:${SHE}|${HE}|${ANYONE})(?: in law)?) `);
const FEMALE = new RegExp(`^(?:${SHE})\\b`);
const MALE = new RegExp(`^(?:${HE})\\b`);

/** Whom a line of words is about beside the asker; null when nobody else is named in it. */
export function otherPerson(line: string): Other | null {
  const named = RELATIVE.exec(line)?.[1];
  const they = named === undefined ? null : FEMALE.test(named) ? "she" : MALE.test(named) ? "he" : null;
  const said = they ?? (/ (?:she|shes|her) /.test(line) ? "she" : / (?:he|hes|him|his) /.test(line) ? "he" : null);
  if (named === undefined && said === null) return null;
  const words =
    said === "she"
      ? ({ they: "she", them: "her", their: "her" } as const)
      : said === "he"
        ? ({ they: "he", them: "him", their: "his" } as const)
        : ({ they: "they", them: "them", their: "their" } as const);
  return { ...words, who: named === undefined ? words.them : `your ${named.replace(/ in law$/, "-in-law")}` };
}
