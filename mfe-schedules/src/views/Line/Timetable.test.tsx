import '@testing-library/jest-dom';
import { addMessages, initI18n } from '@halte/i18n';
import { type BackendRequest, type FakeBackend, fakeBackend, fakeHost } from '@halte/testkit';
import { HostProvider } from '@halte/ui/host';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SWRConfig } from 'swr';
import type { LineAddress } from '../../line/lineAddress.ts';
import { messages as en } from '../../messages/en.ts';
import { lineA } from '../../testing/lineDetail.ts';
import { at, column, departure, lineTimetable, stopTimetable } from '../../testing/timetables.ts';
import { Timetable } from './Timetable.tsx';

const LINE = '/api/v1/lines/A/timetable';
const MARKET = '/api/v1/stopPoints/m/timetable';
const DEPARTURES = ['5:27', '8:04', '8:35', '10:00'].map((clock) => departure(clock));
const TRIPS = [
  column('early', '8:00 8:10 8:20', { wheelchair: 'yes' }),
  column('short', '- 8:35 8:40', { notes: ['startsLater'] }),
];

/** jsdom lays nothing out: what would be scrolled into view. */
const shown: Element[] = [];

let answers: Record<string, (request: BackendRequest) => void>;
let backend: FakeBackend;

const answer = (body: unknown, status?: number) => (request: BackendRequest) => void request.answer(body, status);

beforeEach(() => {
  jest.useFakeTimers({ now: Date.parse(at('8:15')), advanceTimers: true });
  shown.length = 0;
  Element.prototype.scrollIntoView = function (this: Element) {
    shown.push(this);
  };
  initI18n({ locale: 'en', apiKey: 'test' });
  addMessages('schedules', 'en', en);
  answers = {
    [LINE]: answer(lineTimetable(TRIPS)),
    [MARKET]: answer(stopTimetable(DEPARTURES)),
    '/api/v1/network': answer({
      name: 'Petitbus',
      center: { lat: 48, lon: 7 },
      attributions: [{ organization: 'Open Data Town' }],
    }),
  };
  backend = fakeBackend((request) => answers[request.path]?.(request));
});

afterEach(() => {
  backend.restore();
  jest.useRealTimers();
});

function renderTimetable(change: Partial<LineAddress> = {}) {
  const line = lineA({ serviceDays: { ...lineA().serviceDays, dates: ['2026-11-23', '2026-11-26'] } });
  const address = {
    id: 'A',
    direction: null,
    stop: 'm',
    tab: 'timetable',
    date: null,
    layout: null,
    ...change,
  } as const;
  const onChange = jest.fn();
  const host = fakeHost({ tenant: { bffUrl: 'http://bff.test' } });
  render(
    <SWRConfig value={{ provider: () => new Map() }}>
      <HostProvider host={host}>
        <Timetable
          line={line}
          direction={line.directions[0]!}
          chosen={2}
          address={address}
          vehicles={[]}
          areVehiclesLoading={false}
          hasRoomForVehicles={false}
          change={onChange}
        />
      </HostProvider>
    </SWRConfig>,
  );
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  return { onChange, user };
}

const requestsTo = (path: string) => backend.requests.filter((request) => request.path === path);

describe('at one stop', () => {
  it('has the minutes behind their hours, the next departure in words', async () => {
    renderTimetable();
    const table = await screen.findByRole('table', {
      name: 'Market: Tram A towards University, Monday, 23 November 2026',
    });
    const row = within(table).getByRole('row', { name: /^08/ });
    expect(within(row).getByRole('cell')).toHaveTextContent('04 35 next departure');
    expect(shown).toEqual([row]);
    expect(screen.getByText('First departure 05:27 · last 10:00')).toBeInTheDocument();
    expect(screen.getByText('towards University, Mon 23 Nov')).toBeInTheDocument();
    expect(requestsTo(LINE)).toHaveLength(0);
  });

  it('changes the day, the stop and the layout in the address', async () => {
    const { onChange, user } = renderTimetable();
    await user.click(await screen.findByRole('button', { name: 'Wednesday 25 November' }));
    expect(onChange).toHaveBeenLastCalledWith({ date: '2026-11-25' });
    await user.selectOptions(screen.getByRole('combobox', { name: 'Timetable at the stop' }), 'Park');
    expect(onChange).toHaveBeenLastCalledWith({ stop: 'p' });
    await user.click(screen.getByRole('radio', { name: 'Whole line' }));
    expect(onChange).toHaveBeenLastCalledWith({ layout: 'line' });
    await user.click(screen.getByRole('button', { name: 'Other day' }));
    const field = screen.getByLabelText('Date');
    await user.clear(field);
    await user.type(field, '2026-12-24');
    expect(onChange).toHaveBeenLastCalledWith({ date: '2026-12-24' });
  });

  it('opens after midnight on the day before, as long as something of it leaves', async () => {
    jest.setSystemTime(Date.parse(at('24:30')));
    answers[MARKET] = answer(stopTimetable([departure('23:50'), departure('24:39')]));
    renderTimetable();
    expect(await screen.findByRole('table', { name: /Monday, 23 November 2026$/ })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Monday 23 November' })).toHaveAttribute('aria-pressed', 'true');
    expect(screen.getByRole('button', { name: 'Today' })).toHaveAttribute('aria-pressed', 'false');
  });
});

describe('the whole line', () => {
  it('has stops down and trips across, with the current trip, remarks and accessibility', async () => {
    renderTimetable({ layout: 'line' });
    const region = await screen.findByRole('region', { name: /^Tram A towards University/ });
    expect(region).toHaveAttribute('tabindex', '0');
    const table = within(region).getByRole('table');
    const heads = within(table).getAllByRole('columnheader');
    expect(heads.map(({ textContent }) => textContent)).toEqual([
      'Stop',
      '08:00 towards University wheelchair accessible',
      '08:35 towards University nexta',
    ]);
    expect(heads[2]).toHaveAttribute('aria-current', 'time');
    const market = within(table).getByRole('row', { name: /^Market/ });
    expect(
      within(market)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    ).toEqual(['08:10', '08:35']);
    expect(screen.getByText('starts at a later stop')).toBeInTheDocument();
  });

  it('is printed in parts with line, direction, day, operator and sources on each page', async () => {
    const many = Array.from({ length: 30 }, (_, trip) => column(`t${trip}`, '8:00 8:10 8:20'));
    answers[LINE] = answer(lineTimetable(many));
    renderTimetable({ layout: 'line' });
    await screen.findByRole('region', { name: /^Tram A/ });
    await act(async () => {});
    act(() => void window.dispatchEvent(new Event('beforeprint')));
    const printed = screen.getAllByRole('table').slice(1);
    expect(printed).toHaveLength(2);
    for (const table of printed) {
      expect(within(table).getByText(/Tram A towards University, Monday, 23 November 2026/)).toHaveTextContent('Town');
      expect(within(table).getByText('Data: Petitbus, Open Data Town')).toBeInTheDocument();
    }
    act(() => void window.dispatchEvent(new Event('afterprint')));
    expect(screen.getAllByRole('table')).toHaveLength(1);
  });
});

describe('a day that', () => {
  it('has no trips leads to the next one that has', async () => {
    answers[MARKET] = answer(stopTimetable([], { reason: 'not-on-this-day' }));
    const { onChange, user } = renderTimetable({ date: '2026-11-24' });
    expect(await screen.findByText('The line does not run on this day')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Show Thursday 26 November' }));
    expect(onChange).toHaveBeenLastCalledWith({ date: '2026-11-26' });
    expect(new URL(requestsTo(MARKET)[0]?.url ?? '').searchParams.get('date')).toBe('2026-11-24');
  });

  it('cannot be loaded can be requested again', async () => {
    answers[MARKET] = answer({ code: 'internal', message: 'Broken.' }, 500);
    const { user } = renderTimetable();
    expect(await screen.findByRole('alert')).toHaveTextContent('The timetable could not be loaded');
    answers[MARKET] = answer(stopTimetable(DEPARTURES));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('table')).toBeInTheDocument();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('does not exist is today, which is said', async () => {
    renderTimetable({ date: 'soon' });
    expect(await screen.findByText(/The date in the address is not valid/)).toBeInTheDocument();
    expect(await screen.findByRole('table', { name: /Monday, 23 November 2026$/ })).toBeInTheDocument();
  });
});
