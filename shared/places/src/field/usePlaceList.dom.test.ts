import type { Api } from '@halte/api';
import { act, renderHook, waitFor } from '@testing-library/react';
import { usePlaceList } from './usePlaceList.ts';

let mockIsBroken = true;

jest.mock('./placeListParts.ts', () => {
  if (mockIsBroken) throw new Error('The chunk could not be loaded.');
  return { placeListParts: {} };
});

it('reports a failed load as a failed search, and loads again on retry', async () => {
  const { result } = renderHook(() => usePlaceList('gare ', async () => ({}) as Api));
  expect(result.current.search).toMatchObject({ loading: true, error: false });
  await waitFor(() =>
    expect(result.current.search).toMatchObject({ loading: false, error: true, offline: false, lastQuery: 'gare' }),
  );
  expect(result.current).toMatchObject({ loaded: null, hasFailed: true });
  mockIsBroken = false;
  act(() => result.current.search.retry());
  await waitFor(() => expect(result.current).toMatchObject({ loaded: {}, hasFailed: false }));
});

it('is loaded before it is used, and begins to search with the first use', async () => {
  mockIsBroken = false;
  const { result, rerender } = renderHook(({ text }) => usePlaceList(text, async () => ({}) as Api), {
    initialProps: { text: null as string | null },
  });
  await waitFor(() => expect(result.current.loaded).not.toBeNull());
  expect(result.current.wasUsed).toBe(false);
  rerender({ text: '' });
  expect(result.current.wasUsed).toBe(true);
  act(() => result.current.onChange(result.current.search));
  rerender({ text: null });
  expect(result.current.wasUsed).toBe(true);
});
