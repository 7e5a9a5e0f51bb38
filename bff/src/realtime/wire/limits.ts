/** Limits on the used part of a message: one larger than any network publishes would delay all callers. */
import type { RealTimeMessage } from './message.ts';

/** A national feed has some ten thousand trips and vehicles, and some hundred alerts. */
export const MOST_ENTITIES = { tripUpdates: 100_000, vehicles: 20_000, alerts: 2_000 } as const;
/** A trip with a hundred stops has four hundred. */
export const MOST_PARTS_OF_ENTITY = 20_000;
/** For all alerts together: each names lines, stops and periods, and has texts in several languages. */
export const MOST_PARTS_OF_ALERTS = 200_000;
const PARTS_OF_BATCH = 4_000;

const KINDS = ['tripUpdates', 'vehicles', 'alerts'] as const;
type Kind = (typeof KINDS)[number];
type Entities = Pick<RealTimeMessage, Kind>;
/** Some of the entities of a message. */
export type Batch = Partial<Entities>;

/** Number of objects and lists in a value, including itself. */
export function partsOf(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0;
  let parts = 1;
  for (const inner of Object.values(value)) parts += partsOf(inner);
  return parts;
}

/** The message without the entities beyond the limits, which are counted. */
export function withinLimits(message: RealTimeMessage): RealTimeMessage {
  let leftOut = 0;
  const within = <T>(kind: Kind, entities: readonly T[], mostParts: number): readonly T[] => {
    let parts = 0;
    const used = entities.slice(0, MOST_ENTITIES[kind]).filter((entity) => {
      const own = partsOf(entity);
      const fits = own <= MOST_PARTS_OF_ENTITY && parts + own <= mostParts;
      if (fits) parts += own;
      return fits;
    });
    leftOut += entities.length - used.length;
    return used.length === entities.length ? entities : used;
  };
  const entities: Entities = {
    tripUpdates: within('tripUpdates', message.tripUpdates, Number.POSITIVE_INFINITY),
    vehicles: within('vehicles', message.vehicles, Number.POSITIVE_INFINITY),
    alerts: within('alerts', message.alerts, MOST_PARTS_OF_ALERTS),
  };
  return leftOut === 0 ? message : { ...message, ...entities, leftOut };
}

/** The entities of a message in batches that a thread receives one at a time, so that none of them blocks it. */
export function* batchesOf(message: Entities): Generator<Batch> {
  for (const kind of KINDS) {
    const entities: readonly unknown[] = message[kind];
    let start = 0;
    let parts = 0;
    for (const [index, entity] of entities.entries()) {
      parts += partsOf(entity);
      if (parts < PARTS_OF_BATCH && index < entities.length - 1) continue;
      yield { [kind]: entities.slice(start, index + 1) };
      [start, parts] = [index + 1, 0];
    }
  }
}
