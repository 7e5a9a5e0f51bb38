/** Journeys without stairs, on a line with four metro stations whose data differ in detail. */

import { epochAt } from '@halte/engine/common/zone';
import { detailJourney } from '@halte/engine/journeys/detail';
import { laterRides } from '@halte/engine/journeys/laterRides';
import { createEngine } from '@halte/engine/search/raptor/engine';
import { createNetworkSnapshot } from '../network/snapshot.ts';
import { NO_ALERTS } from '../realtime/alerts.ts';
import { createSharing } from '../sharing/sharing.ts';
import { mapPictures } from '../testing/mapPictures.ts';
import { basics, feedOf, tripsAndTimes } from '../timetable/testing/feeds.ts';
import { besideOf } from './beside.ts';
import { searchJourneys } from './testing/searchJourneys.ts';

/** Unknown has no pathways, Lift a lift and stairs, Stairs only stairs; the bus stops 50 m from Stairs and Lift, and at Hill. */
const FILES = {
  ...basics(),
  'routes.txt': 'route_id,agency_id,route_short_name,route_type\nm,a,M,1\nb,a,B,3',
  'trips.txt': `route_id,service_id,trip_id,wheelchair_accessible
    m,daily,m1,2
    m,daily,m2,2
    b,daily,b1,0
    b,daily,b2,0
    b,daily,b3,0`,
  'stop_times.txt': tripsAndTimes(
    `m1: U 8:00, St 8:10, L 8:20
     m2: U 8:20, St 8:30, L 8:40
     b1: BS 8:20, BL 8:30, H 8:45
     b2: BS 8:35, BL 8:45, H 8:55
     b3: BS 8:55, BL 9:05, H 9:15`.replaceAll('\n     ', '\n'),
  )['stop_times.txt']!,
  'stops.txt': `stop_id,stop_name,stop_lat,stop_lon,location_type,parent_station,wheelchair_boarding
    SU,Unknown,48.0,7.0,1,,
    U,Unknown,48.0,7.0,0,SU,
    SS,Stairs,48.1,7.0,1,,
    St,Stairs,48.1,7.0,0,SS,
    ES,,48.1,7.0,2,SS,
    SL,Lift,48.2,7.0,1,,
    L,Lift,48.2,7.0,0,SL,
    EL,,48.2,7.0,2,SL,
    BS,Bus at Stairs,48.1004,7.0,0,,2
    BL,Bus at Lift,48.2004,7.0,0,,
    H,Hill,48.3,7.0,0,,`,
  'pathways.txt': `from_stop_id,to_stop_id,pathway_mode,is_bidirectional,traversal_time,length
    ES,St,2,1,30,20
    EL,L,2,1,30,20
    EL,L,5,1,120,40`,
};

type Options = NonNullable<Parameters<typeof searchJourneys>[1]['itineraryOptions']>;

async function town() {
  const feed = await feedOf(FILES);
  const now = epochAt(feed.timeZone, '2026-06-03T07:30');
  const sharing = createSharing({ sources: [], everySeconds: 60, now: () => now });
  const tiles = mapPictures(feed);
  const gazetteer = { addresses: [], amenities: [] };
  const snapshot = createNetworkSnapshot(feed, { gazetteer, tiles, imaginary: false, sharing });
  const live = { ...snapshot, engine: createEngine(feed) };
  const journeys = async (fromId: string, toId: string, itineraryOptions: Options) => {
    const body = { fromId, toId, tripType: 0, departureDateTime: '2026-06-03T07:55', itineraryOptions } as const;
    const { groups } = await searchJourneys(live, body, now);
    return groups.flatMap(({ key, journeys: found }) => (key === 'bike' || key === 'walking' ? [] : found));
  };
  const detail = (code: string) => detailJourney(feed, code, besideOf({ alerts: NO_ALERTS, language: 'fr' }));
  return { feed, journeys, detail };
}

const clock = (iso: string) => iso.slice(11, 16);
const timesOf = ({ departureDateTime, arrivalDateTime }: { departureDateTime: string; arrivalDateTime: string }) =>
  `${clock(departureDateTime)}-${clock(arrivalDateTime)}`;

it('changes where there is a lift, not where there are stairs only', async () => {
  const { journeys, detail } = await town();
  const [usual] = await journeys('SU', 'H', {});
  expect(detail(usual!.id).sections.some(({ from }) => from.name === 'Bus at Stairs')).toBe(true);
  expect(usual!.arrivalDateTime.slice(11, 16)).toBe('08:45');
  const [without] = await journeys('SU', 'H', { avoidStairs: 'on' });
  const { sections } = detail(without!.id);
  expect(sections.some(({ from }) => from.name === 'Bus at Stairs')).toBe(false);
  // Two minutes in the lift and a minute to the bus of 08:30.
  expect([timesOf(without!), sections.at(-1)!.from.name]).toEqual(['08:00-08:45', 'Bus at Lift']);
});

it('rides what is inaccessible to a wheelchair, which a wheelchair does not', async () => {
  const { journeys } = await town();
  expect((await journeys('BS', 'H', { avoidStairs: 'on' })).map(timesOf)).toContain('08:20-08:45');
  expect(await journeys('SU', 'H', { wheelchair: 'on' })).toEqual([]);
  expect(await journeys('SU', 'H', { wheelchair: 'on', avoidStairs: 'on' })).toEqual([]);
});

it('does not board at a station with stairs only, nor leave the metro there', async () => {
  const { journeys, detail } = await town();
  const boarded = async (options: Options) =>
    (await journeys('SS', 'SL', options)).flatMap(({ id }) =>
      detail(id).sections.flatMap(({ ride }) => ride?.line.id ?? []),
    );
  expect(await boarded({})).toContain('m');
  expect(new Set(await boarded({ avoidStairs: 'on' }))).toEqual(new Set(['b']));
  expect((await journeys('SU', 'SS', {})).map(timesOf)).toContain('08:00-08:10');
  expect((await journeys('SU', 'SS', { avoidStairs: 'on' })).map(timesOf)).not.toContain('08:00-08:10');
});

it('says at which stations stairs are not known, and only to those who avoid them', async () => {
  const { journeys, detail } = await town();
  const namedFor = async (options: Options) =>
    (await journeys('SU', 'SL', options)).map(({ id }) => detail(id).stairsUnknownAt);
  expect(await namedFor({ avoidStairs: 'on' })).toContainEqual(['Unknown']);
  expect(await namedFor({})).toContain(undefined);
  const byBus = (await journeys('BL', 'H', { avoidStairs: 'on' })).map(({ id }) => detail(id).stairsUnknownAt);
  expect(byBus[0]).toEqual([]);
});

it('offers later vehicles only where they are reached without stairs', async () => {
  const { feed, journeys } = await town();
  const [without] = await journeys('SU', 'H', { avoidStairs: 'on', changeTime: 'plus5' });
  expect(timesOf(without!)).toBe('08:00-08:45');
  // The metro of 08:20 is at Lift at 08:40: two minutes in the lift, one to the bus and five more are too many for 08:45.
  const [metro] = laterRides(feed, without!.journeySummaryCode).rides;
  expect(metro!.journeys.map(timesOf)).toEqual(['08:20-09:15']);
});
