import type { components } from '@halte/api';
import { type Line, matchesLine, plain } from './rules.ts';

export type Alert = components['schemas']['Alert'];
export type AlertEffect = Alert['effect'];

const SEVERITIES: readonly Alert['severity'][] = ['severe', 'warning', 'info'];

/** By line, the gravest alert about it; alerts about stops only are not among them. */
export function alertsByLine(alerts: readonly Alert[]): ReadonlyMap<string, Alert> {
  const graver = (one: Alert, other: Alert | undefined) =>
    !other || SEVERITIES.indexOf(one.severity) < SEVERITIES.indexOf(other.severity);
  const byLine = new Map<string, Alert>();
  for (const alert of alerts) for (const id of alert.lineIds) if (graver(alert, byLine.get(id))) byLine.set(id, alert);
  return byLine;
}

const MOST_ENDS = 2;

/** Where a line begins and ends: the two ends in its name, else its destinations; its name where they only repeat it, as those of a loop do. */
export function wallEnds({ headsigns, longName, shortName }: Line): readonly string[] {
  const named = longName.split(/\s+[-–—↔<>/]+\s+/).filter((end) => plain(end) !== '');
  if (named.length === MOST_ENDS) return named;
  // The most frequent spelling of each destination.
  const byName = new Map(headsigns.toReversed().map((headsign) => [plain(headsign), headsign]));
  const destinations = headsigns.filter(
    (headsign) => plain(headsign) !== '' && byName.get(plain(headsign)) === headsign,
  );
  const name = plain(longName);
  const isRepeated = destinations.every((destination) => plain(destination).startsWith(name));
  if (name !== '' && name !== plain(shortName) && (destinations.length < MOST_ENDS || isRepeated)) return [longName];
  return destinations.slice(0, MOST_ENDS);
}

/** The lines found by their own names at once, and by their stops as soon as the backend has answered. */
export function foundLines(lines: readonly Line[], typed: string, byStop: readonly Line[]): readonly Line[] {
  const own = lines.filter((line) => matchesLine(line, typed));
  const ids = new Set(own.map(({ id }) => id));
  return [...own, ...byStop.filter(({ id }) => !ids.has(id))];
}

/** Digits are the number of a line; one letter begins the name of a stop nearly everywhere. */
export function isStopSearch(typed: string): boolean {
  const query = plain(typed);
  return query.length > 1 && !/^\d+$/.test(query);
}

interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

type GridMove = 'ArrowLeft' | 'ArrowRight' | 'ArrowUp' | 'ArrowDown' | 'Home' | 'End';

const GRID_MOVES: ReadonlySet<string> = new Set<GridMove>([
  'ArrowLeft',
  'ArrowRight',
  'ArrowUp',
  'ArrowDown',
  'Home',
  'End',
]);
export const isGridMove = (key: string): key is GridMove => GRID_MOVES.has(key);

const middle = ({ left, right }: Box) => (left + right) / 2;

/** The plate that a key moves to from the plate `at`: the adjacent one in reading order, or the nearest in the next row above or below. */
export function nextPlate(boxes: readonly Box[], at: number, key: GridMove): number {
  const from = boxes[at];
  if (!from) return at;
  if (key === 'Home') return 0;
  if (key === 'End') return boxes.length - 1;
  if (key === 'ArrowLeft') return Math.max(0, at - 1);
  if (key === 'ArrowRight') return Math.min(boxes.length - 1, at + 1);
  const isBelow = key === 'ArrowDown';
  const beyond = boxes.flatMap((box, index) =>
    (isBelow ? box.top >= from.bottom : box.bottom <= from.top) ? [{ box, index }] : [],
  );
  const row = isBelow ? Math.min(...beyond.map(({ box }) => box.top)) : Math.max(...beyond.map(({ box }) => box.top));
  const candidates = beyond.filter(({ box }) => box.top === row);
  const distance = ({ box }: { box: Box }) => Math.abs(middle(box) - middle(from));
  return candidates.toSorted((a, b) => distance(a) - distance(b))[0]?.index ?? at;
}
