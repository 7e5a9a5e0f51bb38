import { fakeHost } from '@halte/testkit';
import { act, renderHook } from '@testing-library/react';
import { useFavourites } from './useFavourites.ts';

const favoriteLines = [{ favoriteId: '1', line: { id: 'A' } }];
const ids = ({ lists }: ReturnType<typeof useFavourites>) => lists.favoriteLines.map(({ line }) => line.id);

it('reads what is saved, and follows its changes', async () => {
  const host = fakeHost({ favourites: { favoriteLines } });
  const { result } = renderHook(() => useFavourites(host));
  await act(async () => undefined);
  expect([result.current.loaded, ids(result.current)]).toEqual([true, ['A']]);
  await act(async () => void (await result.current.favourites.add({ kind: 'LINE', id: 'B' })));
  expect(ids(result.current)).toEqual(['A', 'B']);
});

it('reads nothing where another part of the screen does, and follows that', async () => {
  const host = fakeHost({ favourites: { favoriteLines } });
  const { result } = renderHook(() => useFavourites(host, 'elsewhere'));
  await act(async () => undefined);
  expect(result.current.loaded).toBe(false);
  await act(async () => host.favourites.load());
  expect(ids(result.current)).toEqual(['A']);
});
