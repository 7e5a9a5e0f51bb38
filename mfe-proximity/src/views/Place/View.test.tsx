import '@testing-library/jest-dom';
import { loadProblemMessages } from '@halte/api/words';
import type { Query } from '@halte/contract';
import { initI18n, loadMessages } from '@halte/i18n';
import { boundsOf, mapState, NO_BOUNDS } from '@halte/map-core';
import { resetMapState } from '@halte/map-core/testing';
import { loadPlacesMessages } from '@halte/places';
import { type BackendRequest, checkRemote, type FakeBackend, fakeBackend, fakeHost } from '@halte/testkit';
import { HostProvider } from '@halte/ui/host';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SWRConfig } from 'swr';
import { loadMessages as loadOwnMessages } from '../../messages/load.ts';
import { loadPlaceMessages } from '../../place/loadPlaceMessages.ts';
import { BIKES, BOARD, departure, group, M1, STOP, STOP_AREA } from '../../place/testing/places.ts';
import * as exposed from '../../remote.ts';
import { View } from './View.tsx';

/** The clocks of the network show 08:28 on Tuesday. */
const NOW = Date.parse('2026-11-24T07:28:10Z');
const FAILURE = { status: 500, body: { code: 'internal', message: '' } };
const MISSING = { status: 404, body: { code: 'place-not-found', message: '' } };

type Answer = { readonly status: number; readonly body: unknown };
const ok = (body: unknown): Answer => ({ status: 200, body });

let first: Answer;
let second: Answer;
let board: Answer;
let backend: FakeBackend;

const TIMETABLE = {
  destinations: ['East'],
  hours: [
    {
      date: '2026-11-24',
      hour: 9,
      departures: ['08:00', '22:15'].map((time) => ({
        departureDateTime: `2026-11-24T${time}:00+01:00`,
        tripId: time,
        offset: 0,
        direction: 0,
        destination: 0,
        wheelchair: 'yes',
        headwaySeconds: null,
        booking: null,
      })),
    },
  ],
};

const AROUND = {
  liveAt: null,
  stopCount: 1,
  places: [],
  placeCount: 0,
  nearestStop: null,
  kinds: ['stopArea'],
  stops: [
    {
      id: 'q',
      name: 'Quay',
      lat: 48.1,
      lon: -1.6,
      metres: 90,
      seconds: 80,
      others: [],
      lines: [
        {
          line: M1,
          alert: null,
          directions: [{ direction: 0, headsigns: ['East'], departures: [departure('08:35', 'East')] }],
        },
      ],
    },
  ],
};

function answerTo({ path }: BackendRequest): Answer {
  if (path.endsWith('/schedules')) return board;
  if (path.endsWith('/timetable')) return ok(TIMETABLE);
  if (path.endsWith('/proximity/nearby')) return ok(AROUND);
  if (path === '/api/v1/proximity/points') {
    const near = { ...STOP, id: 'N', name: 'Next stop', lat: 48.101 };
    return ok({ points: [near, { ...BIKES, lat: 48.1005 }], total: 2, clusters: [] });
  }
  return path.includes('/proximity/points/') ? first : second;
}

beforeAll(async () => {
  initI18n({ locale: 'en', apiKey: 'test' });
  await Promise.all([
    loadPlaceMessages(),
    loadMessages('proximity', loadOwnMessages),
    loadPlacesMessages(),
    loadProblemMessages(),
  ]);
});

beforeEach(() => {
  jest.useFakeTimers({ now: NOW });
  first = ok(STOP);
  second = ok(STOP_AREA);
  board = ok(BOARD);
  backend = fakeBackend((request) => {
    const { body, status } = answerTo(request);
    void request.answer(body, status);
  });
});

afterEach(() =>
  act(async () => {
    backend.restore();
    resetMapState();
    jest.useRealTimers();
  }),
);

const user = () => userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
const wait = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));
/** The parts of a page that an answer brings come one per frame: five, after the answers. */
async function arrived(): Promise<void> {
  for (let frame = 0; frame < 6; frame += 1) await wait(20);
}
const requested = (end: string) => backend.requests.filter(({ path }) => path.endsWith(end)).length;

function renderPlace(type = 'stopArea', id = 'S', query: Query = {}) {
  const host = fakeHost({
    tenant: { bffUrl: 'http://bff.test' },
    context: { lastRoutes: { proximity: '/en/proximity?modes=bus' } },
  });
  const cache = new Map();
  const ui = (route: Query) => (
    <SWRConfig value={{ provider: () => cache }}>
      <HostProvider host={host}>
        <View host={host} params={{ type, id }} query={route} />
      </HostProvider>
    </SWRConfig>
  );
  const view = render(ui(query));
  return { host, ...view, show: (route: Query) => view.rerender(ui(route)) };
}

it('keeps the contract', async () => {
  expect(await checkRemote(exposed)).toEqual([]);
});

describe('a stop', () => {
  it('asks both look-ups and the board at once', async () => {
    const { host } = renderPlace();
    await arrived();
    expect(host.pageTitle.get()).toBe('Station');
    expect(backend.requests.slice(0, 3).map(({ path }) => path)).toEqual([
      '/api/v1/proximity/points/stoparea/S',
      '/api/proximity/v2/stopAreas/S',
      '/api/proximity/v2/stopAreas/S/schedules',
    ]);
    expect(screen.getByRole('heading', { level: 1, name: 'Station' })).toBeInTheDocument();
    expect(screen.getByText('Town · Metro and bus')).toBeInTheDocument();
  });

  it('shows its board by line and direction, in minutes and words', async () => {
    renderPlace();
    await arrived();
    const east = screen.getByRole('link', { name: /^East/ });
    expect(east).toHaveAccessibleName(/Platform 1 .*in 2 minutes, live .*in 6 minutes, live .*at 08:39, live/);
    expect(east).toHaveAttribute('href', '/en/schedules-line-id/M1?stop=S&direction=0');
    expect(screen.getByRole('link', { name: /^West/ })).toHaveAccessibleName(/The 08:33 departure is cancelled/);
    expect(
      screen.getByRole('link', { name: 'Metro M1, every 4 min. Service update: Lift out of order' }),
    ).toBeVisible();
    expect(screen.getByRole('link', { name: 'Bus 11, runs again at 12:40' })).toBeVisible();
    expect(screen.queryByRole('link', { name: /^Town Hall/ })).not.toBeInTheDocument();
    expect(screen.getByText('Updated at 08:28')).toBeInTheDocument();
  });

  it('says of planned times that they are, and not when it was updated', async () => {
    const groups = [group([departure('12:40', 'Town Hall', { status: 'scheduled' })])];
    board = ok({ ...BOARD, lines: [{ line: M1, groups }] });
    renderPlace();
    await arrived();
    expect(screen.getByText('Scheduled times')).toBeInTheDocument();
    expect(screen.queryByText(/^Updated/)).not.toBeInTheDocument();
  });

  it('says what to know of it, and which platforms have no steps', async () => {
    renderPlace();
    await arrived();
    const alerts = screen.getByRole('region', { name: 'Service updates' });
    expect(alerts).toHaveTextContent('Until Tuesday 24 November');
    expect(alerts).toHaveTextContent('Get off at the next stop.');
    const rows = within(screen.getByRole('region', { name: 'Platforms and access' })).getAllByRole('listitem');
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^1M1East, WestNot wheelchair accessible$/),
      expect.stringMatching(/^F11Town HallWheelchair accessible$/),
    ]);
  });

  it('takes what is near from the points of the map', async () => {
    renderPlace();
    await arrived();
    act(() => {
      mapState.mapBounds = boundsOf({ south: 48, west: -1.7, north: 48.2, east: -1.5 });
    });
    await wait(6000);
    expect(screen.getByRole('region', { name: 'Close by' })).toHaveTextContent('Next stop');
    expect(requested('/proximity/points')).toBe(1);
    act(() => {
      mapState.mapBounds = NO_BOUNDS;
    });
  });

  it('leads from here, to here, back, and to what is near', async () => {
    const { host } = renderPlace();
    await arrived();
    expect(screen.getByRole('link', { name: 'Leave from here' })).toHaveAttribute(
      'href',
      expect.stringMatching(/fi=S/),
    );
    expect(screen.getByRole('link', { name: 'Directions' })).toHaveAttribute('href', expect.stringMatching(/ti=S/));
    expect(screen.getByRole('link', { name: 'Back to nearby stops' })).toHaveAttribute(
      'href',
      '/en/proximity?modes=bus',
    );
    // Without a map, they are requested after a while.
    expect(requested('/proximity/points')).toBe(0);
    await wait(6000);
    const near = within(screen.getByRole('region', { name: 'Close by' })).getAllByRole('link');
    expect(near.map((link) => link.getAttribute('href'))).toEqual([
      '/en/proximity-type-id/bikeSharingStations/B',
      '/en/proximity-type-id/stopArea/N',
    ]);
    await user().click(screen.getByRole('button', { name: 'Favourite: Station', pressed: false }));
    expect(host.calls).toContainEqual(
      expect.objectContaining({ action: 'add', favourite: expect.objectContaining({ kind: 'STOP_POINT', id: 'S' }) }),
    );
  });

  it('keeps the chosen line in the address, and shows the rest of its day', async () => {
    const { host, show } = renderPlace('stopArea', 'S', { from: 'x' });
    await arrived();
    await user().click(screen.getByRole('button', { name: 'Metro M1 only', pressed: false }));
    const target = {
      name: 'proximity-type-id',
      params: { type: 'stopArea', id: 'S' },
      query: { from: 'x', line: 'M1' },
    };
    expect(host.calls).toContainEqual({ call: 'replace', target });
    show({ from: 'x', line: 'M1' });
    await arrived();
    expect(screen.queryByRole('link', { name: /^11/ })).not.toBeInTheDocument();
    const rest = screen.getByRole('region', { name: 'The rest of the day' });
    expect(
      within(rest)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['22:15']);
    await user().click(screen.getByRole('button', { name: 'All', pressed: false }));
    expect(host.calls.at(-1)).toMatchObject({ target: { query: { from: 'x' } } });
  });

  it('shows its stop points on the map, and takes them away', async () => {
    const { unmount, show, host } = renderPlace();
    await arrived();
    expect(mapState.proximityPoints).toMatchObject([{ id: 'S', modes: ['metro', 'bus'], selected: true }]);
    expect(mapState.placeToHighlight).toMatchObject({ id: 'S', type: 'stoparea', displayName: 'Station' });
    expect(mapState.lineStopPoints.map(({ id }) => id)).toEqual(['S:1', 'S:2']);
    expect(mapState.stopPointIdsToHighlight).toEqual([]);
    expect(mapState.stopAreaBounds).toEqual(boundsOf({ south: 48.1, west: -1.6, north: 48.1, east: -1.6 }));
    show({ line: 'M1' });
    await arrived();
    expect(mapState.stopPointIdsToHighlight).toEqual(['S:1']);
    expect(mapState.mapView).toMatchObject({ kind: 'point', zoom: 16 });
    const other = { id: 'N', name: 'Next', type: 'stopArea', lat: 48, lon: 2, selected: true, markerRange: null };
    await act(async () => {
      mapState.proximityPoints = [other];
    });
    expect(host.calls.at(-1)).toMatchObject({ call: 'go', target: { params: { type: 'stopArea', id: 'N' } } });
    unmount();
    const nothing = { placeToHighlight: null, proximityPoints: [], lineStopPoints: [], stopAreaBounds: NO_BOUNDS };
    expect(mapState).toMatchObject(nothing);
  });

  it('names its stop points by their platforms, or where they are called otherwise: its sign has its name', async () => {
    const [one, other] = STOP.stopPoints ?? [];
    first = ok({
      ...STOP,
      stopPoints: [one, { ...other, platform: '' }, { ...other, id: 'Q', platform: '', name: 'Quay' }],
    });
    renderPlace();
    await arrived();
    expect(mapState.lineStopPoints.map(({ name }) => name)).toEqual(['1', '', 'Quay']);
  });

  it('is refreshed every 30 seconds, and counts the minutes down', async () => {
    renderPlace();
    await arrived();
    board = ok({
      ...BOARD,
      lines: [
        {
          ...BOARD.lines[0]!,
          groups: [{ direction: 0, headsigns: ['East'], departures: [departure('08:36', 'East')] }],
        },
      ],
    });
    await wait(30_000);
    expect(requested('/schedules')).toBe(2);
    const name = () => screen.getByRole('link', { name: /^East/ });
    expect(name()).toHaveAccessibleName(/in 7 minutes, live/);
    await wait(80_000);
    expect(name()).toHaveAccessibleName(/in 6 minutes, live/);
  });
});

describe('what fails', () => {
  it.each(['first', 'second'])('the %s look-up alone goes without a word', async (which) => {
    if (which === 'first') first = FAILURE;
    else second = FAILURE;
    const { host } = renderPlace();
    await wait(60_000);
    expect(screen.getByRole('heading', { level: 1, name: 'Station' })).toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(host.calls.filter(({ call }) => call === 'report')).toEqual([]);
  });

  it('both look-ups are reported, said and tried again', async () => {
    [first, second] = [FAILURE, FAILURE];
    const { host } = renderPlace();
    await wait(60_000);
    expect(screen.getByRole('alert')).toHaveTextContent('This place could not be loaded');
    expect(host.calls).toContainEqual(
      expect.objectContaining({
        call: 'report',
        error: expect.objectContaining({ message: 'Could not fetch place details' }),
      }),
    );
    [first, second] = [ok(STOP), ok(STOP_AREA)];
    await user().click(screen.getByRole('button', { name: 'Try again' }));
    await wait(60_000);
    expect(screen.getByRole('heading', { level: 1, name: 'Station' })).toBeInTheDocument();
  });

  it('a place that both do not know does not exist, and the page leads on', async () => {
    [first, second] = [MISSING, MISSING];
    const { host } = renderPlace();
    await arrived();
    expect(screen.getByText('We could not find this place')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Search nearby' })).toHaveAttribute('href', '/en/proximity');
    expect(host.calls.filter(({ call }) => call === 'report')).toEqual([]);
  });

  it('a failed board leaves the rest, counts down, and gives the focus on when it comes', async () => {
    board = FAILURE;
    renderPlace();
    await arrived();
    await wait(30_000);
    expect(screen.getByRole('region', { name: 'Platforms and access' })).toBeInTheDocument();
    expect(screen.getByRole('alert')).toHaveTextContent('The departures could not be loaded');
    expect(screen.getByText(/^Next try in \d+ seconds?$/)).toBeInTheDocument();
    const button = screen.getByRole('button', { name: 'Try again' });
    await user().click(button);
    await wait(20_000);
    expect(button).toHaveFocus();
    board = ok(BOARD);
    await wait(60_000);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'Next departures' })).toHaveFocus();
  });

  it('a failed refresh keeps the departures as planned ones, and says how old they are', async () => {
    renderPlace();
    await arrived();
    board = FAILURE;
    await wait(60_000);
    expect(screen.getByText('The departures are from 08:28')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: /^East/ })).not.toHaveAccessibleName(/live/);
  });

  it.each([
    ['nothing-leaves', 'No departure in the next 24 hours.'],
    ['outside-timetable', 'The timetable of this day is not published yet.'],
  ])('a board without departures says why: %s', async (reason, text) => {
    board = ok({ ...BOARD, reason, lines: [] });
    renderPlace();
    await arrived();
    expect(screen.getByText(text)).toBeInTheDocument();
  });
});

describe('a place', () => {
  it('of shared bikes shows what stands there, how old the news is, and what it costs', async () => {
    [first, second] = [ok(BIKES), ok(BIKES)];
    renderPlace('bikeSharingStations', 'B');
    await arrived();
    expect(backend.requests.map(({ path }) => path).slice(0, 2)).toEqual([
      '/api/v1/proximity/points/bikesharingstations/B',
      '/core/v3/bikesharingstations/B',
    ]);
    expect(requested('/schedules')).toBe(0);
    const station = screen.getByRole('region', { name: 'Availability' });
    expect(
      within(station)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['4bikes', '2electric', '20free spaces']);
    expect(station).toHaveTextContent('reported 2 min ago');
    expect(screen.getByRole('link', { name: 'Rent from City Bikes' })).toHaveAttribute(
      'href',
      'https://bikes.example/B',
    );
    expect(screen.getByText('Per half hour').parentElement).toHaveTextContent('€1.00');
    expect(screen.getByText('Every day, 24 hours')).toBeInTheDocument();
    expect(mapState.mapView).toMatchObject({ kind: 'point', zoom: 19 });
  });

  it('that sells tickets says whether it is open, and shows its week', async () => {
    const facts = {
      counter: true,
      ticketMachine: false,
      openingHours: [{ firstDay: 1, lastDay: 5, opens: '08:00', closes: '18:30' }],
    };
    const { availability: _, ...agency } = { ...BIKES, type: 'pointOfSales' as const, facts };
    [first, second] = [ok(agency), ok(agency)];
    renderPlace('pointOfSales', 'B');
    await arrived();
    expect(screen.getByText('Closes at 18:30.')).toBeInTheDocument();
    expect(screen.getByText('Tuesday, today').parentElement).toHaveTextContent('08:00 – 18:30');
    expect(screen.getByText('Sunday').parentElement).toHaveTextContent('closed');
    expect(screen.getByText('Ticket machine').parentElement).toHaveTextContent('no');
  });

  it('of the map says what it is in the words of the backend', async () => {
    const { availability: _, ...museum } = { ...BIKES, type: 'pointOfInterest' as const, facts: {} };
    [first, second] = [ok({ ...museum, categoryName: 'Museum' }), ok(museum)];
    renderPlace('pointOfInterest', 'B');
    await arrived();
    expect(screen.getByText(/^Museum · /)).toBeInTheDocument();
    expect(screen.queryByText(/Point of interest/)).not.toBeInTheDocument();
  });

  it('to park at says that free spaces are not published, and never zero', async () => {
    const { availability: _, ...park } = {
      ...BIKES,
      type: 'parks' as const,
      facts: { capacity: 410, accessibleSpaces: 10 },
    };
    [first, second] = [ok(park), ok(park)];
    renderPlace('parks', 'B');
    await arrived();
    expect(screen.getByText('410').parentElement).toHaveTextContent('410spaces');
    expect(screen.getByText(/does not publish how many spaces are free/)).toBeInTheDocument();
    await waitFor(() => expect(screen.getByText('10').parentElement).toHaveTextContent('10accessible spaces'));
  });

  it('that is an address is saved as home, and has no kind beside its name', async () => {
    const { availability: _, ...house } = { ...BIKES, type: 'address' as const, name: '1 Main Street', facts: {} };
    [first, second] = [ok(house), ok(house)];
    const { host } = renderPlace('address', 'B');
    await arrived();
    expect(screen.getByText('Town')).toBeInTheDocument();
    const around = screen.getByRole('region', { name: 'Departures nearby' });
    expect(within(around).getByRole('heading', { level: 3, name: 'Quay' })).toBeInTheDocument();
    expect(within(around).getByRole('link', { name: /^East/ })).toHaveAccessibleName(/in 6 minutes/);
    await user().click(screen.getByRole('button', { name: 'Home', pressed: false }));
    expect(host.calls).toContainEqual(
      expect.objectContaining({ favourite: expect.objectContaining({ kind: 'ADDRESS', category: 'HOME' }) }),
    );
    expect(screen.getByRole('button', { name: 'Home', pressed: true })).toBeInTheDocument();
  });
});
