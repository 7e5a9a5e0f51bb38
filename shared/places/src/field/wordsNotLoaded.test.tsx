/** A search whose words cannot be loaded: places are found by their plain names. */
import type { Api } from '@halte/api';
import { fakeHost } from '@halte/testkit';
import { HostProvider } from '@halte/ui/host';
import { renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { SWRConfig } from 'swr';
import { usePlaceSearch } from './usePlaceSearch.ts';

jest.mock('./loadRowMessages.ts', () => ({ loadRowMessages: () => Promise.reject(new Error('No connection.')) }));

const guess = { id: 'g', type: 'address', title: '14 Rue X', lat: 1, lon: 2, accuracy: 'near' };
const api = {
  GET: async () => ({ data: [guess], response: { ok: true, status: 200 } }),
  wake: () => undefined,
} as unknown as Api;

const wrapper = ({ children }: { children: ReactNode }) => (
  <SWRConfig value={{ provider: () => new Map() }}>
    <HostProvider host={fakeHost()}>{children}</HostProvider>
  </SWRConfig>
);

it('ends', async () => {
  const { result } = renderHook(() => usePlaceSearch(api, '14 rue x', null), { wrapper });
  expect(result.current.loading).toBe(true);
  await waitFor(() => expect(result.current).toMatchObject({ loading: false, error: false }));
  expect(result.current.results.map(({ title }) => title)).toEqual(['14 Rue X']);
});
