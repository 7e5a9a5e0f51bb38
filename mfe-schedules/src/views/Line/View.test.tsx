import '@testing-library/jest-dom';
import { loadDepartureMessages } from '@halte/api/departures';
import type { Query } from '@halte/contract';
import { initI18n, loadMessages } from '@halte/i18n';
import { mapState } from '@halte/map-core';
import { resetMapState } from '@halte/map-core/testing';
import { type BackendRequest, type FakeBackend, fakeBackend, fakeHost } from '@halte/testkit';
import { HostProvider } from '@halte/ui/host';
import { act, render, renderHook, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { SWRConfig } from 'swr';
import { loadMessages as loadOwnMessages } from '../../messages/load.ts';
import { departureOf, lineA, tripStopTime, vehicleAt } from '../../testing/lineDetail.ts';
import { useDepartures } from './useLiveLine.ts';
import { View } from './View.tsx';

const LINE = '/api/v1/lines/A';
let answers: Record<string, (request: BackendRequest) => void>;
let backend: FakeBackend;

const answer = (body: unknown, status?: number) => (request: BackendRequest) => void request.answer(body, status);

const TRIP = '/api/v1/trips/trip%2008%3A35';
const departuresOf = (stop: string) => `/api/v1/stopPoints/${stop}/lines/A/departures`;

beforeEach(async () => {
  jest.useFakeTimers({
    now: Date.parse('2026-11-24T07:28:20Z'),
    doNotFake: ['setTimeout', 'setInterval', 'queueMicrotask', 'requestAnimationFrame', 'cancelAnimationFrame'],
  });
  initI18n({ locale: 'en', apiKey: 'test' });
  await loadMessages('schedules', loadOwnMessages);
  await loadDepartureMessages();
  const late = departureOf('08:31', { status: 'live', scheduledDepartureDateTime: '2026-11-24T08:29:00+01:00' });
  const board = { departures: [late, departureOf('08:35'), departureOf('08:41', { status: 'cancelled' })] };
  answers = {
    [LINE]: answer(lineA()),
    [departuresOf('a')]: answer(board),
    [departuresOf('p')]: answer(board),
    [departuresOf('u')]: answer({ departures: [] }),
    [TRIP]: answer({ calls: [...'ampu'].map((id, at) => tripStopTime(id, `08:3${at + 3}`)) }),
    '/api/v1/vehicles': answer({
      vehicles: [vehicleAt('v', 0.015, 'm:0'), vehicleAt('w', 0.015, 'm:1', { direction: 1 })],
    }),
  };
  backend = fakeBackend((request) => answers[request.path]?.(request));
});

afterEach(() => {
  backend.restore();
  cache.clear();
  jest.useRealTimers();
  act(resetMapState);
});

const cache = new Map();
const view = (host: ReturnType<typeof fakeHost>, query: Query) => (
  <SWRConfig value={{ provider: () => cache, dedupingInterval: 0 }}>
    <HostProvider host={host}>
      <View host={host} params={{ id: 'A' }} query={query} />
    </HostProvider>
  </SWRConfig>
);

function renderLine(query: Query = {}, options: Parameters<typeof fakeHost>[0] = {}) {
  const host = fakeHost({ tenant: { bffUrl: 'http://bff.test' }, ...options });
  return { host, ...render(view(host, query)) };
}

const lastTarget = ({ calls }: ReturnType<typeof fakeHost>) => calls.findLast(({ call }) => call === 'replace');

describe('the head', () => {
  it('names the line and its ends, leads back to where the traveller was, and saves it', async () => {
    const user = userEvent.setup();
    const { host } = renderLine();
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Tram A, between Airport and University' }),
    ).toBeInTheDocument();
    expect(host.pageTitle.get()).toBe('Tram A');
    const back = screen.getByRole('link', { name: 'Back' });
    expect(back).toHaveAttribute('href', '/en/schedules');
    await user.click(back);
    expect(host.calls).toContainEqual({ call: 'back', target: { name: 'schedules' } });
    const star = screen.getByRole('button', { name: 'Favourite: line A' });
    expect(star).toHaveAttribute('aria-pressed', 'false');
    await user.click(star);
    expect(host.calls).toContainEqual(expect.objectContaining({ action: 'add', favourite: { kind: 'LINE', id: 'A' } }));
    expect(star).toHaveAttribute('aria-pressed', 'true');
  });

  it('leads back to the step by step from which the line was reached', async () => {
    renderLine({}, { context: { lineCameFromRoadmap: true, lastRoutes: { 'trip-planner': '/en/roadmap/7' } } });
    expect(await screen.findByRole('link', { name: 'Back to your journey' })).toHaveAttribute('href', '/en/roadmap/7');
  });

  it('has the directions and the parts of the page as tabs, moved by the arrow keys, in the address', async () => {
    const user = userEvent.setup();
    const { host } = renderLine({ stop: 'm' });
    const [first, second] = await screen.findAllByRole('tab', { name: /^towards/ });
    expect(first).toHaveAttribute('aria-selected', 'true');
    expect(second).toHaveAttribute('tabindex', '-1');
    act(() => first?.focus());
    await user.keyboard('{ArrowRight}');
    expect(second).toHaveFocus();
    const query = { direction: '1', stop: 'm' };
    expect(lastTarget(host)).toMatchObject({ target: { name: 'schedules-line-id', params: { id: 'A' }, query } });
    await user.click(await screen.findByRole('tab', { name: 'Info' }));
    expect(lastTarget(host)).toMatchObject({ target: { query: { stop: 'm', view: 'info' } } });
  });
});

describe('a line that', () => {
  it('does not exist says so and leads to all lines', async () => {
    answers[LINE] = answer({ code: 'line-not-found', message: 'None.' }, 404);
    renderLine();
    expect(await screen.findByText('We could not find this line')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'All lines' })).toHaveAttribute('href', '/en/schedules');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('cannot be loaded can be requested again', async () => {
    const user = userEvent.setup();
    answers[LINE] = answer({ code: 'internal', message: 'Broken.' }, 500);
    renderLine();
    expect(await screen.findByRole('alert')).toHaveTextContent('The line could not be loaded');
    answers[LINE] = answer(lineA());
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { level: 1, name: /^Tram A/ })).toBeInTheDocument();
  });
});

describe('the stops', () => {
  const departures = (stop: string) => screen.findByRole('radiogroup', { name: `Departures from ${stop}` });
  const rowTexts = () =>
    within(screen.getByRole('list', { name: 'Stops towards University' }))
      .getAllByRole('button')
      .map((row) => row.textContent);

  it('have the next departures of the chosen one, and the times of the chosen departure', async () => {
    const user = userEvent.setup();
    renderLine();
    const group = await departures('Airport');
    const cards = within(group).getAllByRole('radio');
    expect(cards.map((card) => card.textContent)).toEqual([
      'at 08:31, live, 2 minutes late. 08:29 08:312\u00a0min late2 minutes late',
      'at 08:35. 08:35in 6\u00a0minin 6 minutes',
      'The 08:41 departure is cancelled. 08:41cancelled',
    ]);
    expect(cards[0]).toHaveAttribute('aria-checked', 'true');
    cards[0]?.focus();
    await user.keyboard('{ArrowDown}');
    expect(cards[1]).toHaveFocus();
    expect(cards[1]).toHaveAttribute('aria-checked', 'true');
    expect(await screen.findByText('08:34')).toBeInTheDocument();
    expect(rowTexts()).toEqual(['Bridge –does not stop', 'Market 08:34', 'Park 08:35', 'University 08:36']);
  });

  it('are chosen by a press, lead to their page, and are on the map with the vehicles of the direction', async () => {
    const user = userEvent.setup();
    const { host, rerender, unmount } = renderLine();
    await departures('Airport');
    expect(await screen.findByText('1 vehicle running')).toBeInTheDocument();
    expect(mapState.lineShapes).toHaveLength(1);
    expect(mapState.lineStopPoints.map(({ name }) => name)).toContain('Market');
    expect(mapState.vehicles).toMatchObject([{ id: 'v', mode: 'tram', bearing: 90 }]);
    await user.click(screen.getByRole('button', { name: /^Park/ }));
    expect(lastTarget(host)).toMatchObject({ target: { query: { stop: 'p' } } });
    rerender(view(host, { stop: 'p' }));
    await departures('Park');
    expect(screen.getByRole('link', { name: /^Park/ })).toHaveFocus();
    expect(screen.getByRole('link', { name: /^Park/ })).toHaveAttribute('href', '/en/proximity-type-id/stoparea/p');
    expect(mapState.stopPointIdsToHighlight).toEqual(['p']);
    unmount();
    expect(mapState).toMatchObject({ lineShapes: [], lineStopPoints: [], vehicles: [], stopPointIdsToHighlight: [] });
  });

  it('stay where they are when no vehicle reports its position', async () => {
    answers['/api/v1/vehicles'] = answer({ vehicles: [] });
    renderLine();
    await departures('Airport');
    expect(await screen.findByText('No vehicle reports its position')).toBeInTheDocument();
  });

  it('before the chosen one are folded, and unfolded by a press', async () => {
    const user = userEvent.setup();
    renderLine({ stop: 'u' });
    expect(await screen.findByText('Last stop: nothing departs in this direction')).toBeInTheDocument();
    await waitFor(() => expect(rowTexts()).toEqual(['Airport ', '2 stops before Park · 1 vehicle running', 'Park ']));
    await user.click(screen.getByRole('button', { name: /^2 stops before Park/ }));
    expect(rowTexts()).toEqual(['Airport ', 'Bridge ', 'Market ', 'Park ']);
  });

  it('say that they are not served, and why', async () => {
    const alert = { id: 'i', effect: 'noService', severity: 'severe', header: 'No trams between Market and Park' };
    const periods = [{ from: null, to: '2026-11-24T09:15:00+01:00' }];
    const alerts = [{ ...alert, description: 'Buses run.', url: '', periods, lineIds: ['A'], stopIds: ['m', 'p'] }];
    answers[LINE] = answer({ ...lineA(), alerts });
    const { host, rerender } = renderLine();
    expect(await screen.findByText('No trams between Market and Park')).toBeInTheDocument();
    expect(screen.getByText('Until 09:15')).toBeInTheDocument();
    await departures('Airport');
    expect(screen.getByRole('button', { name: /^Market not served/ })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: /^Park not served/ })).toBeInTheDocument();
    rerender(view(host, { stop: 'p' }));
    await departures('Park');
    expect(screen.getByRole('button', { name: /^Market not served/ })).toBeInTheDocument();
    expect(screen.getAllByText('not served')).toHaveLength(2);
  });

  it('have what there is to know of the line above them, which leads to all of it', async () => {
    const user = userEvent.setup();
    const alert = {
      id: 'w',
      effect: 'stopMoved',
      severity: 'warning',
      header: 'Market has moved',
      description: 'Long.',
    };
    const later = {
      ...alert,
      id: 'l',
      header: 'Works next week',
      periods: [{ from: '2026-11-30T00:00:00Z', to: null }],
    };
    answers[LINE] = answer({
      ...lineA(),
      alerts: [
        { ...alert, url: '', periods: [], lineIds: ['A'], stopIds: ['m'] },
        { ...later, lineIds: ['A'], stopIds: [] },
      ],
    });
    const { host } = renderLine();
    await user.click(await screen.findByRole('button', { name: 'Market has moved' }));
    expect(lastTarget(host)).toMatchObject({ target: { query: { view: 'info' } } });
    expect(screen.queryByText('Works next week')).toBeNull();
  });

  it('whose departures cannot be loaded stay, and the departures can be requested again', async () => {
    const user = userEvent.setup();
    const works = answers[departuresOf('a')]!;
    answers[departuresOf('a')] = answer({ code: 'internal', message: 'Broken.' }, 500);
    renderLine();
    expect(await screen.findByText('The departures could not be loaded')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: /^Market/ })).toBeInTheDocument();
    answers[departuresOf('a')] = works;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await departures('Airport');
  });
});

it('keeps the next departures of each line, stop and direction apart', async () => {
  const keys = ['A a 0', 'B a 0', 'A m 0', 'A a 1'];
  const idOf = ({ path, url }: BackendRequest) => {
    const [, stop, line] = /stopPoints\/(\w+)\/lines\/(\w+)/.exec(path) ?? [];
    return `${line} ${stop} ${new URL(url).searchParams.get('direction')}`;
  };
  const board = (request: BackendRequest) => ({ departures: [departureOf('08:31', { tripId: idOf(request) })] });
  answers = Object.fromEntries(
    ['a/lines/A', 'a/lines/B', 'm/lines/A'].map((part) => [
      `/api/v1/stopPoints/${part}/departures`,
      (request) => void request.answer(board(request)),
    ]),
  );
  const host = fakeHost({ tenant: { bffUrl: 'http://bff.test' } });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <SWRConfig value={{ provider: () => cache }}>
      <HostProvider host={host}>{children}</HostProvider>
    </SWRConfig>
  );
  const { result, rerender } = renderHook(
    ({ key }) => {
      const [line = '', stop = '', direction] = key.split(' ');
      return useDepartures(line, stop, direction === '1' ? 1 : 0).data?.departures[0]?.tripId;
    },
    { initialProps: { key: '' }, wrapper },
  );
  for (const key of keys) {
    rerender({ key });
    expect(result.current).toBeUndefined();
    await waitFor(() => expect(result.current).toBe(key));
  }
  rerender({ key: 'B a 0' });
  expect(result.current).toBe('B a 0');
});

it('says when and how often the line runs, how accessible it is, and what is known of it', async () => {
  const columns = ['09:00', '09:06', '09:12', '09:18'].map((time) => ({
    times: [`2026-11-24T${time}:00+01:00`, `2026-11-24T10:${time.slice(3)}:00+01:00`],
  }));
  answers['/api/v1/lines/A/timetable'] = answer({ rows: [{}, {}], columns });
  const alert = { id: 'w', effect: 'detour', severity: 'warning', header: 'Works', description: 'At night.' };
  const more = { url: 'https://network.example/works', periods: [], lineIds: ['A'], stopIds: [] };
  answers[LINE] = answer({ ...lineA(), alerts: [{ ...alert, ...more }] });
  renderLine({ view: 'info' });
  expect(await screen.findByText('every 6 min')).toBeInTheDocument();
  expect(screen.getByRole('tab', { name: /^Info\s*, 1 service update/ })).toBeInTheDocument();
  expect(screen.getByText('Works')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Find out more (new tab)' })).toHaveAttribute('href', more.url);
  const facts = screen.getAllByRole('definition').map(({ textContent }) => textContent);
  expect(facts).toEqual([
    '05:00',
    '23:30',
    'every 6\u00a0minevery 6 minutes',
    '1\u00a0h, 2 stops1 hour, 2 stops',
    'all stops',
  ]);
});

it('says “every hour” of a line that runs once an hour', async () => {
  const columns = ['09', '10', '11', '12'].map((hour) => ({ times: [`2026-11-24T${hour}:00:00+01:00`] }));
  answers['/api/v1/lines/A/timetable'] = answer({ rows: [{}], columns });
  renderLine({ view: 'info' });
  expect(await screen.findByText('every hour')).toBeInTheDocument();
});
