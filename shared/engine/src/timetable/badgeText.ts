/** The text on the badge of a line. */

/** A badge has room for about this many letters. */
const FITS = 8;
/** Letters for each end of a line named after its ends. */
const LETTERS_OF_END = 3;
/** Words that may occur in the name of any line. */
const GENERIC = /^(lines?|lignes?|l[ií]neas?|linee|linien?|routes?|rutas?|services?)$/i;
/** The separator between the two ends, surrounded by blanks unless it is an arrow. */
const BETWEEN_ENDS = /\s+(?:[-–—/]|to|via)\s+|\s*(?:<-+>|<=>|<>|->|[↔→⇄⇔])\s*/i;

/**
 * The short name, or an abbreviation of the long name by which the line can still be recognised: the first letters of both ends
 * if it is named after its ends, else the name without words such as "Line" if it fits or is one word, else its initials. Without
 * any name, its id.
 */
export function badgeText(line: {
  readonly id: string;
  readonly shortName: string;
  readonly longName: string;
}): string {
  const given = line.shortName.trim();
  if (given !== '') return given;
  const name = line.longName.trim();
  const ends = name.split(BETWEEN_ENDS).filter(Boolean);
  const [first, last] = [ends[0], ends.at(-1)];
  if (first && last && ends.length > 1) return `${startOf(first)}–${startOf(last)}`;
  const all = wordsOf(name);
  const telling = all.filter((word) => !GENERIC.test(word));
  const words = telling.length > 0 ? telling : all;
  const short = words.join(' ');
  if (short === '') return line.id;
  return words.length === 1 || lettersOf(short).length <= FITS ? short : initialsOf(words);
}

function startOf(end: string): string {
  const [word = ''] = wordsOf(end);
  return lettersOf(word).slice(0, LETTERS_OF_END).join('');
}

/** Numbers in a name stay whole: "Express 12 North" is E12N. */
function initialsOf(words: readonly string[]): string {
  return words.map((word) => /^\d+/.exec(word)?.[0] ?? lettersOf(word)[0]!.toUpperCase()).join('');
}

function wordsOf(text: string): string[] {
  return text.split(/[^\p{L}\p{N}\p{M}’']+/u).filter(Boolean);
}

/** Letters as a reader counts them: a letter with its accents is one. */
function lettersOf(text: string): string[] {
  return Array.from(LETTERS.segment(text), ({ segment }) => segment);
}

const LETTERS = new Intl.Segmenter('en', { granularity: 'grapheme' });
