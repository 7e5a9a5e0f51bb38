/** Walks of one profile along the streets of a map. */

import type { Feed } from '@halte/engine/timetable/feed/feed';
import type { Position } from '@halte/engine/timetable/geo/position';
import { WALK } from '@halte/engine/timetable/geo/walking';
import {
  type AroundOptions,
  type ChangePair,
  STRAIGHT_WALKS,
  type Walk,
  type WalkEnd,
  type WalkEntrance,
  type WalkLine,
  type WalkProfile,
  type WalkRoute,
  type WalksAround,
} from '@halte/engine/timetable/geo/walkRouter';
import { WHEEL_FLAGS } from '../ground/classify/wheels.ts';
import type { Streets } from '../ground/streets.ts';
import { textAt } from '../ground/texts.ts';
import { TENTHS } from './costs.ts';
import type { StreetWay } from './frontier.ts';
import { lineOf } from './line.ts';
import { isOutside, type Links, snapsAt } from './linkColumns.ts';
import { placeEnd } from './placeEnd.ts';
import { createStreetSearch, type EdgePart, type Reach } from './search.ts';
import { createSnapper, type Snap, type StreetEnd } from './snap.ts';
import { createStepMaker } from './stepMaker.ts';
import { stepsOf } from './steps.ts';
import type { WalkTables } from './walkTables.ts';

export type WalkedPlaces = Pick<Feed, 'stops' | 'stationNodes' | 'areas'>;

export interface ProfileWalks {
  around(place: Position, options: Omit<AroundOptions, 'profile'>): WalksAround;
  change(pair: ChangePair): Walk | null;
  ruledChange(pair: ChangePair): Walk | null;
  direct(from: Position, to: Position, maxMetres: number): Walk | null;
  /** Null where an end is not near a street, or no way leads there. */
  route(from: WalkEnd, to: WalkEnd): WalkRoute | null;
}

export function profileWalks(
  { stops, stationNodes, areas }: WalkedPlaces,
  tables: WalkTables,
  profile: WalkProfile,
): ProfileWalks {
  const { streets, boxes, signs, texts } = tables;
  const { costs, main, hierarchy, changes, ...links } = tables.profiles[profile];
  const search = createStreetSearch(streets, costs, hierarchy);
  const snapper = createSnapper(streets, boxes);
  const stepMaker = createStepMaker(tables, costs);

  const walkOf = ({ metres, tenths }: Pick<StreetWay, 'metres' | 'tenths'>): Walk => ({
    metres: Math.round(metres),
    evenMetres: (tenths / TENTHS) * WALK.metresPerSecond,
  });
  const ofLink = (position: Position, column: Links, place: number): StreetEnd | null =>
    isOutside(column, place) ? null : { position, snaps: snapsAt(column, place) };
  const endOfStop = (stop: number) => ofLink(stops[stop]!, links.stops, stop);
  /** A station without an entrance for the traveller is not walked to. */
  const isShut = (stop: number) => endOfStop(stop)?.snaps.length === 0;
  const endOfEntrance = (node: number) => ofLink(stationNodes[node]!, links.stationNodes, node);
  const endOfPlace = (position: Position) => placeEnd(snapper, main, position);
  const endOf = (end: WalkEnd) =>
    'stop' in end ? endOfStop(end.stop) : 'entrance' in end ? endOfEntrance(end.entrance) : endOfPlace(end);

  function around(place: Position, { maxMetres, direction }: Omit<AroundOptions, 'profile'>): WalksAround {
    const straightWalks = STRAIGHT_WALKS.around(place, { maxMetres, direction, profile });
    const toStopOutside = (stop: number, straight: number) =>
      isShut(stop) ? null : straightWalks.stop(stop, straight);
    const toAreaOutside = (area: number, straight: number) =>
      areas[area]!.stops.every(isShut) ? null : straightWalks.area(area, straight);
    const here = endOfPlace(place);
    if (!here) return { ...straightWalks, stop: toStopOutside, area: toAreaOutside };
    const options = { maxMetres: maxMetres + 0.5, direction: direction === 'toStops' ? 'from' : 'to' } as const;
    // Another search may come between two questions.
    let reach: Reach | null = null;
    const walkTo = (end: StreetEnd | null, straight: () => Walk | null): Walk | null => {
      if (!end) return straight();
      if (!reach?.isValid()) reach = search.reach(here, options);
      const way = reach.to(end);
      return way && Math.round(way.metres) <= maxMetres ? walkOf(way) : null;
    };
    const toStop = (stop: number, straight: number) =>
      walkTo(endOfStop(stop), () => straightWalks.stop(stop, straight));
    return {
      reach: maxMetres + 0.5,
      stop: toStop,
      entrance: (node, straight) => walkTo(endOfEntrance(node), () => straightWalks.entrance(node, straight)),
      area: (area, straight) => shortest(areas[area]!.stops.map((stop) => toStop(stop, straight))),
      place: (other, straight) => walkTo(endOfPlace(other), () => straightWalks.place(other, straight)),
    };
  }

  function change(pair: ChangePair): Walk | null {
    const { from, to } = pair;
    if (isShut(from) || isShut(to)) return null;
    if (!endOfStop(from) || !endOfStop(to)) return STRAIGHT_WALKS.change(pair, profile);
    for (let i = changes.first[from]!; i < changes.first[from + 1]!; i++)
      if (changes.to[i] === to) return walkOf({ metres: changes.metres[i]!, tenths: changes.tenths[i]! });
    return null;
  }

  const entranceOf = ({ door }: Snap): WalkEntrance | null => {
    if (!door) return null;
    const { entrance } = door;
    return 'node' in entrance ? entrance : { sign: textAt(texts, signs[entrance.ofMap]!) };
  };

  return {
    around,
    change,
    ruledChange(pair) {
      const known = change(pair);
      if (known) return known;
      const [here, there] = [endOfStop(pair.from), endOfStop(pair.to)];
      const way = here && there && search.between(here, there, Number.POSITIVE_INFINITY);
      if (way) return walkOf(way);
      return isShut(pair.from) || isShut(pair.to) ? null : STRAIGHT_WALKS.ruledChange(pair, profile);
    },
    direct(from, to, maxMetres) {
      const [here, there] = [endOfPlace(from), endOfPlace(to)];
      if (!here || !there) return STRAIGHT_WALKS.direct(from, to, maxMetres, profile);
      const way = search.between(here, there, maxMetres + 0.5);
      return way && Math.round(way.metres) <= maxMetres ? walkOf(way) : null;
    },
    route(from, to) {
      const [here, there] = [endOf(from), endOf(to)];
      if (!here || !there) return null;
      const way = search.walked(here, there);
      if (!way) return null;
      const { first, last } = way;
      const line = [...doorOf(first), ...lineOf(streets, way.parts), ...doorOf(last)];
      const steps = () => stepsOf(stepMaker, way, [here.position, there.position]);
      return {
        metres: Math.round(way.metres),
        unknownMetres: unknownMetres(streets, way.parts),
        line,
        leaves: entranceOf(first),
        enters: entranceOf(last),
        steps,
      };
    },
  };
}

function unknownMetres({ edges }: Streets, parts: readonly EdgePart[]): number {
  const unknown = parts.filter(({ edge }) => !(edges.wheels[edge]! & WHEEL_FLAGS.known));
  return unknown.reduce((sum, { edge, from, to }) => sum + Math.abs(to - from) * edges.metres[edge]!, 0);
}

const doorOf = ({ door }: Snap): WalkLine => (door ? [[door.position.lat, door.position.lon]] : []);

export function shortest(walks: readonly (Walk | null)[]): Walk | null {
  return walks.reduce((best, one) => (one && (!best || one.evenMetres < best.evenMetres) ? one : best), null);
}
