import { loadProblemMessages } from '@halte/api/words';
import { initI18n, loadMessages } from '@halte/i18n';
import { FAKE_TENANT, fakeHost } from '@halte/testkit';
import { testFaults } from '@halte/testkit/faults';
import { HostProvider } from '@halte/ui/host';
import { act, render, screen } from '@testing-library/react';
import { SWRConfig } from 'swr';
import { remote } from '../../remote.ts';
import { View } from './View.tsx';

const CENTER = { lat: 48.1, lon: -1.6 };
const QUAY = { id: 'q', name: 'Quay', ...CENTER, metres: 100, seconds: 80, lines: [], others: [] };
const NEARBY = {
  liveAt: null,
  stops: [QUAY],
  stopCount: 1,
  nearestStop: null,
  places: [],
  placeCount: 0,
  kinds: ['stopArea'],
};
const ANSWERS: Readonly<Record<string, unknown>> = {
  '/api/v1/network': { center: CENTER, attributions: [] },
  '/api/v1/proximity/nearby': NEARBY,
};

for (const [name, center] of [
  ['departures', CENTER],
  ['the place of the network', null],
] as const) {
  testFaults(name, {
    async render() {
      initI18n({ locale: 'en', apiKey: 'test' });
      await loadMessages('proximity', remote.messages);
      const host = fakeHost({ tenant: { bffUrl: 'http://bff.test', map: { ...FAKE_TENANT.map, center } } });
      await act(async () =>
        render(
          <SWRConfig value={{ provider: () => new Map() }}>
            <HostProvider host={host}>
              <View host={host} params={{}} query={{}} />
            </HostProvider>
          </SWRConfig>,
        ),
      );
    },
    answer: ({ path, answer }) => void answer(ANSWERS[path]),
    problemMessages: () => loadProblemMessages.of('en'),
    expectContent: () => expect(screen.getByRole('heading', { name: 'Quay' })).toBeInTheDocument(),
  });
}
