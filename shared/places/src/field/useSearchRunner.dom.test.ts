import { act, renderHook, waitFor } from '@testing-library/react';
import { useSearchRunner } from './useSearchRunner.ts';

let mockIsBroken = true;

jest.mock('./PlaceSearchRunner.tsx', () => {
  if (mockIsBroken) throw new Error('The chunk could not be loaded.');
  return { PlaceSearchRunner: () => null };
});

it('reports a failed load as a failed search, and loads again on retry', async () => {
  const { result } = renderHook(() => useSearchRunner('gare '));
  expect(result.current.search).toMatchObject({ loading: true, error: false });
  await waitFor(() =>
    expect(result.current.search).toMatchObject({ loading: false, error: true, offline: false, lastQuery: 'gare' }),
  );
  mockIsBroken = false;
  act(() => result.current.search.retry());
  await waitFor(() => expect(result.current.Runner).not.toBeNull());
});
