import { stopNamed } from '../testing/lineDetail.ts';
import { barOf, mainRows } from './bar.ts';
import type { LineDirection } from './lineDetail.ts';

/** A direction whose vehicles take these ways, the most used first; each letter is a row. */
function direction(rows: string, ...ways: readonly string[]): Pick<LineDirection, 'stops' | 'variants'> {
  return {
    stops: [...rows].map((id, at) => stopNamed(id, id, at)),
    variants: ways.map((way) => ({
      headsign: '',
      from: '',
      to: '',
      runs: 1,
      stops: [...way].map((id) => rows.indexOf(id)),
    })),
  };
}

/** A row as two letters above and below: `│` the line, `╎` the branch, `╲` and `╱` where they meet. */
function drawn(way: Pick<LineDirection, 'stops' | 'variants'>): string[] {
  return barOf(way).map(({ isBranch, isEnd, line, branch, meets }, row) =>
    [
      way.stops[row]?.name,
      isBranch ? 'branch' : 'line',
      isEnd ? 'end' : '',
      `${line.above ? '│' : ''}${branch.above ? '╎' : ''}${meets.above ? '╲' : ''}`,
      `${line.below ? '│' : ''}${branch.below ? '╎' : ''}${meets.below ? '╱' : ''}`,
    ].join(' '),
  );
}

it('draws one bar from the first stop to the last', () => {
  expect(drawn(direction('abc', 'abc'))).toEqual(['a line end  │', 'b line  │ │', 'c line end │ ']);
});

it('draws short runs on the same bar, also where they are the most frequent', () => {
  expect(mainRows(direction('abcde', 'bcd', 'abcde'))).toEqual([0, 1, 2, 3, 4]);
  expect(drawn(direction('abcd', 'bc', 'abcd')).filter((row) => row.includes('branch'))).toEqual([]);
});

it('draws what begins before the most used way and what goes farther than it, of different vehicles', () => {
  expect(mainRows(direction('abcde', 'bcd', 'abcd', 'bcde'))).toEqual([0, 1, 2, 3, 4]);
});

it('draws a branch beside the line from where it leaves it to its own end', () => {
  expect(drawn(direction('abxyc', 'abc', 'abxy'))).toEqual([
    'a line end  │',
    'b line  │ │',
    'x branch  │╲ │╎',
    'y branch end │╎ │',
    'c line end │ ',
  ]);
});

it('draws a detour from where it leaves the line to where it comes back', () => {
  expect(drawn(direction('abxc', 'abc', 'abxc'))[2]).toBe('x branch  │╲ │╱');
});

it('draws a branch where vehicles begin', () => {
  expect(drawn(direction('axbc', 'abc', 'xbc'))[1]).toBe('x branch end │ │╱');
});

it('does not join two branches below each other', () => {
  const rows = drawn(direction('abxyc', 'abc', 'abx', 'aby'));
  expect(rows.slice(2, 4)).toEqual(['x branch end │╲ │', 'y branch end │╲ │']);
});

it('has both rows of the stop where a loop begins and ends', () => {
  const loop = { ...direction('abc', ''), variants: [{ headsign: '', from: 'a', to: 'a', runs: 1, stops: [0, 1, 2] }] };
  expect(barOf(loop).map(({ isEnd }) => isEnd)).toEqual([true, false, true]);
});
