import '@testing-library/jest-dom';
import { loadDepartureMessages } from '@halte/api/departures';
import type { Query } from '@halte/contract';
import { OWN_PREFERENCES_KEY } from '@halte/contract/trip';
import { addMessages, initI18n } from '@halte/i18n';
import { boundsOf, mapState, NO_BOUNDS, selectProximityPoint } from '@halte/map-core';
import { resetMapState } from '@halte/map-core/testing';
import {
  type BackendRequest,
  checkRemote,
  FAKE_TENANT,
  type FakeBackend,
  type FakeHostOptions,
  fakeBackend,
  fakeHost,
} from '@halte/testkit';
import { HostProvider } from '@halte/ui/host';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SWRConfig } from 'swr';
import type { Nearby, NearbyStop } from '../../around/nearby.ts';
import type { Cluster, Point } from '../../around/rules.ts';
import { messages as en } from '../../messages/en.ts';
import * as exposed from '../../remote.ts';
import { View } from './View.tsx';

const CENTER = { lat: 48.1, lon: -1.6 };
const NOW = Date.parse('2026-11-24T07:28:20Z');
const POINTS = '/api/v1/proximity/points';
const NEARBY = '/api/v1/proximity/nearby';

const line = (shortName: string) =>
  ({ id: shortName, shortName, longName: '', mode: 'bus', color: '#123456', textColor: '#ffffff' }) as const;
const point = (id: string, name: string, lat: number, changes: Partial<Point> = {}): Point => ({
  id,
  name,
  lat,
  lon: CENTER.lon,
  type: 'stopArea',
  modes: ['bus'],
  lines: [line('C1')],
  ...changes,
});
const departure = (clock: string, changes: Partial<NearbyDeparture> = {}): NearbyDeparture => ({
  stopPointId: 'p',
  platform: '2',
  headsign: 'Harbour',
  departureDateTime: `2026-11-24T${clock}:00+01:00`,
  scheduledDepartureDateTime: `2026-11-24T${clock}:00+01:00`,
  status: 'scheduled',
  delaySeconds: null,
  headwaySeconds: null,
  ...changes,
});
type NearbyDeparture = NearbyStop['lines'][number]['directions'][number]['departures'][number];
const stop = (id: string, name: string, metres: number): NearbyStop => ({
  id,
  name,
  ...CENTER,
  metres,
  seconds: metres,
  lines: [
    {
      line: line('C1'),
      alert: null,
      directions: [{ direction: 1, headsigns: ['Harbour'], departures: [departure('08:31'), departure('08:41')] }],
    },
  ],
  others: [{ line: line('7'), alert: null }],
});
const nearby = (changes: Partial<Nearby> = {}): Nearby => ({
  liveAt: null,
  stops: [stop('q', 'Quay', 111), stop('h', 'Hospital', 350)],
  stopCount: 2,
  nearestStop: null,
  places: [],
  placeCount: 0,
  kinds: ['stopArea', 'bikeSharingStations', 'parkAndRides', 'parks'],
  ...changes,
});
const NOTHING = { stops: [], stopCount: 0 };
const nearest = (metres: number) => ({ id: 'f', name: 'Ferry', lat: 48.2, lon: -1.6, metres, seconds: metres });

let answer: unknown = nearby();
let status = 200;
/** 0: it is not answered. */
let pointsStatus = 200;
let clusters: readonly Cluster[] = [];
let backend: FakeBackend;
const getCurrentPosition = jest.fn();
const query = jest.fn();

function react(request: BackendRequest): void {
  if (request.path === POINTS && pointsStatus === 0) return;
  if (request.path === POINTS)
    void request.answer(
      {
        points: [
          point('h', 'Hospital', 48.106, { modes: ['tram'] }),
          point('q', 'Quay', 48.101),
          point('x', 'Far', 48.109),
        ],
        clusters,
      },
      pointsStatus,
    );
  else void request.answer(answer, status);
}

const requestsOf = (path: string) => backend.requests.filter((request) => request.path === path);
const lastQuery = () => new URL(requestsOf(NEARBY).at(-1)!.url).searchParams;

beforeEach(async () => {
  jest.useFakeTimers({ now: NOW, advanceTimers: true });
  initI18n({ locale: 'en', apiKey: 'test' });
  await loadDepartureMessages();
  addMessages('proximity', 'en', en);
  addMessages('places', 'en', { 'locate.denied': 'Your browser does not share your position.' });
  [answer, status, clusters, pointsStatus] = [nearby(), 200, [], 200];
  backend = fakeBackend(react);
  getCurrentPosition.mockReset();
  query.mockReset().mockResolvedValue({ state: 'prompt' });
  Object.defineProperty(navigator, 'geolocation', { configurable: true, value: { getCurrentPosition } });
  Object.defineProperty(navigator, 'permissions', { configurable: true, value: { query } });
});

afterEach(() =>
  act(async () => {
    backend.restore();
    resetMapState();
    history.replaceState(null, '');
    mapState.mapBounds = NO_BOUNDS;
    mapState.mapCenter = null;
    mapState.userPosition = null;
    jest.useRealTimers();
  }),
);

function renderView(route: Query = {}, options: FakeHostOptions = {}) {
  const map = { ...FAKE_TENANT.map, center: CENTER };
  mapState.mapBounds = boundsOf({ south: 48.09, north: 48.11, west: -1.61, east: -1.59 });
  const host = fakeHost({ tenant: { bffUrl: 'http://bff.test', map }, ...options });
  const cache = new Map();
  const view = render(
    <SWRConfig value={{ provider: () => cache }}>
      <HostProvider host={host}>
        <View host={host} params={{}} query={route} />
      </HostProvider>
    </SWRConfig>,
  );
  return { host, ...view };
}

const user = () => userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTime(ms) });
const names = () => screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent);

it('keeps the contract, in five languages', async () => {
  expect(await checkRemote(exposed)).toEqual([]);
});

it('offers what is around the traveller where distances are those of a map, and what the network has', async () => {
  getCurrentPosition.mockImplementation((found) =>
    found({ coords: { latitude: 48.1, longitude: -1.6, accuracy: 10 } }),
  );
  renderView();
  await screen.findByRole('heading', { name: 'Quay' });
  const chips = within(screen.getByRole('group', { name: 'What the list and the map show' })).getAllByRole('button');
  expect(chips.map(({ textContent }) => textContent).slice(0, 3)).toEqual(['Stops', 'Bikes', 'Car parks']);
  expect(screen.queryByRole('button', { name: 'Car sharing' })).toBeNull();
  await user().click(screen.getByRole('button', { name: 'Show departures around me' }));
  expect(await screen.findByText('2 min · 111 m')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Show departures around me' })).toBeNull();
});

it('says that the network has none of what an old address looks for', async () => {
  answer = nearby({ ...NOTHING, kinds: ['stopArea'] });
  const { host } = renderView({ kinds: 'bikes' });
  expect(await screen.findByText('There are none on this network')).toBeInTheDocument();
  expect(screen.queryByText(/Nothing within/)).toBeNull();
  await user().click(screen.getByRole('button', { name: 'Show the stops' }));
  expect(host.calls).toContainEqual({ call: 'replace', target: { name: 'proximity', query: {} } });
});

describe('in a wheelchair', () => {
  const preferences = (key: string) =>
    JSON.stringify({ sections: [{ sectionKey: 'comfort', options: [{ type: 'toggle', key, selectedKey: 'on' }] }] });
  const UNKNOWN = /^For a wheelchair, nothing is known of/;

  afterEach(() => localStorage.clear());

  it('asks for the minutes of a wheelchair, and says how much of the ways is not known', async () => {
    localStorage.setItem(OWN_PREFERENCES_KEY, preferences('wheelchair'));
    answer = nearby({
      stops: [
        { ...stop('q', 'Quay', 100), unknownPercent: 50 },
        { ...stop('h', 'Hospital', 300), unknownPercent: 90 },
      ],
    });
    renderView({ lat: '48.1', lon: '-1.6', name: 'Here' });
    // 50 m and 270 m of 400 m.
    expect(await screen.findByText(UNKNOWN)).toHaveTextContent('nothing is known of 80% of these ways');
    expect(requestsOf(NEARBY).map(({ url }) => new URL(url).searchParams.get('profile'))).toEqual(['wheelchair']);
  });

  it('says nothing of ways from the middle of the map, and none where all is known or the ways are straight lines', async () => {
    localStorage.setItem(OWN_PREFERENCES_KEY, preferences('wheelchair'));
    answer = nearby({ stops: [{ ...stop('q', 'Quay', 100), unknownPercent: 50 }] });
    const { unmount } = renderView();
    await screen.findByRole('heading', { name: 'Quay' });
    expect(screen.queryByText(UNKNOWN)).toBeNull();
    unmount();
    answer = nearby({ stops: [{ ...stop('q', 'Quay', 100), unknownPercent: 0 }, stop('h', 'Hospital', 300)] });
    renderView({ lat: '48.1', lon: '-1.6', name: 'Here' });
    await screen.findByRole('heading', { name: 'Hospital' });
    expect(screen.queryByText(UNKNOWN)).toBeNull();
  });

  it.each([
    ['without stairs', 'avoidStairs', 'stepFree'],
    ['on foot', 'bike', null],
  ])('asks for those %s', async (_, key, profile) => {
    localStorage.setItem(OWN_PREFERENCES_KEY, preferences(key));
    renderView();
    await screen.findByRole('heading', { name: 'Quay' });
    expect(lastQuery().get('profile')).toBe(profile);
  });
});

describe('nearby', () => {
  it('asks once for all departures, once for the pins, and shows stops with what leaves next', async () => {
    renderView();
    expect(screen.getByText('Looking for departures…')).toBeInTheDocument();
    await screen.findByRole('heading', { name: 'Quay' });
    // Row by row.
    await screen.findByRole('heading', { name: 'Hospital' });
    expect(names()).toEqual(['Quay', 'Hospital']);
    expect([requestsOf(NEARBY).length, requestsOf(POINTS).length, backend.requests.length]).toEqual([1, 1, 2]);
    expect(Object.fromEntries(lastQuery())).toMatchObject({
      lat: '48.1',
      lon: '-1.6',
      radius: '800',
      kind: 'stopArea',
    });
    expect(requestsOf(POINTS)[0]!.url.match(/coord=/g)).toHaveLength(4);
    expect(getCurrentPosition).not.toHaveBeenCalled();
    expect(mapState.mapView).toEqual({ kind: 'point', center: CENTER, zoom: 15 });

    const block = within(screen.getAllByRole('listitem')[0]!);
    expect(block.getByRole('link', { name: 'Quay' })).toHaveAttribute('href', '/en/proximity-type-id/stopArea/q');
    expect(block.queryByText(/111 m/)).toBeNull();
    expect(block.getByRole('link', { name: /^Harbour Platform 2 , in 2 minutes , in 12 minutes/ })).toHaveAttribute(
      'href',
      '/en/schedules-line-id/C1?direction=1&stop=q',
    );
    expect(block.getByRole('link', { name: /^See all.*Line 7/ })).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'Near the centre of the map' })).toBeInTheDocument();
    expect(screen.getByText('Scheduled times')).toBeInTheDocument();
  });

  it('is asked for again every 30 s, and at once by the button, which says so', async () => {
    renderView();
    await screen.findByRole('heading', { name: 'Quay' });
    answer = nearby({ stops: [stop('h', 'Hospital', 350)] });
    await act(() => jest.advanceTimersByTimeAsync(30_000));
    await waitFor(() => expect(names()).toEqual(['Hospital']));
    expect([requestsOf(NEARBY).length, requestsOf(POINTS).length]).toEqual([2, 1]);
    await user().click(screen.getByRole('button', { name: 'Update departures' }));
    expect(await screen.findByText('Departures updated')).toBeInTheDocument();
    expect(requestsOf(NEARBY)).toHaveLength(3);
  });

  it('keeps its rows in place under a finger', async () => {
    renderView();
    // Row by row.
    await screen.findByRole('heading', { name: 'Hospital' });
    await user().pointer({ keys: '[MouseLeft]', target: screen.getByRole('heading', { name: 'Quay' }) });
    answer = nearby({ stops: [stop('h', 'Hospital', 20), stop('q', 'Quay', 111)] });
    await user().click(screen.getByRole('button', { name: 'Update departures' }));
    await waitFor(() => expect(requestsOf(NEARBY)).toHaveLength(2));
    expect(names()).toEqual(['Quay', 'Hospital']);
    await act(() => jest.advanceTimersByTimeAsync(30_000));
    await waitFor(() => expect(names()).toEqual(['Hospital', 'Quay']));
  });

  it('says what is live, and since when it is not', async () => {
    const live = departure('08:37', {
      status: 'live',
      scheduledDepartureDateTime: '2026-11-24T08:33:00+01:00',
      delaySeconds: 240,
    });
    const late = stop('q', 'Quay', 111);
    const directions = [{ direction: 0 as const, headsigns: ['Harbour'], departures: [live] }];
    const alert = { severity: 'warning' as const, header: 'Works' };
    const liveAt = '2026-11-24T08:28:00+01:00';
    answer = nearby({ liveAt, stops: [{ ...late, lines: [{ line: line('C1'), alert, directions }] }] });
    renderView();
    expect(await screen.findByText(/updated at 08:28/)).toHaveTextContent('Live, updated at 08:28');
    expect(await screen.findByText('Scheduled for 08:33, 4 min late')).toBeInTheDocument();
    expect(screen.getByRole('img', { name: 'Line C1, service update: Works' })).toBeInTheDocument();
    status = 500;
    answer = { code: 'internal', message: '' };
    await act(() => jest.advanceTimersByTimeAsync(180_000));
    expect(await screen.findByText('No live data since 08:28')).toBeInTheDocument();
    expect(screen.queryByText(/4 min late/)).toBeNull();
    expect(names()).toEqual(['Quay']);
    [status, answer] = [200, nearby({ liveAt: '2026-11-24T08:31:00+01:00' })];
    await act(() => jest.advanceTimersByTimeAsync(90_000));
    expect(await screen.findByText(/updated at 08:31/)).toBeInTheDocument();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('saves stops, asks for favourite lines first, and puts favourites close by first', async () => {
    const { host } = renderView(
      {},
      {
        favourites: {
          favoriteLines: [{ favoriteId: '1', line: { id: 'C1' } }],
          favoriteStopPoints: [{ favoriteId: '2', stopPoint: { id: 'h', lineIds: [] } }],
        },
      },
    );
    await screen.findByRole('heading', { name: 'Quay' });
    await waitFor(() => expect(names()).toEqual(['Hospital', 'Quay']));
    expect(lastQuery().getAll('lineId')).toEqual(['C1']);
    expect(screen.getByRole('button', { name: 'Favourite: Hospital' })).toHaveAttribute('aria-pressed', 'true');
    await user().click(screen.getByRole('button', { name: 'Favourite: Quay' }));
    expect(host.calls).toMatchObject([
      { call: 'favourite', action: 'add', favourite: { kind: 'STOP_POINT', id: 'q' } },
    ]);
  });
});

const moveTo = (lat: number) =>
  act(async () => {
    mapState.mapBounds = boundsOf({ south: lat - 0.01, north: lat + 0.01, west: -1.61, east: -1.59 });
    mapState.mapCenter = { lat, lon: -1.6 };
  });

describe('the map', () => {
  it('raises the pin of the block that is pointed at, and a pin marks its block', async () => {
    renderView();
    const pointer = user();
    await pointer.hover(await screen.findByRole('heading', { name: 'Quay' }));
    expect(mapState.raisedPointId).toBe('q');
    await pointer.unhover(screen.getByRole('heading', { name: 'Quay' }));
    expect(mapState.raisedPointId).toBeNull();
    await waitFor(() => expect(mapState.proximityPoints).toHaveLength(3));
    await act(async () => selectProximityPoint('h'));
    expect((await screen.findByRole('heading', { name: 'Hospital' })).closest('li')).toHaveAttribute(
      'aria-current',
      'true',
    );
    await act(async () => selectProximityPoint('x'));
    expect(screen.getByRole('link', { name: 'Far' })).toHaveAttribute('href', '/en/proximity-type-id/stopArea/x');
  });

  it('shows how many points it has no room for', async () => {
    const bounds = { south: 48.09, west: -1.61, north: 48.1, east: -1.6 };
    clusters = [{ ...CENTER, count: 40, kinds: [{ type: 'stopArea', count: 40 }], modes: ['bus'], bounds }];
    const { unmount } = renderView();
    await screen.findByRole('heading', { name: 'Quay' });
    await waitFor(() => expect(mapState.proximityClusters).toMatchObject([{ ...CENTER, count: 40 }]));
    unmount();
    expect(mapState.proximityClusters).toEqual([]);
  });

  it('that has moved aborts the pending request for pins, and a failed one is ignored', async () => {
    pointsStatus = 0;
    const { host } = renderView();
    await screen.findByRole('heading', { name: 'Quay' });
    pointsStatus = 500;
    await moveTo(48.15);
    expect(requestsOf(POINTS)).toHaveLength(1);
    await act(() => jest.advanceTimersByTimeAsync(1_500));
    const [pending, failed] = requestsOf(POINTS);
    expect(pending?.signal?.aborted).toBe(true);
    expect(failed).toBeDefined();
    await act(() => jest.advanceTimersByTimeAsync(60_000));
    expect(names()).toEqual(['Quay', 'Hospital']);
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.queryByText(/could not|try again/i)).toBeNull();
    expect(host.calls).toEqual([]);
  });

  it('goes back to where the list stood when Back leads to it, and stays with the traveller from then on', async () => {
    history.replaceState({ nearby: { center: { lat: 48.3, lon: -1.5 }, zoom: 14 } }, '');
    mapState.mapCenter = { lat: 48.9, lon: -1.1 };
    mapState.isMovedByTraveller = true;
    renderView();
    expect(await screen.findByRole('heading', { level: 3, name: 'Quay' })).toBeVisible();
    expect(requestsOf(NEARBY)).toHaveLength(1);
    expect([lastQuery().get('lat'), lastQuery().get('lon')]).toEqual(['48.3', '-1.5']);
    expect(mapState.mapView).toMatchObject({ kind: 'point', center: { lat: 48.3, lon: -1.5 }, zoom: 14 });

    // It is there, within a pixel.
    act(() => void Object.assign(mapState, { mapCenter: { lat: 48.300001, lon: -1.5 }, zoom: 14 }));
    await act(() => jest.advanceTimersByTimeAsync(2_000));
    expect(requestsOf(NEARBY)).toHaveLength(1);
    act(() => void Object.assign(mapState, { mapCenter: { lat: 48.35, lon: -1.5 }, zoom: 15 }));
    await act(() => jest.advanceTimersByTimeAsync(2_000));
    expect(lastQuery().get('lat')).toBe('48.35');
    expect(history.state.nearby).toEqual({ center: { lat: 48.35, lon: -1.5 }, zoom: 15 });
  });

  it('is the list as it was where the map has hardly been moved meanwhile', async () => {
    history.replaceState({ nearby: { center: { lat: 48.3, lon: -1.5 }, zoom: 14 } }, '');
    // A hundred metres aside.
    mapState.mapCenter = { lat: 48.3009, lon: -1.5 };
    mapState.zoom = 17;
    renderView();
    await screen.findByRole('heading', { level: 3, name: 'Quay' });
    expect([lastQuery().get('lat'), lastQuery().get('lon')]).toEqual(['48.3', '-1.5']);
    act(() => void Object.assign(mapState, { mapCenter: { lat: 48.3, lon: -1.5 }, zoom: 14 }));
    await act(() => jest.advanceTimersByTimeAsync(2_000));
    expect(requestsOf(NEARBY)).toHaveLength(1);
    expect(history.state.nearby).toEqual({ center: { lat: 48.3, lon: -1.5 }, zoom: 14 });
  });

  it('is not taken back from a traveller who moves it at once', async () => {
    history.replaceState({ nearby: { center: { lat: 48.3, lon: -1.5 }, zoom: 14 } }, '');
    mapState.mapCenter = { lat: 48.9, lon: -1.1 };
    renderView();
    await screen.findByRole('heading', { level: 3, name: 'Quay' });
    act(() => void Object.assign(mapState, { mapCenter: { lat: 48.7, lon: -1.1 }, isMovedByTraveller: true }));
    await act(() => jest.advanceTimersByTimeAsync(1));
    await act(() => jest.advanceTimersByTimeAsync(2_000));
    expect(lastQuery().get('lat')).toBe('48.7');
  });

  it('moves the list when it has come to rest elsewhere, not for a nudge', async () => {
    mapState.mapCenter = CENTER;
    const { unmount } = renderView();
    await screen.findByRole('heading', { name: 'Quay' });
    expect(mapState.mapView).toBeNull();
    await moveTo(48.1005);
    await act(() => jest.advanceTimersByTimeAsync(1_500));
    expect(requestsOf(NEARBY)).toHaveLength(1);
    await moveTo(48.12);
    await moveTo(48.15);
    await act(() => jest.advanceTimersByTimeAsync(1_500));
    await waitFor(() => expect(lastQuery().get('lat')).toBe('48.15'));
    expect(requestsOf(NEARBY)).toHaveLength(2);
    unmount();
    expect(mapState.proximityPoints).toEqual([]);
  });

  it.each([
    ['an address', { type: 'address' }, 19],
    ['a stop area', { type: 'stopArea', id: 'q' }, 16],
  ])('goes as near to %s as one looks at it', async (_, given, zoom) => {
    renderView({ lat: '48.105', lon: '-1.6', name: 'Market', ...given });
    expect(mapState.mapView).toEqual({ kind: 'point', center: expect.objectContaining({ lat: 48.105 }), zoom });
    expect(await screen.findByRole('heading', { name: 'Near Market' })).toBeInTheDocument();
    expect(lastQuery().get('lat')).toBe('48.105');
    await screen.findByRole('heading', { name: 'Quay' });
  });
});

describe('chips', () => {
  it('stand in the address with the place, and choose what list and map show', async () => {
    const { host } = renderView({ lat: '48.105', lon: '-1.6', name: 'Market', modes: 'tram' });
    const chips = within(screen.getByRole('group', { name: 'What the list and the map show' }));
    expect(await chips.findByRole('button', { name: 'Tram', pressed: true })).toBeInTheDocument();
    expect(chips.getByRole('button', { name: 'Stops', pressed: true })).toBeInTheDocument();
    expect(lastQuery().getAll('mode')).toEqual(['tram']);
    await waitFor(() => expect(mapState.proximityPoints.map(({ id }) => id)).toEqual(['h']));
    await user().click(chips.getByRole('button', { name: 'Bikes' }));
    expect(host.calls).toMatchObject([
      { call: 'replace', target: { query: { lat: '48.105', name: 'Market', kinds: 'bikes', modes: 'tram' } } },
    ]);
  });

  it.each([
    ['stand in it', ['tram', 'bus'] as const, 'TramBus'],
    ['are no choice', ['bus'] as const, undefined],
  ])(
    'keep their row in a network of stops only until its points are known, whose modes %s',
    async (_, modes, shown) => {
      [answer, pointsStatus] = [nearby({ kinds: ['stopArea'] }), 0];
      renderView();
      await screen.findByRole('heading', { name: 'Quay' });
      const row = () => screen.queryByRole('group', { name: 'What the list and the map show' })?.textContent;
      expect(row()).toBe('Stops');
      const points = modes.map((mode) => point(mode, mode, 48.101, { modes: [mode] }));
      await act(() => requestsOf(POINTS)[0]!.answer({ points, clusters: [] }));
      await waitFor(() => expect(row()).toBe(shown));
    },
  );

  it('show other places with their numbers', async () => {
    const place = { id: 'v', type: 'parks' as const, name: 'Castle', ...CENTER, metres: 46, seconds: 37 };
    answer = nearby({ ...NOTHING, places: [{ ...place, facts: { capacity: 120 } }], placeCount: 1 });
    renderView({ kinds: 'parks' });
    expect(await screen.findByRole('link', { name: /Castle/ })).toHaveTextContent('46 m · 120 spaces');
    expect(screen.getByText('1 place')).toBeInTheDocument();
    expect(lastQuery().getAll('kind')).toEqual(['parks', 'parkAndRides']);
  });
});

describe('shared bikes', () => {
  it('say how old their reports are', async () => {
    const place = { type: 'bikeSharingStations' as const, ...CENTER, metres: 46, seconds: 37, facts: {} };
    const report = {
      ...CENTER,
      type: 'bikeSharingStations' as const,
      operator: null,
      capacity: 9,
      virtual: false,
      rentalUrls: {},
      live: true,
      availableVehicles: 6,
      vehicles: [],
      freeDocks: null,
      isRenting: true,
      isReturning: true,
    };
    const at = (clock: string) => `2026-11-24T${clock}+01:00`;
    const now = { ...report, id: 'n', name: 'Now', fresh: true, reportedAt: at('08:27:55'), ageSeconds: 25 };
    const old = { ...report, id: 'o', name: 'Old', fresh: false, reportedAt: at('06:10:00'), ageSeconds: 8_300 };
    const places = [
      { ...place, id: 'n', name: 'Now', availability: now },
      { ...place, id: 'o', name: 'Old', availability: old },
    ];
    answer = nearby({ ...NOTHING, places, placeCount: 2 });
    const { unmount } = renderView({ kinds: 'bikes' });
    expect(await screen.findByText('2 places, reports less than 1 min old')).toBeInTheDocument();
    expect(await screen.findByRole('link', { name: /Old/ })).toHaveTextContent('46 m · 6 bikes · last report at 06:10');
    expect([...mapState.pointCounts.values()]).toContain(6);
    expect(screen.getByRole('link', { name: /Now/ })).not.toHaveTextContent('report');
    expect(mapState.pointCounts.get('n')).toBe(6);
    unmount();
    expect(mapState.pointCounts.size).toBe(0);
  });
});

describe('where nothing is', () => {
  it('names the nearest stop, and widens the circle', async () => {
    answer = nearby({ ...NOTHING, nearestStop: nearest(1_100) });
    renderView();
    expect(await screen.findByText('No stops within 800 m')).toBeInTheDocument();
    expect(screen.getByText('The nearest stop is Ferry, 1.1 km away, a 19 min walk.')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'See Ferry' })).toHaveAttribute('href', '/en/proximity-type-id/stopArea/f');
    answer = nearby();
    await user().click(screen.getByRole('button', { name: 'Widen to 2.0 km' }));
    await screen.findByRole('heading', { name: 'Quay' });
    expect(lastQuery().get('radius')).toBe('2000');
  });

  it('leads to the network from far away', async () => {
    answer = nearby({ ...NOTHING, nearestStop: nearest(400_000) });
    const { host } = renderView();
    expect(await screen.findByText('The network is far from here')).toBeInTheDocument();
    await user().click(screen.getByRole('button', { name: 'Look around Ferry' }));
    expect(host.calls).toMatchObject([{ call: 'replace', target: { query: { lat: '48.2', name: 'Ferry' } } }]);
  });

  it('offers all modes', async () => {
    answer = nearby(NOTHING);
    const { host } = renderView({ modes: 'ferry' });
    await user().click(await screen.findByRole('button', { name: 'Show all modes of transport' }));
    expect(host.calls).toEqual([{ call: 'replace', target: { name: 'proximity', query: {} } }]);
  });
});

describe('my position', () => {
  const here = (accuracy: number) => ({ coords: { latitude: 48.106, longitude: -1.6, accuracy } });
  const findMe = () => user().click(screen.getByRole('button', { name: 'Around my location' }));

  it('is requested by a tap, and takes the place out of the address', async () => {
    getCurrentPosition.mockImplementation((found) => found(here(20)));
    const { host } = renderView();
    await findMe();
    expect(await screen.findByRole('heading', { name: 'Near your location' })).toBeInTheDocument();
    expect(mapState.userPosition).toEqual({ lat: 48.106, lon: -1.6, accuracy: 20 });
    await waitFor(() => expect(lastQuery().get('lat')).toBe('48.106'));
    expect(screen.queryByText(/only to within/)).toBeNull();
    expect(host.calls).toEqual([]);
  });

  it('is used at once where leave was given before, and called rough when it is', async () => {
    query.mockResolvedValue({ state: 'granted' });
    getCurrentPosition.mockImplementation((found) => found(here(1_200)));
    renderView();
    expect(await screen.findByText(/known only to within 1.2 km/)).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'Near your location' })).toBeInTheDocument();
  });

  it('that is refused is reported, and the list stays', async () => {
    getCurrentPosition.mockImplementation((_, refused) => refused({ code: 1 }));
    const { host } = renderView({ lat: '48.1', lon: '-1.6' });
    await findMe();
    expect(await screen.findByText('Your browser does not share your position.')).toBeInTheDocument();
    expect(host.calls).toEqual([{ call: 'replace', target: { name: 'proximity', query: {} } }]);
    await screen.findByRole('heading', { name: 'Quay' });
  });

  it('that takes long is announced meanwhile', async () => {
    renderView();
    await findMe();
    expect(screen.getByText('Finding your location…')).toBeInTheDocument();
    await screen.findByRole('heading', { name: 'Quay' });
  });
});
