import { type Network, networkOf } from './network/facts.ts';
import { type Line, linesOf } from './network/lines.ts';
import { createPlaces, type Gazetteer, type Places } from './places/places.ts';
import type { TileRenderer } from './tiles/renderer.ts';
import type { JourneyEngine } from './timetable/engine.ts';
import type { Feed } from './timetable/feed.ts';
import { createEngine } from './timetable/raptor/engine.ts';

/** All that one timetable needs to be asked: put together once, and replaced as a whole when a new feed comes. */
export interface Live {
  readonly feed: Feed;
  readonly engine: JourneyEngine;
  readonly places: Places;
  readonly lines: readonly Line[];
  readonly network: Network;
  readonly tiles: TileRenderer;
}

/** What comes with a timetable. */
export interface Surroundings {
  readonly gazetteer: Gazetteer;
  readonly tiles: TileRenderer;
  /** True for a made-up city. */
  readonly imaginary: boolean;
}

export function createLive(feed: Feed, { gazetteer, tiles, imaginary }: Surroundings): Live {
  return {
    feed,
    engine: createEngine(feed),
    places: createPlaces(feed, gazetteer),
    lines: linesOf(feed),
    network: networkOf(feed, imaginary),
    tiles,
  };
}
