import { ROAD_FLAGS } from './classify/roads.ts';
import type { Ground } from './ground.ts';

/** A ground in use with a timetable. */
export interface RegionGround {
  readonly ground: Ground;
  readonly streetKilometres: number;
  /** Stops where vehicles stop, and how many of them have a street of the ground at most 150 m away. */
  readonly servedStops: number;
  readonly coveredStops: number;
  /** OpenStreetMap has to be named where its map is used. */
  readonly source: 'openStreetMap' | 'demoCity';
  /** Changes with the ground and with what it covers. */
  readonly version: string;
}

/**
 * @param stops those where vehicles stop.
 * @param id of the ground.
 */
export function regionOf(
  ground: Ground,
  stops: { readonly served: number; readonly covered: number },
  { source, id }: { readonly source: RegionGround['source']; readonly id: string },
): RegionGround {
  const { metres: lengths, flags } = ground.streets.edges;
  const metres = lengths.reduce((sum, one, edge) => (flags[edge]! & ROAD_FLAGS.across ? sum : sum + one), 0);
  return {
    ground,
    streetKilometres: Math.round(metres / 1_000),
    servedStops: stops.served,
    coveredStops: stops.covered,
    source,
    version: `${id} ${stops.covered}/${stops.served}`,
  };
}
