import { epochAt } from '@halte/engine/common/zone';
import { detailJourney } from '@halte/engine/journeys/detail';
import { createEngine } from '@halte/engine/search/raptor/engine';
import type { Feed } from '@halte/engine/timetable/feed/feed';
import { createNetworkSnapshot } from '../network/snapshot.ts';
import { NO_ALERTS } from '../realtime/alerts.ts';
import { createSharing } from '../sharing/sharing.ts';
import { mapPictures } from '../testing/mapPictures.ts';
import { simpleFeed } from '../timetable/testing/feeds.ts';
import { twoZonesFeed } from '../timetable/testing/twoZones.ts';
import { besideOf } from './beside.ts';
import { searchJourneys } from './testing/searchJourneys.ts';

const NO_PLACES = { addresses: [], amenities: [] };

interface Body {
  readonly fromId: string;
  readonly toId: string;
  readonly departureDateTime?: string;
  readonly arrivalDateTime?: string;
}

function answerTo(feed: Feed, body: Body) {
  const now = epochAt(feed.timeZone, '2026-06-03T00:00');
  const sharing = createSharing({ sources: [], everySeconds: 60, now: () => now });
  const tiles = mapPictures(feed);
  const snapshot = createNetworkSnapshot(feed, { gazetteer: NO_PLACES, tiles, imaginary: false, sharing });
  return searchJourneys({ ...snapshot, engine: createEngine(feed) }, { ...body, tripType: 0 }, now);
}

/** The summary and details of the first journey found. */
async function firstJourney(feed: Feed, body: Body) {
  const { groups } = await answerTo(feed, body);
  const journey = groups[0]!.journeys[0]!;
  return { journey, detail: detailJourney(feed, journey.id, besideOf({ alerts: NO_ALERTS, language: 'en' })) };
}

const timesOf = ({ departureDateTime, arrivalDateTime }: { departureDateTime: string; arrivalDateTime: string }) => [
  departureDateTime,
  arrivalDateTime,
];

it('shows departure and arrival on the clocks of their stops', async () => {
  const feed = await twoZonesFeed();
  const times = ['2026-06-03T08:00:00-04:00', '2026-06-03T09:30:00-05:00'];
  const { journey, detail } = await firstJourney(feed, {
    fromId: 'East',
    toId: 'West',
    departureDateTime: '2026-06-03T07:50',
  });
  expect([timesOf(journey), timesOf(detail), timesOf(detail.sections[0]!)]).toEqual([times, times, times]);
  expect(journey.durationSeconds).toBe(2.5 * 3_600);
  expect([journey.scheduledDepartureDateTime, journey.scheduledArrivalDateTime]).toEqual(times);
  expect([journey.from?.timeZone, journey.to?.timeZone]).toEqual([undefined, 'America/Chicago']);
  expect([detail.from.timeZone, detail.to.timeZone]).toEqual([undefined, 'America/Chicago']);
  expect(
    detail.sections[0]!.ride!.calls.map(({ point, arrivalDateTime }) => [point.timeZone, arrivalDateTime]),
  ).toEqual([
    [undefined, '2026-06-03T08:00:00-04:00'],
    [undefined, '2026-06-03T09:00:00-04:00'],
    ['America/Chicago', '2026-06-03T09:30:00-05:00'],
  ]);
});

it('shows the next service on the clock of the stop where it leaves or arrives', async () => {
  // One trip on Saturdays: from Chicago at 22:50, in New York at 2:30.
  const feed = await twoZonesFeed({
    'calendar.txt': `service_id,monday,tuesday,wednesday,thursday,friday,saturday,sunday,start_date,end_date
      daily,0,0,0,0,0,1,0,20260101,20261231`,
  });
  const next = await answerTo(feed, { fromId: 'West', toId: 'East', departureDateTime: '2026-06-03T08:00' });
  expect(next).toMatchObject({ reason: 'nothing-runs', nextDepartureDateTime: '2026-06-06T22:50:00-05:00' });
  const last = await answerTo(feed, { fromId: 'East', toId: 'West', arrivalDateTime: '2026-06-09T08:00' });
  expect(last).toMatchObject({ reason: 'nothing-runs', nextArrivalDateTime: '2026-06-06T09:30:00-05:00' });
});

it('reads a time without an offset in the zone of the agency, also of a stop in another zone', async () => {
  const feed = await twoZonesFeed();
  const { journey } = await firstJourney(feed, { fromId: 'West', toId: 'East', departureDateTime: '2026-06-03T23:45' });
  expect(timesOf(journey)).toEqual(['2026-06-03T22:50:00-05:00', '2026-06-04T02:30:00-04:00']);
});

it.each(['America/Los_Angeles', 'Asia/Kolkata', 'Europe/Paris'])(
  'in a network of %s, a wall clock, an instant and the answer are in its zone',
  async (zone) => {
    const feed = await simpleFeed('A 37.80 -122.27\nB 37.90 -122.30', 't: A 14:30, B 14:50', {}, zone);
    const noon = epochAt(feed.timeZone, '2026-06-03T14:25');
    const instants = ['2026-06-03T14:25', new Date(noon * 1000).toISOString()];
    for (const departureDateTime of instants) {
      const { journey } = await firstJourney(feed, { fromId: 'A', toId: 'B', departureDateTime });
      expect(journey.departureDateTime.slice(0, 16)).toBe('2026-06-03T14:30');
      expect(Date.parse(journey.departureDateTime)).toBe((noon + 300) * 1000);
    }
  },
);
