import { epochAt } from '@halte/engine/common/zone';
import type { JourneyQuery } from '@halte/engine/search/journeyEngine';
import { createEngine } from '@halte/engine/search/raptor/engine';
import { createNetworkSnapshot } from '../network/snapshot.ts';
import { createSharing } from '../sharing/sharing.ts';
import { mapPictures } from '../testing/mapPictures.ts';
import { simpleFeed } from '../timetable/testing/feeds.ts';
import { searchJourneys } from './testing/searchJourneys.ts';

const STOPS = 'A 48.0 7\nB 48.2 7';
/** A nine-minute trip at each of these times. */
const at = (...clocks: readonly string[]) =>
  clocks.map((clock) => `t${clock.replace(':', '')}: A ${clock}, B ${clock.slice(0, 4)}9`).join('\n');

/** `06:00 first`, `22:10 last`, … of the journeys found, and how many searches without a window were made. */
async function found(trips: string, when: Readonly<Record<string, string>>, zone = 'Europe/Paris') {
  const feed = await simpleFeed(STOPS, trips, {}, zone);
  const now = epochAt(feed.timeZone, '2026-06-03T00:00');
  const sharing = createSharing({ sources: [], everySeconds: 60, now: () => now });
  const gazetteer = { addresses: [], amenities: [] };
  const tiles = mapPictures(feed);
  const snapshot = createNetworkSnapshot(feed, { gazetteer, tiles, imaginary: false, sharing });
  const engine = createEngine(feed);
  let searches = 0;
  const counting = {
    feed,
    search(query: JourneyQuery) {
      searches += 1;
      return engine.search(query);
    },
  };
  const body = { fromId: 'A', toId: 'B', tripType: 0, ...when } as const;
  const { groups } = await searchJourneys({ ...snapshot, engine: counting }, body, now);
  const journeys = groups[0]!.journeys.map(({ departureDateTime, isFirstOfDay, isLastOfDay }) =>
    [departureDateTime.slice(11, 16), isFirstOfDay && 'first', isLastOfDay && 'last'].filter(Boolean).join(' '),
  );
  return { journeys, searches };
}

const DAY = at('06:00', '06:20', '06:40', '12:00', '12:20', '12:40', '22:00', '22:10', '22:20');
const departing = (clock: string, day = '2026-06-03') => ({ departureDateTime: `${day}T${clock}` });

it.each(['Europe/Paris', 'America/Los_Angeles', 'Asia/Tokyo'])('knows both ends of a day in %s', async (zone) => {
  expect((await found(DAY, departing('05:50'), zone)).journeys).toEqual(['06:00 first', '06:20', '06:40']);
  expect((await found(DAY, departing('21:50'), zone)).journeys).toEqual(['22:00', '22:10', '22:20 last']);
});

it('searches one additional time at most, and not at midday', async () => {
  expect((await found(DAY, departing('05:50'))).searches).toBe(2);
  expect((await found(DAY, departing('21:50'))).searches).toBe(2);
  expect(await found(DAY, departing('11:50'))).toEqual({ journeys: ['12:00', '12:20', '12:40'], searches: 1 });
});

it('does not search where the line itself shows that the day goes on', async () => {
  expect(await found(DAY, departing('06:10'))).toEqual({ journeys: ['06:20', '06:40'], searches: 1 });
  const late = `${DAY}\n${at('23:30')}`;
  expect(await found(late, departing('21:50'))).toEqual({ journeys: ['22:00', '22:10', '22:20'], searches: 1 });
});

it('does not call the second journey of the morning the first, nor the last but one the last', async () => {
  expect((await found(DAY, departing('06:10'))).journeys).toEqual(['06:20', '06:40']);
  const late = `${DAY}\n${at('23:30')}`;
  expect((await found(late, departing('21:50'))).journeys).toEqual(['22:00', '22:10', '22:20']);
});

it('knows the ends of a line that runs three times a day', async () => {
  const trips = at('07:30', '12:30', '16:30');
  expect((await found(trips, departing('15:00'))).journeys).toEqual(['16:30 last']);
  expect((await found(trips, { arrivalDateTime: '2026-06-03T08:30' })).journeys.at(-1)).toBe('07:30 first');
});

it('counts a vehicle after midnight to the day before', async () => {
  const trips = at('06:00', '23:40', '24:20', '24:40', '24:50');
  expect((await found(trips, departing('00:10', '2026-06-04'))).journeys).toEqual(['00:20', '00:40', '00:50 last']);
  expect((await found(trips, departing('23:30'))).journeys).not.toContain('23:40 last');
});

it('knows no end where vehicles run around the clock', async () => {
  const hourly = Array.from({ length: 24 }, (_, hour) => String(hour).padStart(2, '0'));
  const trips = at(...hourly.flatMap((hour) => [`${hour}:05`, `${hour}:25`, `${hour}:45`]));
  expect((await found(trips, departing('23:00'))).journeys).toEqual(['23:05', '23:25', '23:45']);
  expect((await found(trips, departing('00:00'))).journeys).toEqual(['00:05', '00:25', '00:45']);
});
