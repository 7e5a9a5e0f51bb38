import { loadProblemMessages } from '@halte/api/words';
import { initI18n, loadMessages } from '@halte/i18n';
import { FAULTS, type FakeBackend, fakeBackend, fakeHost } from '@halte/testkit';
import { act, fireEvent, render, screen } from '@testing-library/react';
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

const wait = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));
let backend: FakeBackend;

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  backend.restore();
  jest.useRealTimers();
});

it.each(FAULTS)('lines: $calls calls under $name, a message, and "try again" helps afterwards', async (fault) => {
  let isWell = false;
  backend = fakeBackend((request) => (isWell ? void request.answer(LINES) : fault.react(request)));
  initI18n({ locale: 'en', apiKey: 'test' });
  await loadMessages('schedules', remote.messages);
  render(
    <SWRConfig value={{ provider: () => new Map() }}>
      <View host={fakeHost({ tenant: { bffUrl: 'http://bff.test' } })} params={{}} query={{}} />
    </SWRConfig>,
  );
  await wait(600_000);
  expect(backend.requests).toHaveLength(fault.calls);
  const seconds = /Retry-After (\d+)/.exec(fault.name)?.[1];
  const { [`problem.${fault.kind}.text`]: message = '' } = await loadProblemMessages('en');
  expect(screen.getByRole('alert')).toHaveTextContent(seconds ? `in ${seconds} seconds` : message);
  isWell = true;
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await wait(1_000);
  expect(screen.getByText('University – Station')).toBeInTheDocument();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});
