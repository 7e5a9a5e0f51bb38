import type { components } from '@halte/api';

export type LineDetail = components['schemas']['LineDetail'];
export type LineDirection = components['schemas']['LineDirection'];
export type LineStop = components['schemas']['LineStop'];

interface RequestedDirection {
  readonly direction: 0 | 1 | null;
  /** Id of a stop point or a stop area. */
  readonly stop: string | null;
}

/** The requested direction of a line, else the one that departs from the requested stop point, else its first; null for a line without trips. */
export function directionOf({ directions }: LineDetail, { direction, stop }: RequestedDirection): LineDirection | null {
  const requested = directions.find((one) => one.direction === direction);
  const atStop = () =>
    directions.find(({ stops }) => stops.some(({ stopPointIds }) => stopPointIds.some((id) => id === stop)));
  return requested ?? atStop() ?? directions[0] ?? null;
}

const MOST_SHOWN = 2;

/** Where a direction goes, the most frequent destinations first; the name of its last stop where the feed gives none. */
export function destinationsOf({ headsigns, stops }: LineDirection): readonly string[] {
  const known = headsigns.filter((headsign) => headsign.trim() !== '');
  return known.length > 0 ? known.slice(0, MOST_SHOWN) : stops.slice(-1).map(({ name }) => name);
}

/** First and last stop of the way that most trips of a line take. */
export function endsOf({ directions }: LineDetail): readonly string[] {
  const [main] = directions;
  const variant = main?.variants[0];
  return variant ? [...new Set([variant.from, variant.to])] : [];
}
