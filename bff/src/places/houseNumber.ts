/**
 * House numbers, of houses and of queries. OpenStreetMap has them as they are on the door (`addr:housenumber`): `12 bis`, `107 A`, `8-9`,
 * `12;14`, `98/106`, `16/16 с1`, `S/N`.
 */
import { fold } from '@halte/engine/places/words';

/** A door, or several in a row, of one house. */
export interface Door {
  /** Equal for all spellings of one number: `12bis` for "12 bis", "12BIS" and "12-bis"; `8-9` for "8/9" and "8 9". */
  readonly key: string;
  /** 0 for a number without digits ("S/N"). */
  readonly first: number;
  /** Above `first` in a range: then of the same side if both are even or both are odd. */
  readonly last: number;
}

/** No street has this many doors in one house: "37-182" is a number of two parts. */
const MOST_IN_RANGE = 100;
const NO_NUMBER = /^(s-?n|s-?n-?c)$/;
const LETTER_RANGE = /^(\d{1,6}) ?([a-z]) ?[-/] ?(?:\1 ?)?([a-z])$/;
const RANGE = /^(\d{1,6}) ?\p{L}? ?[-/] ?(\d{1,6}) ?\p{L}?$/u;

/** What a number of a house or of a query is looked up by. */
export function houseKey(text: string): string {
  const parts = fold(text.replaceAll('½', ' 1 2')).match(/\d+|\p{L}+/gu) ?? [];
  const key = parts
    .map((part, i) => {
      const isAfterLike = i > 0 && isDigits(part) === isDigits(parts[i - 1]);
      return `${isAfterLike ? '-' : ''}${part.replace(/^0+(?=\d)/, '')}`;
    })
    .join('');
  return NO_NUMBER.test(key) ? 'sn' : key;
}

/** The doors of a house: what was written as a whole first, then each part of a list and each letter of "12a-c". */
export function doorsOf(text: string): readonly Door[] {
  const parts = text.split(/[;,]/).filter((part) => /[\p{L}\p{N}]/u.test(part));
  const doors = [{ ...extentOf(parts[0] ?? ''), key: houseKey(text) }, ...parts.flatMap(doorsOfPart)];
  return doors.filter(({ key }, i) => key !== '' && doors.findIndex((other) => other.key === key) === i);
}

/** Whether the doors of a range from `first` to `last` include that number. */
export function includesNumber({ first, last }: Pick<Door, 'first' | 'last'>, number: number): boolean {
  const step = (last - first) % 2 === 0 ? 2 : 1;
  return number >= first && number <= last && (number - first) % step === 0;
}

function doorsOfPart(part: string): Door[] {
  const letters = LETTER_RANGE.exec(plain(part));
  if (!letters) return [{ ...extentOf(part), key: houseKey(part) }];
  const [from, to] = [letters[2]!.charCodeAt(0), letters[3]!.charCodeAt(0)];
  const number = Number(letters[1]);
  return Array.from({ length: Math.max(0, to - from + 1) }, (_, i) => ({
    key: `${number}${String.fromCharCode(from + i)}`,
    first: number,
    last: number,
  }));
}

function extentOf(part: string): Pick<Door, 'first' | 'last'> {
  const text = plain(part);
  const first = Number(/\d{1,6}/.exec(text)?.[0] ?? 0);
  const last = Number(RANGE.exec(text)?.[2] ?? first);
  return { first, last: last > first && last - first <= MOST_IN_RANGE ? last : first };
}

/** Lower case, one kind of dash, single spaces. */
function plain(text: string): string {
  return text.toLowerCase().replace(/[‐-―]/g, '-').replace(/\s+/g, ' ').trim();
}

function isDigits(text: string | undefined): boolean {
  return text !== undefined && /^\d+$/.test(text);
}
