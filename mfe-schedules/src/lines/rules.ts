import type { components } from '@halte/api';
import { withoutAccents } from '@halte/i18n';

export type Line = components['schemas']['Line'];
type Mode = Line['mode'];

export interface LineGroup {
  readonly mode: Mode;
  readonly lines: readonly Line[];
}

/** Backbone modes first. */
const MODE_ORDER: readonly Mode[] = [
  'metro',
  'tram',
  'train',
  'cableCar',
  'funicular',
  'ferry',
  'bus',
  'coach',
  'onDemand',
];

/** Without case, accents and punctuation: "st etienne" finds "Saint-Étienne"’s "St-Étienne". */
export function plain(text: string): string {
  return withoutAccents(text)
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/**
 * Whether a line matches the typed text: its number starts with it, or each typed word starts a word of its names or directions. A digit is a
 * number: "1" does not find every "1er mai".
 */
export function matchesLine(line: Line, typed: string): boolean {
  const query = plain(typed);
  if (query === '') return true;
  if (plain(line.shortName).startsWith(query)) return true;
  if (/^\d+$/.test(query)) return false;
  const words = plain([line.shortName, line.longName, ...line.headsigns].join(' ')).split(' ');
  return query.split(' ').every((part) => words.some((word) => word.startsWith(part)));
}

/** By mode; within a mode, in the order of the network. */
export function groupLines(lines: readonly Line[]): readonly LineGroup[] {
  return MODE_ORDER.map((mode) => ({ mode, lines: lines.filter((line) => line.mode === mode) })).filter(
    (group) => group.lines.length > 0,
  );
}
