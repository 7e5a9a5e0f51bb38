/** On the demo city's streets, each walk is the same in the search, nearby, and in the details of the journey. */
import { createEngine } from '../engine/raptor/engine.ts';
import { stopsAround } from '../network/nearbyStops.ts';
import { NO_ALERTS } from '../realtime/alerts.ts';
import { demoGround } from '../source/demoGround.ts';
import { streetWalks } from '../streets/streetWalks.ts';
import { walkTables } from '../streets/walkTables.ts';
import { testCityFeed, testCitySource } from '../testing/demoCity.ts';
import type { Feed } from '../timetable/feed/feed.ts';
import { metresBetween } from '../timetable/geo/distance.ts';
import { withWalks } from '../timetable/sharing.ts';
import { between, randomNumbers } from '../timetable/testing/random.ts';
import { answerRequest } from './answer.ts';
import { type DetailedJourney, detailJourney } from './detail.ts';
import { optionsOf } from './options.ts';
import type { SearchRequest } from './request.ts';

const NO_NEWS = { alerts: NO_ALERTS, language: 'fr' };
/** Ten in the morning of the day. */
const TIME = Date.UTC(2026, 10, 23, 9) / 1_000;
type Section = DetailedJourney['sections'][number];

let feed: Feed;
let journeys: { readonly request: SearchRequest; readonly summaries: readonly Summary[] }[];
type Summary = ReturnType<typeof answerRequest>['groups'][number]['journeys'][number];

beforeAll(async () => {
  const [source, plain] = await Promise.all([testCitySource(), testCityFeed()]);
  feed = withWalks(plain, streetWalks(plain, walkTables(demoGround(source.ground, source.places).streets, plain)));
  const engine = createEngine(feed);
  const random = randomNumbers(32);
  const end = () => {
    const { lat, lon } = feed.areas[between(random, 0, feed.areas.length - 1)]!;
    const moved = { lat: lat + (random() - 0.5) * 0.006, lon: lon + (random() - 0.5) * 0.008 };
    return { ...moved, id: '', name: '', stops: [] };
  };
  journeys = Array.from({ length: 40 }, () => {
    const request: SearchRequest = {
      ...{ from: end(), to: end(), via: null, viaStaySeconds: 0, time: TIME, now: TIME, direction: 'departAfter' },
      ...{ options: optionsOf({}), language: null },
    };
    return { request, summaries: answerRequest({ feed, engine }, request).groups.flatMap((group) => group.journeys) };
  });
}, 60_000);

const details = () =>
  journeys.flatMap(({ request, summaries }) =>
    summaries.map((summary) => ({
      request,
      summary,
      detail: detailJourney(feed, summary.journeySummaryCode, NO_NEWS),
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

it('walks to the first stop and from the last one as far as nearby says', () => {
  const query = { from: TIME, preferred: new Set<number>(), alertOf: () => null };
  let compared = 0;
  for (const { request, detail } of details()) {
    const [first, second] = detail.sections;
    if (first?.kind !== 'walk' || second?.kind !== 'ride') continue;
    const near = stopsAround(feed, { ...query, ...request.from, radius: 1_500, limit: 100, modes: null });
    const stop = near.stops.find(({ id }) => id === first.to.stopAreaId);
    // Nearby says how far the nearest stop point of a stop is.
    expect(stop!.metres).toBeLessThanOrEqual(first.metres);
    if (stop!.metres === first.metres) compared++;
    expect(stop!.seconds).toBeLessThanOrEqual(first.durationSeconds);
  }
  expect(compared).toBeGreaterThan(10);
});

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
