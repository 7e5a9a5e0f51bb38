import { loadProblemMessages } from '@halte/api/words';
import { initI18n, loadMessages } from '@halte/i18n';
import { type BackendRequest, FAKE_TENANT, FAULTS, type FakeBackend, fakeBackend, fakeHost } from '@halte/testkit';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { SWRConfig } from 'swr';
import { remote } from '../../remote.ts';
import { View } from './View.tsx';

const CENTER = { lat: 48.1, lon: -1.6 };
const POINTS = { points: [{ id: 'q', name: 'Quay', ...CENTER, type: 'stopArea', modes: ['bus'], lines: [] }] };
const NETWORK = { center: CENTER };

const wait = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));
let backend: FakeBackend;

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  backend.restore();
  jest.useRealTimers();
});

function answerWell({ path, answer }: BackendRequest): void {
  void answer(path === '/api/v1/network' ? NETWORK : POINTS);
}

describe.each([
  ['stops', CENTER],
  ['the place of the network', null],
])('%s', (_, center) => {
  it.each(FAULTS)('$calls calls under $name, a message, and "try again" helps afterwards', async (fault) => {
    let isWell = false;
    backend = fakeBackend((request) => (isWell ? answerWell(request) : fault.react(request)));
    initI18n({ locale: 'en', apiKey: 'test' });
    await loadMessages('proximity', remote.messages);
    const host = fakeHost({ tenant: { bffUrl: 'http://bff.test', map: { ...FAKE_TENANT.map, center } } });
    render(
      <SWRConfig value={{ provider: () => new Map() }}>
        <View host={host} params={{}} query={{}} />
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
    expect(screen.getByRole('button', { name: /Quay/ })).toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});
