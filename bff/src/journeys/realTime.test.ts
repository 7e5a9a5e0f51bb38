/** The information on a saved journey, whatever has happened since. */

import { type DetailedJourney, detailJourney } from '@halte/engine/journeys/detail';
import { createEngine } from '@halte/engine/search/raptor/engine';
import type { Feed } from '@halte/engine/timetable/feed/feed';
import type { TripUpdates } from '@halte/engine/timetable/realtime/tripUpdates';
import { NO_ALERTS } from '../realtime/alerts.ts';
import { MONDAY, MONDAY_AT_8, smallTown } from '../testing/smallTown.ts';
import { withUpdates } from '../timetable/realtime/withUpdates.ts';
import { addedTrip, type InstanceChanges, instanceUpdate, updatesOf } from '../timetable/testing/updates.ts';
import { besideOf } from './beside.ts';
import { searchJourneys } from './testing/searchJourneys.ts';

let town: Awaited<ReturnType<typeof smallTown>>;

beforeAll(async () => {
  town = await smallTown();
});

const HOSPITAL = 'Hôpital Œuvre d’Été';
const TRAM = 'A-out-480';
const BUS = 'B-out-487';

const changes = (byTrip: Record<string, InstanceChanges>): TripUpdates =>
  updatesOf(...Object.entries(byTrip).map(([id, what]) => instanceUpdate(town.feed, id, MONDAY, what)));

async function search(feed: Feed, time = '08:00', more: object = {}) {
  const live = { ...town, feed, engine: createEngine(feed) };
  const body = {
    fromId: 'Gare',
    toId: HOSPITAL,
    tripType: 0,
    departureDateTime: `${MONDAY}T${time}`,
    ...more,
  } as const;
  const { groups } = await searchJourneys(live, body, MONDAY_AT_8);
  return groups.flatMap(({ journeys }) => journeys);
}

/** The first journey by tram and bus. */
async function found(feed: Feed, time?: string, more?: object) {
  return (await search(feed, time, more)).find(({ modes }) => modes.join() === 'tram,bus')!;
}

function detailed(feed: Feed, code: string): DetailedJourney {
  return detailJourney(feed, code, besideOf({ alerts: NO_ALERTS, language: 'fr' }));
}

/** `realTime departure-arrival (scheduled)`, then each ride with its times, status and feasibility. */
function describeSections(journey: DetailedJourney): string[] {
  const clock = (iso: string | null) => iso?.slice(11, 16) ?? '-';
  const { realTime, sections } = journey;
  return [
    `${realTime} ${clock(journey.departureDateTime)}-${clock(journey.arrivalDateTime)} (${clock(journey.scheduledDepartureDateTime)}-${clock(journey.scheduledArrivalDateTime)})`,
    ...sections.flatMap(({ ride, departureDateTime, arrivalDateTime, holds }) =>
      ride
        ? `${ride.tripId} ${clock(departureDateTime)}-${clock(arrivalDateTime)} (${clock(ride.scheduledDepartureDateTime)}-${clock(ride.scheduledArrivalDateTime)}) ${ride.status}${holds ? '' : ' broken'}`
        : [],
    ),
  ];
}

describe('a journey that was found by the timetable', () => {
  it.each<[string, Record<string, InstanceChanges>, string[]]>([
    [
      'nothing',
      {},
      [
        'scheduled 08:00-08:15 (08:00-08:15)',
        `${TRAM} 08:00-08:04 (08:00-08:04) scheduled`,
        `${BUS} 08:07-08:15 (08:07-08:15) scheduled`,
      ],
    ],
    [
      'a delay that leaves time to change',
      { [TRAM]: { late: 180 } },
      [
        'live 08:03-08:15 (08:00-08:15)',
        `${TRAM} 08:03-08:07 (08:00-08:04) live`,
        `${BUS} 08:07-08:15 (08:07-08:15) scheduled`,
      ],
    ],
    [
      'a delay that does not',
      { [TRAM]: { late: 240 } },
      [
        'missedConnection 08:04-08:15 (08:00-08:15)',
        `${TRAM} 08:04-08:08 (08:00-08:04) live`,
        `${BUS} 08:07-08:15 (08:07-08:15) scheduled broken`,
      ],
    ],
    [
      'a bus that leaves too early',
      { [BUS]: { late: -240 } },
      [
        'missedConnection 08:00-08:11 (08:00-08:15)',
        `${TRAM} 08:00-08:04 (08:00-08:04) scheduled`,
        `${BUS} 08:03-08:11 (08:07-08:15) live broken`,
      ],
    ],
    [
      'a bus that waits',
      { [TRAM]: { late: 240 }, [BUS]: { late: 300 } },
      [
        'live 08:04-08:20 (08:00-08:15)',
        `${TRAM} 08:04-08:08 (08:00-08:04) live`,
        `${BUS} 08:12-08:20 (08:07-08:15) live`,
      ],
    ],
    [
      'a delay of hours',
      { [TRAM]: { late: 7_200 } },
      [
        'missedConnection 10:00-08:15 (08:00-08:15)',
        `${TRAM} 10:00-10:04 (08:00-08:04) live`,
        `${BUS} 08:07-08:15 (08:07-08:15) scheduled broken`,
      ],
    ],
    [
      'a cancelled tram',
      { [TRAM]: { cancelled: true } },
      [
        'cancelled 08:00-08:15 (08:00-08:15)',
        `${TRAM} 08:00-08:04 (08:00-08:04) cancelled broken`,
        `${BUS} 08:07-08:15 (08:07-08:15) scheduled`,
      ],
    ],
    [
      'a bus that does not stop where one gets on',
      { [BUS]: { skips: [0] } },
      [
        'cancelled 08:00-08:15 (08:00-08:15)',
        `${TRAM} 08:00-08:04 (08:00-08:04) scheduled`,
        `${BUS} 08:07-08:15 (08:07-08:15) skipped broken`,
      ],
    ],
    [
      'a bus that does not stop where one gets off',
      { [BUS]: { skips: [1] } },
      [
        'cancelled 08:00-08:15 (08:00-08:15)',
        `${TRAM} 08:00-08:04 (08:00-08:04) scheduled`,
        `${BUS} 08:07-08:15 (08:07-08:15) skipped broken`,
      ],
    ],
  ])('is reported, after %s', async (_, updates, expected) => {
    const { id } = await found(town.feed);
    const journey = detailed(withUpdates(town.feed, changes(updates)), id);
    expect(describeSections(journey)).toEqual(expected);
    expect(journey.durationSeconds).toBeGreaterThanOrEqual(0);
    expect(journey.id).toBe(id);
  });

  it('has each stop time as planned and as expected', async () => {
    const feed = withUpdates(town.feed, changes({ [TRAM]: { late: 60, from: 1 } }));
    const [tram] = detailed(feed, (await found(town.feed)).id).sections;
    expect(tram?.ride?.calls.map(({ point: _, ...times }) => times)).toEqual([
      {
        arrivalDateTime: `${MONDAY}T08:00:00+01:00`,
        departureDateTime: `${MONDAY}T08:00:00+01:00`,
        scheduledArrivalDateTime: `${MONDAY}T08:00:00+01:00`,
        scheduledDepartureDateTime: `${MONDAY}T08:00:00+01:00`,
        status: 'live',
      },
      {
        arrivalDateTime: `${MONDAY}T08:05:00+01:00`,
        departureDateTime: `${MONDAY}T08:05:00+01:00`,
        scheduledArrivalDateTime: `${MONDAY}T08:04:00+01:00`,
        scheduledDepartureDateTime: `${MONDAY}T08:04:00+01:00`,
        status: 'live',
      },
    ]);
  });

  it('leaves home when the first vehicle is expected, and arrives on foot after the last', async () => {
    const ends = { fromId: undefined, fromLat: 47.999, fromLon: -1.7, toId: undefined, toLat: 48.0105, toLon: -1.661 };
    const { id } = await found(town.feed, '07:50', ends);
    const { sections, ...late } = detailed(
      withUpdates(town.feed, changes({ [TRAM]: { late: 120 }, [BUS]: { late: 60 } })),
      id,
    );
    expect(sections.map(({ kind, departureDateTime }) => `${kind} ${departureDateTime.slice(11, 19)}`)).toEqual([
      'walk 08:00:04',
      'ride 08:02:00',
      'wait 08:06:00',
      'ride 08:08:00',
      'walk 08:16:00',
    ]);
    expect(late.scheduledDepartureDateTime?.slice(11, 19)).toBe('07:58:04');
    expect(Date.parse(late.arrivalDateTime) - Date.parse(late.scheduledArrivalDateTime!)).toBe(60_000);
  });
});

describe('a journey that was found in real time', () => {
  it('says in the list what is live and what was planned', async () => {
    const feed = withUpdates(town.feed, changes({ [TRAM]: { late: 120 } }));
    const journey = await found(feed);
    expect(journey).toMatchObject({
      realTime: 'live',
      departureDateTime: `${MONDAY}T08:02:00+01:00`,
      scheduledDepartureDateTime: `${MONDAY}T08:00:00+01:00`,
      arrivalDateTime: `${MONDAY}T08:15:00+01:00`,
      scheduledArrivalDateTime: `${MONDAY}T08:15:00+01:00`,
    });
    expect(journey.sections.map(({ status }) => status)).toEqual(['live', undefined, 'scheduled']);
    expect((await found(town.feed)).realTime).toBe('scheduled');
    const onFoot = (await search(feed)).find(({ modes }) => modes.length === 0);
    expect(onFoot?.scheduledArrivalDateTime).toBe(onFoot?.arrivalDateTime);
  });

  it('is reported also without real time, though no one could change there by the timetable', async () => {
    const { id, realTime } = await found(withUpdates(town.feed, changes({ [BUS]: { late: 600 } })), '08:05');
    expect(realTime).toBe('live');
    expect(describeSections(detailed(town.feed, id))).toEqual([
      'missedConnection 08:10-08:15 (08:10-08:15)',
      'A-out-490 08:10-08:14 (08:10-08:14) scheduled',
      `${BUS} 08:07-08:15 (08:07-08:15) scheduled broken`,
    ]);
  });

  it('knows an added trip as long as it is announced', async () => {
    const extra = (clock: string) =>
      withUpdates(town.feed, updatesOf(addedTrip(town.feed, 'extra', MONDAY, `Gare:1 8:01, Centre:1 ${clock}`)));
    const journey = await found(extra('8:03'), '08:01');
    expect([journey.realTime, journey.scheduledDepartureDateTime]).toEqual(['live', null]);
    expect(describeSections(detailed(extra('8:05'), journey.id))).toEqual([
      'live 08:01-08:15 (--08:15)',
      'extra 08:01-08:05 (---) added',
      `${BUS} 08:07-08:15 (08:07-08:15) scheduled`,
    ]);
    const expired = expect.objectContaining({ name: 'RequestError', code: 'journey-expired' });
    expect(() => detailed(town.feed, journey.id)).toThrow(expired);
  });
});
