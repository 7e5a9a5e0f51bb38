/** stops.txt, pathways.txt and levels.txt of a station. */
import { basics, feedOf, tripsAndTimes } from '../testing/feeds.ts';

const STOPS = `stop_id,stop_name,stop_lat,stop_lon,location_type,parent_station,wheelchair_boarding,level_id
  S,Station,48.1,7.1,1,,1,
  P,Station,48.1,7.1,0,S,,deep
  Q,Station,48.1,7.1,0,S,,deep
  E,North,48.101,7.1,2,S,2,street
  F,South,48.099,7.1,2,S,,street
  N,,,,3,S,,hall
  W,,,,4,Q,,deep`;
const LEVELS = 'level_id,level_index,level_name\nstreet,0,Street\nhall,-1,Hall';
const COLUMNS = 'from_stop_id,to_stop_id,pathway_mode,is_bidirectional,traversal_time,length,stair_count';

const feedWith = (...rows: string[]) =>
  feedOf({
    ...basics(),
    ...tripsAndTimes('t: P 8:00, Q 8:10'),
    'stops.txt': STOPS,
    'levels.txt': LEVELS,
    'pathways.txt': [COLUMNS, ...rows].join('\n'),
  });

it('reads entrances and nodes, where they are and whether a wheelchair gets in', async () => {
  const feed = await feedWith('E,N,1,1,30,,');
  expect(feed.stationNodes).toEqual([
    { id: 'E', kind: 'entrance', name: 'North', station: 'S', lat: 48.101, lon: 7.1, wheelchair: 'no' },
    { id: 'F', kind: 'entrance', name: 'South', station: 'S', lat: 48.099, lon: 7.1, wheelchair: 'yes' },
    { id: 'N', kind: 'node', name: '', station: 'S', lat: 48.1, lon: 7.1, wheelchair: 'yes' },
  ]);
});

it('reads ways with their kind, direction, steps and levels; a place on a platform is the platform', async () => {
  const feed = await feedWith('E,N,2,1,30.5,,-24', 'N,W,5,0,,100,', 'N,P,4,,,,');
  const [E, N, P, Q] = [2, 4, 0, 1];
  expect(feed.pathways).toEqual([
    {
      from: E,
      to: N,
      mode: 'stairs',
      seconds: 31,
      metres: 145,
      isBidirectional: true,
      stairCount: -24,
      fromLevel: 'Street',
      toLevel: 'Hall',
    },
    {
      from: N,
      to: Q,
      mode: 'elevator',
      seconds: 80,
      metres: 100,
      isBidirectional: false,
      stairCount: 0,
      fromLevel: 'Hall',
      toLevel: '',
    },
    {
      from: N,
      to: P,
      mode: 'escalator',
      seconds: 0,
      metres: 0,
      isBidirectional: true,
      stairCount: 0,
      fromLevel: 'Hall',
      toLevel: '',
    },
  ]);
});

it('takes the straight distance where neither time nor length is given', async () => {
  const feed = await feedWith('E,P,1,1,,,');
  // 0.001 degrees of latitude are 111.2 m, 145 m on foot, 116 s at 1.25 m/s.
  expect(feed.pathways.map(({ seconds }) => seconds)).toEqual([116]);
});
