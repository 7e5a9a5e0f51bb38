/** Stop areas of several feeds: two are merged if they are one place to a traveller, by name and distance. */
import type { Feed, Stop, StopArea } from '@halte/engine/timetable/feed/feed';
import { type Grid, gridOf } from '@halte/engine/timetable/geo/grid';
import { normalisedName, SAME_PLACE_METRES } from '../gtfs/areas.ts';
import type { Offsets } from './mergeColumns.ts';

interface Group {
  /** The area in the first feed that has the place. */
  readonly first: StopArea;
  readonly stops: number[];
  readonly otherIds: string[];
}

interface Pair {
  readonly group: Group;
  readonly area: number;
  readonly metres: number;
}

/**
 * An area is merged with an area of an earlier feed that has the same name and a stop at most as far from one of its stops as two stops of
 * one area; the nearest of several. Two areas of one feed are never merged.
 */
export function mergeAreas(feeds: readonly Feed[], offsets: readonly Offsets[]): { areas: StopArea[]; stops: Stop[] } {
  const groups: Group[] = [];
  const stops: Stop[] = [];
  const groupOfStop: Group[] = [];
  for (const [index, feed] of feeds.entries()) {
    const offset = offsets[index]!.stops;
    const joined = pairsOf(feed, stops, groupOfStop);
    feed.areas.forEach((area, number) => {
      const group = joined.get(number) ?? { first: area, stops: [], otherIds: [] };
      if (group.first === area) groups.push(group);
      else group.otherIds.push(area.id);
      for (const stop of area.stops) {
        group.stops.push(stop + offset);
        groupOfStop[stop + offset] = group;
      }
    });
    stops.push(...feed.stops);
  }
  const numbers = new Map(groups.map((group, number) => [group, number]));
  return {
    areas: groups.map(({ first, stops: members, otherIds }) => ({
      ...first,
      stops: members,
      ...(otherIds.length > 0 && { otherIds }),
    })),
    stops: stops.map((stop, index) => ({ ...stop, area: numbers.get(groupOfStop[index]!)! })),
  };
}

/** The groups that areas of the next feed are merged into, by area number. */
function pairsOf(feed: Feed, stops: readonly Stop[], groupOfStop: readonly Group[]): Map<number, Group> {
  const gridOfName = new Map<string, { readonly members: readonly number[]; readonly grid: Grid }>();
  const byName = Map.groupBy(stops.keys(), (stop) => normalisedName(groupOfStop[stop]!.first.name));
  const stopsNamed = (name: string) => {
    const members = byName.get(name);
    if (!members) return null;
    const known = gridOfName.get(name) ?? { members, grid: gridOf(members.map((stop) => stops[stop]!)) };
    gridOfName.set(name, known);
    return known;
  };
  const pairs: Pair[] = [];
  feed.areas.forEach((area, number) => {
    const named = stopsNamed(normalisedName(area.name));
    if (!named) return;
    for (const stop of area.stops) {
      const { lat, lon } = feed.stops[stop]!;
      named.grid.within(lat, lon, SAME_PLACE_METRES, (at, metres) => {
        pairs.push({ group: groupOfStop[named.members[at]!]!, area: number, metres });
      });
    }
  });
  const joined = new Map<number, Group>();
  const taken = new Set<Group>();
  for (const { group, area } of pairs.sort((a, b) => a.metres - b.metres)) {
    if (joined.has(area) || taken.has(group)) continue;
    joined.set(area, group);
    taken.add(group);
  }
  return joined;
}
