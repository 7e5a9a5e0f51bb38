/** Changes by pathways inside a station (docs/journeys.md, rule 8). */

import { createEngine } from '@halte/engine/search/raptor/engine';
import { basics, feedOf, tripsAndTimes } from '../timetable/testing/feeds.ts';
import { search } from './testing/journeys.ts';

const DAY = '2026-06-03T';
/** P and Q are platforms of S, 11 m apart; a bus stop X is next to them on the street. */
const STOPS = `stop_id,stop_name,stop_lat,stop_lon,location_type,parent_station
  S,S,48.1,7.1,1,
  P,S,48.1,7.1,0,S
  Q,S,48.1001,7.1,0,S
  N,,,,3,S
  X,X,48.1002,7.1,0,
  A,A,48.0,7.1,0,
  C,C,48.2,7.1,0,`;
const TRIPS = `in: A 8:00, P 8:10
  two: Q 8:12, C 8:40
  eleven: Q 8:21, C 8:50
  bus: X 8:12, C 9:00`;
const COLUMNS = 'from_stop_id,to_stop_id,pathway_mode,is_bidirectional,traversal_time';

async function found(pathways: readonly string[], transfers: readonly string[] = [], wheelchair = false) {
  const feed = await feedOf({
    ...basics(),
    'stops.txt': STOPS,
    ...tripsAndTimes(TRIPS.replaceAll('  ', '')),
    'pathways.txt': [COLUMNS, ...pathways].join('\n'),
    'transfers.txt': ['from_stop_id,to_stop_id,transfer_type,min_transfer_time', 'P,X,3,', 'Q,X,3,', ...transfers].join(
      '\n',
    ),
  });
  const engine = createEngine(feed);
  const query = { windowSeconds: 300, wheelchair };
  const there = search(engine, 'A', 'C', `${DAY}08:00`, query);
  const backward = search(engine, 'A', 'C', `${DAY}08:50`, { ...query, windowSeconds: 600, direction: 'arriveBy' });
  expect(backward.filter((journey) => journey.includes(' in '))).toEqual(there);
  return there;
}

/** Whether the journey changes to the bus on the street without stairs, there and back; P has an entrance, and no rule forbids the walk. */
async function reachesBus(
  pathways: readonly string[],
  entrance: string,
  query: { wheelchair?: boolean; avoidStairs?: boolean },
) {
  const feed = await feedOf({
    ...basics(),
    'stops.txt': `${STOPS.replace('parent_station', 'parent_station,wheelchair_boarding')}\n  E,,48.1,7.1,2,S,${entrance}`,
    ...tripsAndTimes(TRIPS.replaceAll('  ', '')),
    'pathways.txt': [COLUMNS, 'P,Q,2,1,60', ...pathways].join('\n'),
  });
  const engine = createEngine(feed);
  const there = search(engine, 'A', 'C', `${DAY}08:00`, { windowSeconds: 300, ...query });
  const back = search(engine, 'A', 'C', `${DAY}09:00`, { windowSeconds: 0, direction: 'arriveBy', ...query });
  expect(back.some((journey) => journey.includes(' in '))).toBe(there.length > 0);
  return there.some((journey) => journey.includes('bus'));
}

it.each<[string, readonly string[], string, boolean]>([
  ['no entrance is known', [], '', true],
  ['a lift leads to the street', ['E,P,5,1,60'], '', true],
  ['stairs lead to the street', ['E,P,2,1,60'], '', false],
  ['an escalator leads to the street', ['E,P,4,1,60'], '', false],
  ['a lift leads down from the street, and stairs up', ['E,P,5,0,60', 'E,P,2,1,60'], '', false],
  ['a lift leads to an entrance with steps', ['E,P,5,1,60'], '2', false],
])('changes to the street without stairs where %s', async (_, pathways, entrance, expected) => {
  const found = [{ avoidStairs: true }, { wheelchair: true }].map((query) => reachesBus(pathways, entrance, query));
  expect(await Promise.all(found)).toEqual([expected, expected]);
});

const SOON = ['8:00 in A-P walk 60 two Q-C 8:40'];

it.each<[string, Parameters<typeof found>, readonly string[]]>([
  ['no pathways: as elsewhere', [[]], SOON],
  ['a pathway of ten minutes', [['P,Q,1,1,600']], ['8:00 in A-P walk 600 eleven Q-C 8:50']],
  ['no less than a minute', [['P,Q,1,1,5']], SOON],
  ['the shortest chain', [['P,N,1,1,500', 'P,N,2,1,50', 'N,Q,1,1,40']], ['8:00 in A-P walk 90 two Q-C 8:40']],
  ['one way, as one goes', [['P,Q,1,0,600']], ['8:00 in A-P walk 600 eleven Q-C 8:50']],
  ['one way, the other way round', [['Q,P,1,0,600']], []],
  ['connected both ways by two', [['Q,P,1,0,10', 'P,Q,1,0,620']], ['8:00 in A-P walk 620 eleven Q-C 8:50']],
  ['a wheelchair on a ramp', [['P,Q,1,1,600', 'P,Q,2,1,60'], [], true], ['8:00 in A-P walk 600 eleven Q-C 8:50']],
  ['others on the stairs beside it', [['P,Q,1,1,600', 'P,Q,2,1,60']], SOON],
  ['a wheelchair before stairs', [['P,Q,2,1,60'], [], true], []],
  ['a wheelchair before an escalator', [['P,N,4,0,60', 'N,Q,1,1,10'], [], true], []],
  ['a wheelchair in a lift', [['P,N,5,1,60', 'N,Q,1,1,10'], [], true], ['8:00 in A-P walk 70 two Q-C 8:40']],
  ['transfers.txt with other seconds', [['P,Q,1,1,600'], ['P,Q,2,120']], ['8:00 in A-P walk 120 two Q-C 8:40']],
  ['transfers.txt without a minimum', [['P,Q,1,1,20'], ['P,Q,1,']], ['8:00 in A-P walk 20 two Q-C 8:40']],
  ['transfers.txt that forbids it', [['P,Q,1,1,20'], ['P,Q,3,']], []],
  ['a wheelchair before stairs, whatever transfers.txt says', [['P,Q,2,1,60'], ['P,Q,2,60'], true], []],
])('takes %s', async (_, question, expected) => {
  expect(await found(...question)).toEqual(expected);
});
