/** For tests: journeys with walks that are told in two ways, or drawn elsewhere than they are walked. */

import type { EpochSeconds } from '@halte/engine/common/time';
import { type DetailedJourney, detailJourney } from '@halte/engine/journeys/detail';
import { optionsOf } from '@halte/engine/journeys/options';
import type { SearchRequest } from '@halte/engine/journeys/request';
import type { Journey } from '@halte/engine/journeys/summary';
import { createEngine } from '@halte/engine/search/raptor/engine';
import type { Feed } from '@halte/engine/timetable/feed/feed';
import { metresBetween } from '@halte/engine/timetable/geo/distance';
import type { WalkRouter } from '@halte/engine/timetable/geo/walkRouter';
import { decode } from '@placemarkio/polyline';
import { NO_ALERTS } from '../../realtime/alerts.ts';
import { withWalks } from '../../timetable/sharing.ts';
import { between, randomNumbers } from '../../timetable/testing/random.ts';
import { besideOf } from '../beside.ts';
import { answerRequest } from './searchJourneys.ts';

type Section = DetailedJourney['sections'][number];

const NO_NEWS = { alerts: NO_ALERTS, language: 'fr' };
/** Metres by which the ends of a drawn walk may be off, by which its length, that has each part rounded, and between two of its steps. */
const [ENDS, LENGTH, GAP] = [20, 2, 1];

/** What differs in so many journeys between places near stops, some without steps and some in a wheelchair. */
export async function disagreements(
  city: { readonly feed: Feed; readonly walks: WalkRouter },
  isOnMap: (stop: number) => boolean,
  { morning, count }: { readonly morning: EpochSeconds; readonly count: number },
): Promise<string[]> {
  const feed = withWalks(city.feed, city.walks);
  const engine = createEngine(feed);
  const random = randomNumbers(1_000);
  const stops = feed.stops.filter((_, stop) => isOnMap(stop));
  const place = () => {
    const { lat, lon } = stops[between(random, 0, stops.length - 1)]!;
    return { id: '', name: '', stops: [], lat: lat + (random() - 0.5) / 250, lon: lon + (random() - 0.5) / 250 };
  };
  const mistakes: string[] = [];
  let [drawn, stepped] = [0, 0];
  for (let journeys = 0; journeys < count; ) {
    const time = morning + between(random, 0, 12 * 3_600);
    const request: SearchRequest = {
      ...{ from: place(), to: place(), via: null, viaStaySeconds: 0, time, now: time, direction: 'departAfter' },
      options: optionsOf({
        walkSpeed: (['slow', 'normal', 'fast'] as const)[between(random, 0, 2)]!,
        avoidStairs: random() < 0.2 ? 'on' : 'off',
        wheelchair: random() < 0.2 ? 'on' : 'off',
      }),
      language: null,
    };
    const { groups } = await answerRequest({ feed, engine }, request);
    for (const summary of groups.flatMap((group) => group.journeys)) {
      const detail = detailJourney(feed, summary.journeySummaryCode, besideOf(NO_NEWS));
      const found = [
        ...totals(summary, detail),
        ...detail.sections.flatMap((section) => [...inDrawing(section), ...inSteps(section)]),
      ];
      mistakes.push(...found.map((what) => `${summary.journeySummaryCode}: ${what}`));
      stepped += detail.sections.filter(({ walkSteps = [] }) => walkSteps.length > 0).length;
      drawn += detail.sections.filter(({ kind, geometry }) => kind === 'walk' && geometry.length > 2).length;
      journeys++;
    }
  }
  return Math.min(drawn, stepped) < count
    ? [...mistakes, `only ${drawn} walks along streets, ${stepped} told in steps, in ${count} journeys`]
    : mistakes;
}

function totals(summary: Journey, detail: DetailedJourney): string[] {
  const walks = detail.sections.filter(({ kind }) => kind === 'walk');
  const told = [
    summary.sections
      .filter(({ kind }) => kind === 'walk')
      .map(({ durationSeconds }) => durationSeconds)
      .join(),
    ...[summary.walkingSeconds, summary.walkingMetres, detail.walkingSeconds, detail.walkingMetres],
  ];
  const seconds = walks.reduce((sum, { durationSeconds }) => sum + durationSeconds, 0);
  const metres = walks.reduce((sum, one) => sum + one.metres, 0);
  const found = [walks.map(({ durationSeconds }) => durationSeconds).join(), seconds, metres, seconds, metres];
  return `${told}` === `${found}` ? [] : [`${told} in results, ${found} in details`];
}

function inDrawing({ kind, geometry, metres, from, to, pathways }: Section): string[] {
  if (kind !== 'walk') return [];
  const apart = (point: readonly number[] | undefined, end: typeof from) =>
    metresBetween(point![0]!, point![1]!, end.lat, end.lon);
  const ends = [apart(geometry[0], from), apart(geometry.at(-1), to)];
  const length = geometry
    .slice(1)
    .reduce((sum, [lat, lon], i) => sum + metresBetween(geometry[i]![0]!, geometry[i]![1]!, lat!, lon!), 0);
  // Inside of stations nothing is drawn; a walk outside of the map is a straight line, times the detour of streets.
  const factor = geometry.length === 2 ? 1.3 : 1;
  const off = pathways ? 0 : Math.abs(factor * length - metres);
  return [
    ...(Math.max(...ends) > ENDS ? [`begins and ends ${ends} m from its ends`] : []),
    ...(off > LENGTH + 0.002 * metres ? [`${metres} m, but its line is ${Math.round(factor * length)} m long`] : []),
  ];
}

function inSteps({ walkSteps = [], metres, durationSeconds, from, to }: Section): string[] {
  if (walkSteps.length === 0) return [];
  const sums = [
    walkSteps.reduce((sum, step) => sum + step.metres, 0),
    walkSteps.reduce((sum, step) => sum + step.seconds, 0),
  ];
  const lines = walkSteps.map(({ geometry }) => decode(geometry));
  const gaps = lines.slice(1).map((line, i) => {
    const [lon, lat] = line[0]!;
    const [endLon, endLat] = lines[i]!.at(-1)!;
    return metresBetween(endLat!, endLon!, lat!, lon!);
  });
  const [firstLon, firstLat] = lines[0]![0]!;
  const [lastLon, lastLat] = lines.at(-1)!.at(-1)!;
  const ends = [
    metresBetween(firstLat!, firstLon!, from.lat, from.lon),
    metresBetween(lastLat!, lastLon!, to.lat, to.lon),
  ];
  return [
    ...(`${sums}` === `${[metres, durationSeconds]}` ? [] : [`${metres} m, ${durationSeconds} s; its steps ${sums}`]),
    ...(Math.max(0, ...gaps) > GAP ? [`gaps of ${Math.max(...gaps)} m between its steps`] : []),
    ...(Math.max(...ends) > ENDS ? [`its steps begin and end ${ends} m from its ends`] : []),
  ];
}
