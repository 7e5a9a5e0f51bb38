import { smallFeed } from './testing/smallFeed.ts';

/** The point is 100 straight metres south of P (130 m, 104 s); entrance E is 50 (65 m, 52 s) and F 200 metres (260 m, 208 s) south of it. */
const STOPS = `stop_id,stop_lat,stop_lon,location_type,parent_station,wheelchair_boarding
S,10,20,1,,
P,10.0008993,20,0,S,
E,10.0004497,20,2,S,2
F,10.0017986,20,2,S,1
X,10.0008993,20,0,,`;
const POINT = { lat: 10, lon: 20 };

function walks(
  pathways: readonly string[],
  metres: number,
  more: Partial<Parameters<ReturnType<typeof smallFeed>['walks']>[2]> = {},
) {
  const judge = smallFeed('A 0', 't: P 8:00, X 8:10', {
    'stops.txt': STOPS,
    'pathways.txt': ['from_stop_id,to_stop_id,pathway_mode,is_bidirectional,traversal_time', ...pathways].join('\n'),
  });
  return Object.fromEntries(
    judge
      .walks(POINT, metres, { way: 'toStops', stepFree: false, ...more })
      .map(({ stop, seconds }) => [stop, seconds]),
  );
}

const STAIRS = 'E,P,2,1,100';
const LIFT = 'F,P,5,1,30';

it('walks straight to a stop point without pathways, as far as it is allowed on foot', () => {
  expect(walks([], 130)).toEqual({ P: 104, X: 104 });
  expect(walks([], 129)).toEqual({});
});

it('walks through the entrance that takes the fewest seconds', () => {
  expect(walks([STAIRS, LIFT], 300)).toEqual({ P: 152, X: 104 });
  expect(walks([STAIRS.replace('100', '200'), LIFT], 300)).toEqual({ P: 238, X: 104 });
  expect(walks([LIFT], 259)).toEqual({ X: 104 });
});

it('takes step-free entrances and chains only in a wheelchair', () => {
  expect(walks([STAIRS, LIFT], 300, { stepFree: true })).toEqual({ P: 238, X: 104 });
  expect(walks([STAIRS], 300, { stepFree: true })).toEqual({ X: 104 });
  expect(walks([LIFT.replace(',5,', ',4,')], 300, { stepFree: true })).toEqual({ X: 104 });
});

it('goes out by other ways than in where pathways are one way', () => {
  const oneWay = [STAIRS.replace('2,1', '2,0'), 'P,F,1,0,30'];
  expect(walks(oneWay, 300)).toEqual({ P: 152, X: 104 });
  expect(walks(oneWay, 300, { way: 'fromStops' })).toEqual({ P: 238, X: 104 });
});
