/** On the demo city's streets, each walk is the same in the search, nearby, and in the details of the journey. */

import { stopsAround } from '@halte/engine/boards/nearbyStops';
import { epochAt } from '@halte/engine/common/zone';
import { type DetailedJourney, detailJourney } from '@halte/engine/journeys/detail';
import { optionsOf } from '@halte/engine/journeys/options';
import type { SearchRequest } from '@halte/engine/journeys/request';
import { planOf } from '@halte/engine/journeys/rides';
import type { Journey } from '@halte/engine/journeys/summary';
import { encodePlan } from '@halte/engine/journeys/summaryCode';
import { createEngine } from '@halte/engine/search/raptor/engine';
import type { Feed } from '@halte/engine/timetable/feed/feed';
import { metresBetween } from '@halte/engine/timetable/geo/distance';
import { decode } from '@placemarkio/polyline';
import { accessTo } from '../engine/testing/journeys.ts';
import { NO_ALERTS } from '../realtime/alerts.ts';
import { demoGround } from '../source/demoGround.ts';
import { streetWalks } from '../streets/streetWalks.ts';
import { stationsOf } from '../streets/testing/stations.ts';
import { streetMap } from '../streets/testing/streetMap.ts';
import { walkTables } from '../streets/walkTables.ts';
import { testCityFeed, testCitySource } from '../testing/demoCity.ts';
import { withWalks } from '../timetable/sharing.ts';
import { basics, feedOf, simpleFeed, tripsAndTimes } from '../timetable/testing/feeds.ts';
import { between, randomNumbers } from '../timetable/testing/random.ts';
import { linkedPlaces } from '../workers/linkedPlaces.ts';
import { besideOf } from './beside.ts';
import { answerRequest } from './testing/searchJourneys.ts';

const NO_NEWS = { alerts: NO_ALERTS, language: 'fr' };
/** Ten in the morning of the day. */
const TIME = Date.UTC(2026, 10, 23, 9) / 1_000;
type Section = DetailedJourney['sections'][number];

let feed: Feed;
let journeys: { readonly request: SearchRequest; readonly summaries: readonly Journey[] }[];

beforeAll(async () => {
  const [source, plain] = await Promise.all([testCitySource(), testCityFeed()]);
  feed = withWalks(
    plain,
    streetWalks(plain, walkTables(demoGround(source.ground, source.places), linkedPlaces(plain))),
  );
  const engine = createEngine(feed);
  const random = randomNumbers(32);
  const end = () => {
    const { lat, lon } = feed.areas[between(random, 0, feed.areas.length - 1)]!;
    const moved = { lat: lat + (random() - 0.5) * 0.006, lon: lon + (random() - 0.5) * 0.008 };
    return { ...moved, id: '', name: '', stops: [] };
  };
  journeys = [];
  while (journeys.length < 40) {
    const request: SearchRequest = {
      ...{ from: end(), to: end(), via: null, viaStaySeconds: 0, time: TIME, now: TIME, direction: 'departAfter' },
      ...{ options: optionsOf({}), language: null },
    };
    const { groups } = await answerRequest({ feed, engine }, request);
    journeys.push({ request, summaries: groups.flatMap((group) => group.journeys) });
  }
}, 60_000);

const details = () =>
  journeys.flatMap(({ request, summaries }) =>
    summaries.map((summary) => ({
      request,
      summary,
      detail: detailJourney(feed, summary.journeySummaryCode, besideOf(NO_NEWS)),
    })),
  );

const lengthOf = ({ geometry }: Section) =>
  geometry
    .slice(1)
    .reduce((sum, [lat, lon], i) => sum + metresBetween(geometry[i]![0]!, geometry[i]![1]!, lat!, lon!), 0);

it('finds journeys with walks along streets', () => {
  const walks = details().flatMap(({ detail }) => detail.sections.filter(({ kind }) => kind === 'walk'));
  expect(walks.length).toBeGreaterThan(100);
  expect(walks.filter(({ geometry }) => geometry.length > 4).length).toBeGreaterThan(walks.length / 2);
});

it('draws each walk as long as it is, from one end to the other', () => {
  // The metres inside of a station are not on the street.
  for (const { detail } of details())
    for (const section of detail.sections.filter(({ kind, pathways }) => kind === 'walk' && !pathways)) {
      expect(section.geometry[0]).toEqual([section.from.lat, section.from.lon]);
      expect(section.geometry.at(-1)).toEqual([section.to.lat, section.to.lon]);
      // A place that is far from every street is outside the map.
      const factor = section.geometry.length === 2 ? 1.3 : 1;
      expect(Math.abs(factor * lengthOf(section) - section.metres)).toBeLessThan(2 + section.metres * 0.002);
    }
});

// A place that is far from every street is outside the map: its geometry is two points.
it('draws a ride by bike along streets, in results and details, and tells its steps', () => {
  const rides = details().flatMap(({ summary, detail }) =>
    detail.sections.flatMap((section, i) =>
      section.kind === 'bike' && section.geometry.length > 2 ? [{ section, drawn: summary.sections[i]! }] : [],
    ),
  );
  expect(rides.length).toBeGreaterThan(20);
  for (const { section, drawn } of rides) {
    expect(Math.abs(lengthOf(section) - section.metres)).toBeLessThan(2 + section.metres * 0.002);
    expect(decode(drawn.geometry!).length).toBeGreaterThan(2);
    const { walkSteps = [] } = section;
    expect(walkSteps.reduce((sum, { metres }) => sum + metres, 0)).toBe(section.metres);
    expect(walkSteps.reduce((sum, { seconds }) => sum + seconds, 0)).toBe(section.durationSeconds);
    // Never slower than pushed, nor faster than ridden.
    expect(section.durationSeconds).toBeGreaterThanOrEqual(Math.floor(section.metres / 4.2));
    expect(section.durationSeconds).toBeLessThan(section.metres / 1.25);
  }
});

it('walks to the first stop and from the last one as far as nearby says', () => {
  const query = { from: TIME, preferred: new Set<number>(), alertOf: () => null };
  let compared = 0;
  for (const { request, detail } of details()) {
    const [first, second] = detail.sections;
    if (first?.kind !== 'walk' || second?.kind !== 'ride') continue;
    const near = stopsAround(feed, {
      ...query,
      ...request.from,
      radius: 1_500,
      profile: 'foot',
      limit: 100,
      modes: null,
    });
    const stop = near.stops.find(({ id }) => id === first.to.stopAreaId);
    // Nearby says how far the nearest stop point of a stop is.
    expect(stop!.metres).toBeLessThanOrEqual(first.metres);
    if (stop!.metres === first.metres) compared++;
    expect(stop!.seconds).toBeLessThanOrEqual(first.durationSeconds);
  }
  expect(compared).toBeGreaterThan(10);
});

it('goes through the station on the way from a platform to a stop in the street', async () => {
  // From platform P 20 m and 24 steps up to the entrance E, along the street, and to the stop A: 89 m north of E.
  const station = await feedOf({
    ...basics(),
    ...tripsAndTimes('one: B 8:00, P 8:10\ntwo: A 8:20, B 8:30'),
    'stops.txt': `stop_id,stop_name,stop_lat,stop_lon,location_type,parent_station
      S,Gare,0.001,0,1,
      P,Gare,0.001,0,0,S
      E,,0.0001,0,2,S
      A,Marché,0.0009,0.0001,0,
      B,Port,0.1,0,0,`,
    'pathways.txt':
      'from_stop_id,to_stop_id,pathway_mode,is_bidirectional,traversal_time,length,stair_count\nE,P,2,1,50,20,-24',
  });
  const streets = streetMap({ a: [0, -100], b: [0, 100] }, ['ab']);
  const tables = walkTables({ streets, ...stationsOf({}) }, linkedPlaces(station));
  const walked = withWalks(station, streetWalks(station, tables));
  const spot = { id: '', name: '', lat: 0.1, lon: 0 };
  const [journey] = createEngine(walked).search({
    ...{
      access: accessTo(walked, 'B'),
      egress: accessTo(walked, 'B'),
      time: epochAt('Europe/Paris', '2026-06-03T07:55'),
    },
    ...{ direction: 'departAfter', windowSeconds: 600, excludedModes: new Set(), maxRides: 2, wheelchair: false },
  });
  const plan = planOf(walked, { from: spot, to: spot }, journey!);
  const { sections } = detailJourney(walked, encodePlan(walked, plan), besideOf(NO_NEWS));
  const walk = sections.find(({ kind }) => kind === 'walk')!;
  // 50 s inside, 88.88 m in 71.1 s along the street to its end, and 11.12 m in 8.9 s to the stop.
  expect(walk).toMatchObject({
    ...{ metres: 120, durationSeconds: 130, pathways: [{ mode: 'stairs', durationSeconds: 50, stairCount: 24 }] },
  });
  expect(walk.geometry.map(([lat]) => Math.round(lat! * 1e4))).toEqual([10, 1, 1, 9, 9]);
  expect(walk.walkSteps!.map(({ turn, kind, seconds }) => `${turn} ${kind} ${seconds}`)).toEqual([
    ...['up stairs 50', 'straight entrance 0', 'start street 80'],
  ]);
});

it('tells each walk along streets in steps that are as long as it, from one end to the other', () => {
  let told = 0;
  for (const { detail } of details())
    for (const { walkSteps: steps = [], ...section } of detail.sections.filter(({ kind }) => kind === 'walk')) {
      if (steps.length === 0) continue;
      told++;
      expect(steps.reduce((sum, { metres }) => sum + metres, 0)).toBe(section.metres);
      expect(steps.reduce((sum, { seconds }) => sum + seconds, 0)).toBe(section.durationSeconds);
      const lines = steps.map(({ geometry }) => decode(geometry));
      const near = (one: readonly number[], other: readonly number[]) =>
        metresBetween(one[1]!, one[0]!, other[1]!, other[0]!) < 2;
      expect(near(lines[0]![0]!, [section.from.lon, section.from.lat])).toBe(true);
      expect(near(lines.at(-1)!.at(-1)!, [section.to.lon, section.to.lat])).toBe(true);
      for (let i = 1; i < lines.length; i++) expect(near(lines[i - 1]!.at(-1)!, lines[i]![0]!)).toBe(true);
      for (const { kind, name } of steps) if (kind === 'street') expect(name).not.toBeUndefined();
    }
  expect(told).toBeGreaterThan(80);
});

it.each([
  ['on foot', {}, 2],
  ['where stairs are avoided', { avoidStairs: true }, 0],
  ['in a wheelchair', { wheelchair: true }, 0],
])('changes over steps %s, though the timetable knows no stairs', async (_, wishes, rides) => {
  const town = await simpleFeed(
    'B 0.1 0\nP 0.0001 0\nA 0.0001 0.003\nC 0.2 0',
    'one: B 8:00, P 8:10\ntwo: A 8:30, C 8:40',
  );
  const streets = streetMap({ a: [0, 0], b: [100, 0], c: [200, 0], d: [333, 0] }, ['ab', 'bc steps', 'cd']);
  const tables = walkTables({ streets, ...stationsOf({}) }, linkedPlaces(town));
  const walked = withWalks(town, streetWalks(town, tables));
  const [journey] = createEngine(walked).search({
    ...{
      access: accessTo(walked, 'B'),
      egress: accessTo(walked, 'C'),
      time: epochAt('Europe/Paris', '2026-06-03T07:55'),
    },
    ...{
      direction: 'departAfter',
      windowSeconds: 600,
      excludedModes: new Set(),
      maxRides: 2,
      wheelchair: false,
      ...wishes,
    },
  });
  expect(journey?.rides ?? 0).toBe(rides);
});

it('draws each walk of the results along the streets, at most 6 m from its details, in few points', () => {
  let [drawn, simplified] = [0, 0];
  for (const { summary, detail } of details())
    for (const [i, section] of detail.sections.entries()) {
      if (section.kind !== 'walk') continue;
      const line = decode(summary.sections[i]!.geometry!).map(([lon, lat]) => [lat!, lon!] as const);
      expect(line.length).toBeLessThanOrEqual(section.geometry.length);
      for (const [lat, lon] of section.geometry) expect(offLine([lat!, lon!], line)).toBeLessThan(6);
      drawn += section.geometry.length;
      simplified += line.length;
    }
  expect(drawn).toBeGreaterThan(1_000);
  expect(simplified).toBeLessThan(drawn * 0.6);
});

/** Metres from a point to a line, by looking at a point of the line every metre. */
function offLine(point: readonly [number, number], line: readonly (readonly [number, number])[]): number {
  let least = Number.POSITIVE_INFINITY;
  for (const [i, [toLat, toLon]] of line.entries()) {
    const [fromLat, fromLon] = line[Math.max(0, i - 1)]!;
    const pieces = Math.ceil(metresBetween(fromLat, fromLon, toLat, toLon)) || 1;
    for (let piece = 0; piece <= pieces; piece++) {
      const share = piece / pieces;
      const [lat, lon] = [fromLat + share * (toLat - fromLat), fromLon + share * (toLon - fromLon)];
      least = Math.min(least, metresBetween(point[0], point[1], lat, lon));
    }
  }
  return least;
}

it('takes as long in the details as in the summary', () => {
  for (const { summary, detail } of details()) {
    expect(detail.departureDateTime).toBe(summary.departureDateTime);
    expect(detail.arrivalDateTime).toBe(summary.arrivalDateTime);
    const seconds = detail.sections
      .filter(({ kind }) => kind === 'walk')
      .reduce((sum, one) => sum + one.durationSeconds, 0);
    expect(seconds).toBe(summary.walkingSeconds);
    const walked = detail.sections.filter(({ kind }) => kind === 'walk').reduce((sum, { metres }) => sum + metres, 0);
    expect(walked).toBe(summary.walkingMetres);
  }
});
