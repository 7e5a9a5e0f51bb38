/** Rule 8, on a station with two platforms 111 metres from each other: 146 m, 117 s on foot. */
import { answer, smallFeed } from './testing/smallFeed.ts';

const STOPS = `stop_id,stop_lat,stop_lon,location_type,parent_station
A,10,20,,
S,10.05,20,1,
P,10.05,20,0,S
Q,10.051,20,0,S
N,10.0505,20,3,S
X,,,3,S
Y,,,4,Q
D,10.1,20,,`;
const TRIPS = `t: A 8:00, P 8:10
  u: Q 8:12, D 8:20
  v: Q 8:15, D 8:25
  w: Q 8:20, D 8:30`;

function station(pathways: readonly string[], transfers: readonly string[] = []) {
  return smallFeed('A 0', TRIPS, {
    'stops.txt': STOPS,
    'pathways.txt': [
      'pathway_id,from_stop_id,to_stop_id,pathway_mode,is_bidirectional,traversal_time,length',
      ...pathways,
    ].join('\n'),
    'transfers.txt': ['from_stop_id,to_stop_id,transfer_type,min_transfer_time', ...transfers].join('\n'),
  });
}

it.each([
  ['no pathway: the walk', [], [], ['8:00-8:20 x2']],
  ['the seconds of a chain', ['1,P,N,1,1,200,', '2,N,Q,1,1,100,'], [], ['8:00-8:25 x2']],
  ['one second too long', ['1,P,N,1,1,200,', '2,N,Q,1,1,101,'], [], ['8:00-8:30 x2']],
  ['the length of a pathway: 375 m are 300 s', ['1,P,Q,1,1,,375'], [], ['8:00-8:25 x2']],
  ['neither: the straight distance', ['1,P,Q,1,1,,'], [], ['8:00-8:20 x2']],
  ['the shorter of two chains', ['1,P,N,1,1,200,', '2,N,Q,1,1,200,', '3,P,Q,2,1,90,'], [], ['8:00-8:20 x2']],
  ['at least 60 seconds', ['1,P,Q,1,1,1,'], [], ['8:00-8:20 x2']],
  ['a node without coordinates is at its station', ['1,P,X,1,1,', '2,X,Q,1,1,'], [], ['8:00-8:20 x2']],
  ['a boarding area is its platform', ['1,P,Y,1,1,300,'], [], ['8:00-8:25 x2']],
  ['a pathway between two stations is none', ['1,P,A,1,1,1,', '2,A,Q,1,1,1,'], [], ['8:00-8:20 x2']],
  ['one way, the right way', ['1,P,Q,1,0,300,'], [], ['8:00-8:25 x2']],
  ['one way, the wrong way', ['1,Q,P,1,0,300,'], [], []],
  ['a row of type 2 wins', ['1,P,Q,1,1,600,'], ['P,Q,2,120'], ['8:00-8:20 x2']],
  ['a row of type 1 takes the chain without a minimum', ['1,P,Q,1,1,301,'], ['P,Q,1,'], ['8:00-8:30 x2']],
  ['no row joins what has no chain', ['1,Q,P,1,0,300,'], ['P,Q,2,60'], []],
  ['a row of type 0 does not', ['1,P,Q,1,1,600,'], ['P,Q,0,'], ['8:00-8:30 x2']],
])('%s', (_, pathways, transfers, expected) => {
  expect(answer(station(pathways, transfers), 'A', 'D', '7:30')).toEqual(expected);
});

it.each([{ wheelchair: true }, { avoidStairs: true }])('closes stairs and escalators with %j', (wheelchair) => {
  const stairs = '1,P,Q,2,1,60,';
  expect(answer(station([stairs]), 'A', 'D', '7:30')).toEqual(['8:00-8:20 x2']);
  expect(answer(station([stairs]), 'A', 'D', '7:30', wheelchair)).toEqual([]);
  const lift = ['2,P,N,5,1,150,', '3,N,Q,1,1,150,'];
  expect(answer(station([stairs, ...lift]), 'A', 'D', '7:30', wheelchair)).toEqual(['8:00-8:25 x2']);
  expect(answer(station([stairs], ['P,Q,2,60']), 'A', 'D', '7:30', wheelchair)).toEqual([]);
});

it('changes to a stop outside the station only where an entrance is without stairs', () => {
  // The walk from P to B takes 117 seconds, outside the pathways.
  const stops = STOPS.replace('location_type', 'wheelchair_boarding,location_type').replaceAll(
    /^(\w,[\d.]*,[\d.]*),/gm,
    '$1,,',
  );
  const found = (entrance: string, ...pathways: readonly string[]) => {
    const judge = smallFeed('A 0', 't: A 8:00, P 8:10\nu: B 8:12, D 8:20', {
      'stops.txt': `${stops}\nB,10.051,20,,,\nE,10.05,20,${entrance},2,S`,
      'pathways.txt': ['pathway_id,from_stop_id,to_stop_id,pathway_mode,is_bidirectional', ...pathways].join('\n'),
    });
    const [usual, without] = [{}, { avoidStairs: true }].map(
      (options) => answer(judge, 'A', 'D', '7:30', options).length,
    );
    return `${usual} ${without}`;
  };
  expect(found('', '1,E,P,2,1')).toBe('1 0');
  expect(found('', '1,E,P,2,1', '2,P,E,5,0')).toBe('1 1');
  expect(found('', '1,E,P,2,1', '2,E,P,5,0')).toBe('1 0');
  expect(found('2', '1,E,P,5,1')).toBe('1 0');
  expect(found('')).toBe('1 1');
});

it('uses vehicles and stops that are inaccessible to a wheelchair, avoiding stairs', () => {
  const judge = smallFeed('A 0', 't: A 8:00, D 8:10', {
    'stops.txt': 'stop_id,stop_lat,stop_lon,wheelchair_boarding\nA,10,20,2\nD,10.1,20,2',
    'trips.txt': 'route_id,service_id,trip_id,wheelchair_accessible\nr,daily,t,2',
  });
  expect(answer(judge, 'A', 'D', '7:30', { avoidStairs: true })).toEqual(['8:00-8:10 x1']);
  expect(answer(judge, 'A', 'D', '7:30', { wheelchair: true })).toEqual([]);
});
