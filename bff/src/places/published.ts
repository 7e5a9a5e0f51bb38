/**
 * Lines and stops that were kept under their ids, in the current timetable. With the id is kept what it is recognised by, because the ids of another
 * publication may be new, or those of other things: docs/decisions/0102.
 */

import { memoize } from '@halte/engine/common/memoize';
import { type Feed, MODES, type RouteIndex } from '@halte/engine/timetable/feed/feed';
import { metresBetween } from '@halte/engine/timetable/geo/distance';
import { timetableOf } from '@halte/engine/timetable/realtime/overlay';
import { lineOfRoute } from '@halte/engine/timetable/routesOfLines';
import { SAME_PLACE_METRES } from '@halte/engine/timetable/samePlace';
import { type Static, Type } from 'typebox';
import { Compile } from 'typebox/compile';

const LineMarks = Type.Object({ mode: Type.Enum(MODES), name: Type.String() });
const StopMarks = Type.Object({ name: Type.String(), lat: Type.Number(), lon: Type.Number(), isArea: Type.Boolean() });
const [lineMarks, stopMarks] = [Compile(LineMarks), Compile(StopMarks)];

/** Lines and stops by id. Marks are what {@link Published.lineMarks} and {@link Published.stopMarks} answered earlier. */
export interface Published {
  /** Null for an unknown id. */
  lineMarks(id: string): Static<typeof LineMarks> | null;
  stopMarks(id: string): Static<typeof StopMarks> | null;
  /** The id that the line has now; null if it is not in the timetable. Without marks, an id stands for itself. */
  lineId(id: string, marks: unknown): string | null;
  stopId(id: string, marks: unknown): string | null;
}

type Place = Pick<Feed['stops'][number], 'id' | 'name' | 'lat' | 'lon'>;

export function publishedIn(feed: Feed): Published {
  const timetable = timetableOf(feed);
  const routeOf = (route: RouteIndex) => timetable.routes[route]!;

  function placeOf(id: string): (Place & { readonly isArea: boolean }) | null {
    const stop = timetable.stopById.get(id);
    if (stop !== undefined) return { ...timetable.stops[stop]!, isArea: false };
    const area = timetable.areaById.get(id);
    return area === undefined ? null : { ...timetable.areas[area]!, isArea: true };
  }

  return {
    lineMarks(id) {
      const route = timetable.routeById.get(id);
      return route === undefined ? null : { mode: routeOf(route).mode, name: nameOf(routeOf(route)) };
    },
    stopMarks(id) {
      const place = placeOf(id);
      return place && { name: place.name, lat: place.lat, lon: place.lon, isArea: place.isArea };
    },
    lineId(id, marks) {
      const own = timetable.routeById.get(id);
      if (!lineMarks.Check(marks)) return own === undefined ? null : id;
      if (own !== undefined && routeOf(own).mode === marks.mode && nameOf(routeOf(own)) === marks.name) return id;
      const named = linesByName(timetable).get(`${marks.mode} ${marks.name}`) ?? [];
      // Towns of one network may have a line 1 each.
      if (named.length === 1) return routeOf(named[0]!).id;
      return own === undefined || named.length > 1 ? null : id;
    },
    stopId(id, marks) {
      const own = placeOf(id);
      if (!stopMarks.Check(marks)) return own && id;
      const metresTo = ({ lat, lon }: Place) => metresBetween(lat, lon, marks.lat, marks.lon);
      if (own && (own.name === marks.name || metresTo(own) <= SAME_PLACE_METRES)) return id;
      const { stops, areas } = placesByName(timetable);
      const named = (marks.isArea ? areas : stops).get(marks.name) ?? [];
      const near = named.filter((place) => metresTo(place) <= SAME_PLACE_METRES);
      return near.sort((a, b) => metresTo(a) - metresTo(b))[0]?.id ?? null;
    },
  };
}

function nameOf({ shortName, longName }: Feed['routes'][number]): string {
  return shortName.trim() || longName.trim();
}

/** Lines of one mode and name, without those that have no name. */
const linesByName = memoize((timetable: Feed): ReadonlyMap<string, readonly RouteIndex[]> => {
  const lines = [...timetable.routes.keys()].filter((route) => lineOfRoute(timetable, route) === route);
  const named = lines.filter((route) => nameOf(timetable.routes[route]!) !== '');
  return Map.groupBy(named, (route) => `${timetable.routes[route]!.mode} ${nameOf(timetable.routes[route]!)}`);
});

const placesByName = memoize(({ stops, areas }: Feed) => ({
  stops: Map.groupBy<string, Place>(stops, ({ name }) => name),
  areas: Map.groupBy<string, Place>(areas, ({ name }) => name),
}));
