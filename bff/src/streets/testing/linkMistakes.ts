/** For tests: stops of a city that are joined to its streets where nobody would go. */

import { metresBetween } from '@halte/engine/timetable/geo/distance';
import { secondsOfWalk, WALK_PROFILES, type WalkProfile } from '@halte/engine/timetable/geo/walkRouter';
import { ROAD_CLASSES } from '../../ground/classify/roads.ts';
import { between, randomNumbers } from '../../timetable/testing/random.ts';
import { lineOf } from '../line.ts';
import { LINK_KINDS, snapsAt } from '../linkColumns.ts';
import type { Snap } from '../snap.ts';
import type { WalkedCity } from './walkedCities.ts';

const FARTHEST_LINK = 150;
/** From so many metres along its street, a stop that is no farther from it is reached in less than these seconds. */
const [BESIDE, LONGEST_SECONDS] = [20, 90];
const STOPS_BESIDE = 50;

export function linkMistakes(city: WalkedCity): string[] {
  return WALK_PROFILES.flatMap((profile) => [...linksOf(city, profile), ...walksBeside(city, profile)]);
}

function linksOf({ feed, tables: { streets, profiles } }: WalkedCity, profile: WalkProfile): string[] {
  const { stops } = profiles[profile];
  return feed.stops.flatMap(({ name }, stop) =>
    snapsAt(stops, stop).flatMap(({ edge, metres, door }) => {
      const kind = ROAD_CLASSES[streets.edges.class[edge]!]!;
      const isOnSteps = ['steps', 'escalator', 'lift'].includes(kind);
      return isOnSteps || (!door && metres > FARTHEST_LINK) ? [`${name}: ${Math.round(metres)} m to ${kind}`] : [];
    }),
  );
}

function walksBeside({ feed, tables, walks }: WalkedCity, profile: WalkProfile): string[] {
  const random = randomNumbers(20);
  const links = tables.profiles[profile].stops;
  const near = (stop: number) => snapsAt(links, stop)[0]!.metres <= BESIDE;
  const onGround = feed.stops.flatMap((stop, i) =>
    LINK_KINDS[links.kind[i]!] === 'street' && near(i) ? [{ ...stop, i }] : [],
  );
  return Array.from({ length: Math.min(STOPS_BESIDE, onGround.length) }, () => {
    const { lat, lon, name, i } = onGround[between(random, 0, onGround.length - 1)]!;
    const [{ edge, share }] = snapsAt(links, i) as [Snap];
    const to = Math.min(1, share + BESIDE / tables.streets.edges.metres[edge]!);
    const [placeLat, placeLon] = lineOf(tables.streets, [{ edge, from: share, to }]).at(-1)!;
    const place = { lat: placeLat, lon: placeLon };
    const straight = metresBetween(lat, lon, place.lat, place.lon);
    const walk = walks.around(place, { maxMetres: 2_000, direction: 'toStops', profile }).stop(i, straight);
    const seconds = walk ? secondsOfWalk(walk) : Number.POSITIVE_INFINITY;
    return seconds < LONGEST_SECONDS ? [] : [`${name}: ${seconds} s from ${place.lat} ${place.lon} (${profile})`];
  }).flat();
}
