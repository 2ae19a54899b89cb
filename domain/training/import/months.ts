/** The twelve months as people's phones write them, short and long, without accents and points. A name that means different months in two languages is left out. */
const NAMES: readonly string[] = [
  "jan january januar janner janvier janv enero ene gennaio gen janeiro januari januarie styczen stycznia sty leden ledna led tammikuu tammi ocak oca ianuarie ian januar sijecanj январь января янв ιανουαριος ιανουαριου ιαν sausis januarie",
  "feb february februar fevrier fevr fev febrero febbraio fevereiro februari luty lutego lut unor unora uno helmikuu helmi subat sub februarie februar febr февраль февраля февр фев φεβρουαριος φεβρουαριου φεβ feber",
  "mar march marz maerz mrz mars marzo marco maart mrt marzec marca brezen brezna bre maaliskuu maalis mart martie marcius marc marc март марта мар μαρτιος μαρτιου μαρ",
  "apr april avril avr abril abr aprile kwiecien kwietnia kwi duben dubna dub huhtikuu huhti nisan nis aprilie aprilis апрель апреля апр απριλιος απριλιου απρ",
  "may mai mayo maggio mag maio mei maj maja kveten kvetna kve toukokuu touko mayis majus май мая μαιος μαιου μαι",
  "jun june juni juin junio giugno giu junho czerwiec czerwca cze cerven cervna kesakuu kesa haziran haz iunie iun junius июнь июня июн ιουνιος ιουνιου ιουν",
  "jul july juli juillet juil julio luglio lug julho lipiec lipca lip cervenec cervence heinakuu heina temmuz tem iulie iul julius июль июля июл ιουλιος ιουλιου ιουλ",
  "aug august aout aou agosto ago augustus augusti sierpien sierpnia sie srpen srpna srp elokuu elo agustos agu augusztus август августа авг αυγουστος αυγουστου αυγ",
  "sep sept september septembre septiembre settembre set setembro wrzesien wrzesnia wrz zari zar syyskuu syys eylul eyl septembrie szeptember szept сентябрь сентября сент сен σεπτεμβριος σεπτεμβριου σεπ σεπτ",
  "oct october oktober okt octobre octubre ottobre ott outubro out pazdziernik pazdziernika paz rijen rijna rij lokakuu loka ekim eki octombrie октябрь октября окт οκτωβριος οκτωβριου οκτ",
  "nov november novembre noviembre novembro listopad listopada lis listopadu marraskuu marras kasim kas noiembrie noi ноябрь ноября нояб ноя νοεμβριος νοεμβριου νοε",
  "dec december dezember dez decembre diciembre dic dicembre dezembro desember des grudzien grudnia gru prosinec prosince pro joulukuu joulu aralik ara decembrie декабрь декабря дек δεκεμβριος δεκεμβριου δεκ",
];

const NUMBERS: ReadonlyMap<string, number> = new Map(
  NAMES.flatMap((names, at) => names.split(" ").map((name) => [name, at + 1] as const)),
);

/** The number of a month, 1 to 12, by its name in English, German, French, Spanish, Italian, Portuguese, Dutch and a dozen other languages; null for no month's. */
export function monthNumber(name: string): number | null {
  const plain = name
    .toLowerCase()
    .normalize("NFKD")
    .replaceAll(/\p{M}/gu, "")
    // Polish writes one letter that no accent was put on, Turkish another.
    .replaceAll("\u0142", "l")
    .replaceAll("\u0131", "i");
  // Finnish says "of March" in its own ending.
  return NUMBERS.get(plain.replace(/kuuta$/, "kuu")) ?? null;
}
