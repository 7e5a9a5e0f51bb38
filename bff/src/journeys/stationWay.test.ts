import { epochAt } from '@halte/engine/common/zone';
import { detailJourney } from '@halte/engine/journeys/detail';
import { planOf } from '@halte/engine/journeys/rides';
import { encodePlan } from '@halte/engine/journeys/summaryCode';
import { createEngine } from '@halte/engine/search/raptor/engine';
import { accessTo } from '../engine/testing/journeys.ts';
import { createNetworkSnapshot } from '../network/snapshot.ts';
import { NO_ALERTS } from '../realtime/alerts.ts';
import { createSharing } from '../sharing/sharing.ts';
import { mapPictures } from '../testing/mapPictures.ts';
import { basics, feedOf, tripsAndTimes } from '../timetable/testing/feeds.ts';
import { besideOf } from './beside.ts';
import { searchJourneys } from './testing/searchJourneys.ts';

/** From platform P of a station, down 24 steps to a hall and up a lift to platform Q; and a ramp. */
const FILES = {
  ...basics(),
  ...tripsAndTimes('in: A 8:00, P 8:10\ntwo: Q 8:20, C 8:40'),
  'stops.txt': `stop_id,stop_name,stop_lat,stop_lon,location_type,parent_station,level_id
    S,S,48.1,7.1,1,,
    P,S,48.1,7.1,0,S,up
    Q,S,48.1,7.1,0,S,up
    H,,48.1,7.1,3,S,hall
    A,A,48.0,7.1,0,,
    C,C,48.2,7.1,0,,`,
  'levels.txt': 'level_id,level_index,level_name\nup,1,Platforms\nhall,0,Hall',
  'pathways.txt': `from_stop_id,to_stop_id,pathway_mode,is_bidirectional,traversal_time,length,stair_count
    H,P,2,1,40,20,24
    H,Q,5,1,60,,
    P,Q,1,1,300,250,`,
};

/** The station with an entrance: 12 steps down to platform P, or 80 m on a ramp. */
const WITH_ENTRANCE = {
  ...FILES,
  'stops.txt': `${FILES['stops.txt']}
    E,,48.1,7.1,2,S,`,
  'pathways.txt': `${FILES['pathways.txt']}
    E,P,2,1,20,15,-12
    E,P,1,1,90,80,`,
  ...tripsAndTimes('out: P 8:20, A 8:30\nback: A 8:30, P 8:40'),
};

/** The walks of the journey between a place 100 m from the entrance and A. */
async function walksBetweenStreetAndA(direction: 'there' | 'back', wheelchair: 'on' | 'off') {
  const feed = await feedOf(WITH_ENTRANCE);
  const home = { lat: 48.1009, lon: 7.1 };
  const a = { lat: 48, lon: 7.1 };
  const [from, to] = direction === 'there' ? [home, a] : [a, home];
  const now = epochAt(feed.timeZone, '2026-06-03T08:00');
  const sharing = createSharing({ sources: [], everySeconds: 60, now: () => now });
  const tiles = mapPictures(feed);
  const gazetteer = { addresses: [], amenities: [] };
  const snapshot = createNetworkSnapshot(feed, { gazetteer, tiles, imaginary: false, sharing });
  const { groups } = await searchJourneys(
    { ...snapshot, engine: createEngine(feed) },
    {
      fromLat: from.lat,
      fromLon: from.lon,
      toLat: to.lat,
      toLon: to.lon,
      tripType: 0,
      departureDateTime: '2026-06-03T08:00',
      itineraryOptions: { wheelchair, walkSpeed: 'slow' },
    },
    now,
  );
  const { id } = groups[0]!.journeys[0]!;
  const { sections } = detailJourney(feed, id, besideOf({ alerts: NO_ALERTS, language: 'fr' }));
  return sections.filter(({ kind, metres }) => kind === 'walk' && metres > 0);
}

async function walkOf(wheelchair: boolean) {
  const feed = await feedOf(FILES);
  const [journey] = createEngine(feed).search({
    access: accessTo(feed, 'A'),
    egress: accessTo(feed, 'C'),
    time: epochAt(feed.timeZone, '2026-06-03T08:00'),
    direction: 'departAfter',
    windowSeconds: 0,
    excludedModes: new Set(),
    maxRides: 3,
    wheelchair,
  });
  const spot = { id: '', name: '', lat: 48, lon: 7.1 };
  const code = encodePlan(feed, planOf(feed, { from: spot, to: spot, options: { wheelchair } }, journey!));
  const { sections } = detailJourney(feed, code, besideOf({ alerts: NO_ALERTS, language: 'fr' }));
  return sections.find(({ kind }) => kind === 'walk');
}

it('gives the stairs and lifts of a change in order of travel, with steps and levels', async () => {
  expect(await walkOf(false)).toMatchObject({
    durationSeconds: 100,
    metres: 20,
    pathways: [
      { mode: 'stairs', durationSeconds: 40, stairCount: -24, level: 'Hall' },
      { mode: 'elevator', durationSeconds: 60, level: 'Platforms' },
    ],
  });
});

it('gives the way without steps to those who asked for it', async () => {
  expect(await walkOf(true)).toMatchObject({
    durationSeconds: 300,
    metres: 250,
    pathways: [{ mode: 'walkway', durationSeconds: 300 }],
  });
});

it.each([
  ['there', 'off', [{ mode: 'stairs', durationSeconds: 20, stairCount: -12 }]],
  ['back', 'off', [{ mode: 'stairs', durationSeconds: 20, stairCount: 12 }]],
  ['there', 'on', [{ mode: 'walkway', durationSeconds: 90 }]],
  ['back', 'on', [{ mode: 'walkway', durationSeconds: 90 }]],
] as const)(
  'gives the ways between the street and the platform: %s, wheelchair %s',
  async (direction, wheelchair, ways) => {
    const walks = await walksBetweenStreetAndA(direction, wheelchair);
    expect(walks.flatMap(({ pathways }) => pathways ?? [])).toMatchObject(ways);
  },
);
