import { stopNamed } from '../testing/lineDetail.ts';
import { stopsOnMap } from './stopsOnMap.ts';

/** Names of the ends on the map of a direction whose vehicles take these ways; each letter is a row. */
function endsOf(rows: string, ...ways: readonly string[]): string[] {
  const variants = ways.map((way) => ({
    headsign: '',
    from: '',
    to: '',
    runs: 1,
    stops: [...way].map((id) => rows.indexOf(id)),
  }));
  const points = stopsOnMap({ stops: [...rows].map((id, at) => stopNamed(id, id, at)), variants });
  return points.filter(({ isEnd }) => isEnd).map(({ name }) => name);
}

it('has the first and the last stop as ends', () => {
  expect(endsOf('abc', 'abc')).toEqual(['a', 'c']);
});

it('has the ends of all branches as ends, whichever row is the last', () => {
  expect(endsOf('abcxy', 'abc', 'abxy')).toEqual(['a', 'c', 'y']);
});

it('has the stop of a loop once', () => {
  const [first, ...others] = [...'ab'].map((id, at) => stopNamed(id, id, at));
  const variants = [{ headsign: '', from: '', to: '', runs: 1, stops: [0, 1, 2] }];
  const points = stopsOnMap({ stops: [first!, ...others, first!], variants });
  expect(points.map(({ name, isEnd }) => [name, isEnd])).toEqual([
    ['a', true],
    ['b', false],
  ]);
});
