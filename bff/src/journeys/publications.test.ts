/** Codes of journeys that were found in one publication of a timetable, opened in another. */

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { dayFromIso, serviceDayStart } from '@halte/engine/common/zone';
import { type DetailedJourney, detailJourney } from '@halte/engine/journeys/detail';
import { optionsOf } from '@halte/engine/journeys/options';
import { placesFrom, writeMarks } from '@halte/engine/journeys/packedMarks';
import { PackWriter } from '@halte/engine/journeys/packing';
import { decodePlan } from '@halte/engine/journeys/summaryCode';
import { createEngine } from '@halte/engine/search/raptor/engine';
import type { Feed } from '@halte/engine/timetable/feed/feed';
import { NO_ALERTS } from '../realtime/alerts.ts';
import { testCityFeed } from '../testing/demoCity.ts';
import { importFeed } from '../timetable/importFeed.ts';
import { feedOf } from '../timetable/testing/feeds.ts';
import { between, randomNumbers } from '../timetable/testing/random.ts';
import { randomGtfs } from '../timetable/testing/randomGtfs.ts';
import { type Numbering, renumbered } from '../timetable/testing/renumbered.ts';
import { besideOf } from './beside.ts';
import { answerRequest } from './testing/searchJourneys.ts';

const CODES = 200;
/** How much longer a code may be on average than with trip ids alone. */
const LONGEST = 1.4;
const NEWS = { alerts: NO_ALERTS, language: 'fr' };
const STRASBOURG = join(__dirname, '../../../../shared/feeds/medium-fr-cts-strasbourg-2026.zip');
const isStrasbourgThere = existsSync(STRASBOURG);
if (!isStrasbourgThere) console.log(`Not there: ${STRASBOURG}. Codes are opened in the demo city only.`);

const detailsOf = (feed: Feed, code: string) => detailJourney(feed, code, besideOf(NEWS));

/** Codes of journeys with rides between random stops by day, each once. */
async function codesIn(feed: Feed, count: number, day: number): Promise<string[]> {
  const live = { feed, engine: createEngine(feed) };
  const random = randomNumbers(7);
  const codes = new Set<string>();
  const end = () => {
    const { lat, lon } = feed.stops[between(random, 0, feed.stops.length - 1)]!;
    return { id: '', name: 'Somewhere', stops: [], lat, lon };
  };
  for (let tries = 0; codes.size < count && tries < 20 * count; tries++) {
    const time = serviceDayStart(feed.timeZone, day) + between(random, 6 * 3_600, 20 * 3_600);
    const request = { from: end(), to: end(), via: null, viaStaySeconds: 0, options: optionsOf({}), now: 0 };
    const { groups } = await answerRequest(live, { ...request, time, direction: 'departAfter', language: null });
    for (const { journeys } of groups) for (const { id, modes } of journeys) if (modes.length > 0) codes.add(id);
  }
  return [...codes].slice(0, count);
}

/** Three bytes are four characters. */
function charactersOfMarks(code: string): number {
  const [from, , legs] = decodePlan(code);
  const places = placesFrom({ lat: from[2], lon: from[3] });
  const writer = new PackWriter();
  for (const leg of legs) if (!Array.isArray(leg) && leg.marks) writeMarks(writer, leg.marks, places);
  return (writer.view().length * 4) / 3;
}

/** What a traveller does, without any id. */
function describeRides({ sections, departureDateTime, arrivalDateTime }: DetailedJourney): string[] {
  const rides = sections.flatMap(({ ride, from, to, ...times }) =>
    ride
      ? [
          `${ride.line.mode} ${ride.line.shortName} ${from.name} ${times.departureDateTime} ${to.name} ${times.arrivalDateTime}`,
        ]
      : [],
  );
  return [departureDateTime, ...rides, arrivalDateTime];
}

const NUMBERINGS: readonly { trips: Numbering; stops?: Numbering; routes?: Numbering }[] = [
  { trips: 'new' },
  { trips: 'swapped' },
  { trips: 'new', stops: 'new', routes: 'new' },
  { trips: 'swapped', stops: 'swapped', routes: 'swapped' },
];

describe.each(
  [
    { name: 'the demo city', load: testCityFeed, isThere: true },
    {
      name: 'Strasbourg',
      load: () => importFeed({ path: STRASBOURG }, { today: '2026-06-03', rebaseCalendar: 'never' }),
      isThere: isStrasbourgThere,
    },
  ].filter(({ isThere }) => isThere),
)('codes of $name', ({ load }) => {
  let feed: Feed;
  let codes: string[];
  beforeAll(async () => {
    feed = await load();
    codes = await codesIn(feed, CODES, feed.firstDay + 8);
  }, 300_000);

  it('are as many as are wanted, and not long', () => {
    expect(codes).toHaveLength(CODES);
    const ratios = codes.map((code) => code.length / (code.length - charactersOfMarks(code)));
    expect(ratios.reduce((sum, ratio) => sum + ratio, 0) / CODES).toBeLessThan(LONGEST);
    expect(Math.min(...ratios)).toBeGreaterThan(1);
  });

  it.each(NUMBERINGS)('all open with equal times when ids are %j', (numbering) => {
    const other = renumbered(feed, numbering);
    for (const code of codes) {
      const opened = detailsOf(other, code);
      expect(describeRides(opened)).toEqual(describeRides(detailsOf(feed, code)));
      expect(opened.changedTimes).toBeUndefined();
    }
  });
});

/** How a trip differs in the next publication; seconds, or removed. */
type Change = number | 'removed';
const CHANGES: readonly Change[] = [0, 0, 0, 60, -120, 180, 900, 'removed'];

const rowsOf = (text: string) => text.split('\n').map((line) => line.split(','));

/** The next publication: the ids of all trips change places, and some trips leave at other times or not at all. */
function republished(texts: Readonly<Record<string, string>>, random: () => number) {
  const [, ...trips] = rowsOf(texts['trips.txt']!);
  const ids = trips.map((row) => row[2]!);
  const changes = new Map(ids.map((id) => [id, CHANGES[between(random, 0, CHANGES.length - 1)]!]));
  const turned = between(random, 1, ids.length - 1);
  const newIds = new Map(ids.map((id, index) => [id, ids[(index + turned) % ids.length]!]));
  const published = Object.entries(texts).map(([name, text]) => {
    const [header = [], ...rows] = rowsOf(text);
    const columns = header.flatMap((column, index) => (/(^|_)trip_id$/.test(column) ? [index] : []));
    const timeColumns = header.flatMap((column, index) => (/_time$/.test(column) ? [index] : []));
    const kept = rows.filter((row) => columns.every((column) => changes.get(row[column]!) !== 'removed'));
    const written = kept.map((row) => {
      const change = changes.get(row[columns[0] ?? -1] ?? '') ?? 0;
      return row.map((cell, index) => {
        if (columns.includes(index)) return newIds.get(cell) ?? cell;
        return timeColumns.includes(index) && change !== 'removed' && cell.includes(':') ? shifted(cell, change) : cell;
      });
    });
    return [name, [header, ...written].map((row) => row.join(',')).join('\n')] as const;
  });
  return { texts: Object.fromEntries(published), changes };
}

function shifted(clock: string, seconds: number): string {
  const [hours = 0, minutes = 0, rest = 0] = clock.split(':').map(Number);
  const time = hours * 3_600 + minutes * 60 + rest + seconds;
  return [Math.floor(time / 3_600), Math.floor(time / 60) % 60, time % 60]
    .map((part) => String(part).padStart(2, '0'))
    .join(':');
}

const ridesIn = ({ sections }: DetailedJourney) =>
  sections.flatMap(({ ride, from, to }) =>
    ride
      ? [
          {
            tripId: ride.tripId,
            what: `${ride.line.mode} ${ride.line.shortName} ${from.name} ${to.name}`,
            times: [ride.scheduledDepartureDateTime!, ride.scheduledArrivalDateTime!].map(
              (time) => Date.parse(time) / 1_000,
            ),
          },
        ]
      : [],
  );

function opened(feed: Feed, code: string): DetailedJourney | null {
  try {
    return detailsOf(feed, code);
  } catch (error) {
    expect(error).toMatchObject({ name: 'RequestError', reason: 'unknown', code: 'journey-expired' });
    return null;
  }
}

it.each([101, 102, 103, 104])(
  'a code of random network %i opens as the same lines, stops and times, or not at all, when ids change places, trips move and trips go',
  async (seed) => {
    const texts = randomGtfs(seed, 'busy');
    const feed = await feedOf(texts);
    const codes = await codesIn(feed, 60, dayFromIso('2026-06-03'));
    expect(codes).toHaveLength(60);
    const next = republished(texts, randomNumbers(seed));
    const other = await feedOf(next.texts);
    let [same, moved, gone] = [0, 0, 0];
    for (const code of codes) {
      const before = ridesIn(detailsOf(feed, code));
      const after = opened(other, code);
      if (after === null) {
        gone++;
        expect(before.some(({ tripId }) => next.changes.get(tripId) !== 0)).toBe(true);
        continue;
      }
      const rides = ridesIn(after);
      expect(rides.map(({ what }) => what)).toEqual(before.map(({ what }) => what));
      const shifts = rides.flatMap(({ times }, at) =>
        times.map((time, end) => Math.abs(time - before[at]!.times[end]!)),
      );
      expect(Math.max(...shifts)).toBeLessThanOrEqual(120);
      expect(after.changedTimes).toBe(Math.max(...shifts) > 0 ? true : undefined);
      if (after.changedTimes) moved++;
      else same++;
    }
    // Each kind is among them: otherwise this proves nothing.
    expect(Math.min(same, moved, gone)).toBeGreaterThan(0);
  },
);

it('a code of another network has expired', async () => {
  const [one, other] = await Promise.all([101, 102].map((seed) => feedOf(randomGtfs(seed, 'busy'))));
  const strange = { ...other!, stops: other!.stops.map((stop) => ({ ...stop, lat: stop.lat + 1 })) };
  for (const code of await codesIn(one!, 20, dayFromIso('2026-06-03'))) expect(opened(strange, code)).toBeNull();
});
