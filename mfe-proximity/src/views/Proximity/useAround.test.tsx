import { initI18n } from '@halte/i18n';
import { boundsOf, mapState } from '@halte/map-core';
import { resetMapState } from '@halte/map-core/testing';
import { FAKE_TENANT, fakeBackend, fakeHost } from '@halte/testkit';
import { HostProvider } from '@halte/ui/host';
import { act, renderHook } from '@testing-library/react';
import { SWRConfig } from 'swr';
import { useAround } from './useAround.ts';

const CENTER = { lat: 48.1, lon: -1.6 };
const QUERY = {};

it('stays the same while the map moves a little, so that what is shown of it is not rendered', async () => {
  jest.useFakeTimers();
  const backend = fakeBackend(() => undefined);
  initI18n({ locale: 'en', apiKey: 'test' });
  const host = fakeHost({ tenant: { bffUrl: 'http://bff.test', map: { ...FAKE_TENANT.map, center: CENTER } } });
  const { result, unmount } = renderHook(() => useAround(QUERY), {
    wrapper: ({ children }) => (
      <SWRConfig value={{ provider: () => new Map() }}>
        <HostProvider host={host}>{children}</HostProvider>
      </SWRConfig>
    ),
  });
  const first = result.current;
  // The tiles of the map name no stops: their pins will.
  expect(mapState.arePointsExpected).toBe(true);
  expect(first.center).toEqual(CENTER);
  await act(async () => {
    mapState.mapBounds = boundsOf({ south: 48.09, north: 48.11, west: -1.61, east: -1.59 });
    mapState.mapCenter = { ...CENTER, lat: 48.10001 };
    mapState.zoom = 15;
    await jest.advanceTimersByTimeAsync(2000);
  });
  expect(result.current).toBe(first);
  unmount();
  expect(mapState.arePointsExpected).toBe(false);
  backend.restore();
  act(resetMapState);
  jest.useRealTimers();
});
