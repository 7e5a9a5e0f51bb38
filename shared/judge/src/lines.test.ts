/** Which routes the judge takes for one line. */
import { linesOf, routesOfLine } from './lines.ts';
import { smallFeed } from './testing/smallFeed.ts';

const { feed } = smallFeed(
  'A 0, B 500, C 1000, D 1500, E 2000, F 2500',
  `one: A 8:00, B 8:10, C 8:20
   same/r2: A 9:00, B 9:10, D 9:20, E 9:30
   chained/r3: D 10:00, E 10:10
   far/r4: E 8:00, F 8:10
   tram/r5: A 8:00, B 8:10
   other/r6: A 8:00, B 8:10
   unnamed/r7: A 8:00, B 8:10
   unnamed2/r8: A 8:00, B 8:10`,
  {
    'routes.txt': `route_id,route_short_name,route_type
r,1,3
r2,1,3
r3,1,3
r4,2,3
r5,1,0
r6,3,3
r7,,3
r8,,3`,
  },
);

it('takes routes of one name that share half of their stops for one line, also over a third', () => {
  expect([...routesOfLine(feed, 'r')].sort()).toEqual(['r', 'r2', 'r3']);
  expect([...routesOfLine(feed, 'r3')].sort()).toEqual(['r', 'r2', 'r3']);
});

it('keeps apart what has another kind of vehicle, another name, or none', () => {
  expect(linesOf(feed).map((routes) => [...routes].sort().join())).toEqual(['r,r2,r3', 'r4', 'r5', 'r6', 'r7', 'r8']);
});

it('keeps apart what shares a number but no way', () => {
  const towns = smallFeed(
    'A 0, B 500, C 1000, D 1500, E 2000',
    'a: A 8:00, B 8:10, C 8:20\nb/r2: C 8:00, D 8:10, E 8:20',
    {
      'routes.txt': 'route_id,route_short_name,route_type\nr,1,3\nr2,1,3',
    },
  );
  expect(linesOf(towns.feed)).toHaveLength(2);
});
