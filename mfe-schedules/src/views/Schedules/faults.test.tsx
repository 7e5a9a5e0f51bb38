import { loadProblemMessages } from '@halte/api/words';
import { initI18n, loadMessages } from '@halte/i18n';
import { fakeHost } from '@halte/testkit';
import { testFaults } from '@halte/testkit/faults';
import { HostProvider } from '@halte/ui/host';
import { render, screen } from '@testing-library/react';
import { SWRConfig } from 'swr';
import { remote } from '../../remote.ts';
import { View } from './View.tsx';

const LINES = {
  lines: [
    {
      id: 't1',
      shortName: 'T1',
      longName: 'University – Station',
      mode: 'tram',
      color: '#123456',
      textColor: '#ffffff',
      agency: 'Town',
      headsigns: ['Station'],
    },
  ],
};

testFaults('lines', {
  async render() {
    initI18n({ locale: 'en', apiKey: 'test' });
    await loadMessages('schedules', remote.messages);
    const host = fakeHost({ tenant: { bffUrl: 'http://bff.test' } });
    render(
      <SWRConfig value={{ provider: () => new Map() }}>
        <HostProvider host={host}>
          <View host={host} params={{}} query={{}} />
        </HostProvider>
      </SWRConfig>,
    );
  },
  answer: ({ answer }) => void answer(LINES),
  problemMessages: () => loadProblemMessages.of('en'),
  expectContent: () => expect(screen.getByRole('link', { name: /University/ })).toBeInTheDocument(),
});
