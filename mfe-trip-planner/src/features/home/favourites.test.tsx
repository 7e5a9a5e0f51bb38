import { COOKIES, FAVOURITE_TRIP, type FavouriteLists } from '@halte/contract';
import { OWN_PREFERENCES_KEY } from '@halte/contract/trip';
import { mapState } from '@halte/map-core';
import { resetMapState } from '@halte/map-core/testing';
import { FAKE_TENANT } from '@halte/testkit';
import { encode } from '@placemarkio/polyline';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeBackend } from '../../testing/fakeBackend.ts';
import { renderView, searchesOf, startVisit, visit } from '../../testing/renderView.tsx';
import { journey, line, place, trip } from '../../testing/trips.ts';
import { View } from '../../views/Home.tsx';
import { favouriteOfTrip } from '../favourites/favouriteTrips.ts';
import { loadHomeParts } from './PlaceShortcuts.tsx';

const HOSTILE = 'stop|A&B=é#';
const OAK = {
  id: HOSTILE,
  title: 'Oak',
  displayName: 'Oak, Town',
  subTitle: 'Town',
  type: 'stopArea',
  lat: 48,
  lon: 7,
};
const ELM = { ...OAK, id: 'elm', title: 'Elm', displayName: 'Elm, Town' };
const COMMUTE = trip({
  departurePlace: place(HOSTILE, { title: 'Oak' }),
  arrivalPlace: place('fir', { title: 'Fir' }),
});

const stop = (id: string, name: string): FavouriteLists['favoriteStopPoints'][number] => ({
  favoriteId: `saved ${id}`,
  stopPoint: { id, lineIds: [] },
  place: { type: 'stopArea', name, city: 'Town', coordinates: { lat: 48, lon: 7 } },
});
const home = {
  favoriteId: 'saved home',
  category: 'HOME',
  label: 'Chez nous',
  address: { street: 'Rue Basse', zipCode: '1', city: 'Town', coordinates: { lat: 48.5, lon: 7.5 } },
};
const { id: commuteId } = favouriteOfTrip(COMMUTE) as { id: string };
const commute = { favoriteId: 'saved trip', type: FAVOURITE_TRIP, label: '', pointOfInterest: { id: commuteId } };
const broken = { ...commute, favoriteId: 'saved nothing', pointOfInterest: { id: '%%%' } };

function remember(places: unknown): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the history lives there
  document.cookie = `${COOKIES.placesHistory}=${encodeURIComponent(JSON.stringify(places))}; path=/`;
}

let backend: ReturnType<typeof fakeBackend>;
const field = (name: string) => screen.getByRole('combobox', { name });
const region = (name: string) => screen.findByRole('region', { name });
const star = (name: string) => screen.findByRole('button', { name: `Favori : ${name}` });
const rowsIn = (list: HTMLElement) =>
  within(list)
    .getAllByRole('listitem')
    .map((row) => row.textContent);
const open = (favourites?: Partial<FavouriteLists>) => renderView(View, { name: 'index', favourites });

/** The device gives its position without a prompt if `state` is granted. */
function device(state: 'granted' | 'prompt', answer: (found: PositionCallback, failed: PositionErrorCallback) => void) {
  Object.defineProperty(navigator, 'permissions', { configurable: true, value: { query: async () => ({ state }) } });
  Object.defineProperty(navigator, 'geolocation', { configurable: true, value: { getCurrentPosition: answer } });
}
const here = (found: PositionCallback) =>
  found({ coords: { latitude: 48.000004, longitude: 7, accuracy: 10 } } as GeolocationPosition);
function forgetDevice(): void {
  Reflect.deleteProperty(navigator, 'permissions');
  Reflect.deleteProperty(navigator, 'geolocation');
}

/** The last request of this path, once it is sent. */
async function sent(path: string) {
  const found = () => backend.requests.findLast((request) => request.path === path);
  await waitFor(() => expect(found()).toBeDefined());
  return found() as NonNullable<ReturnType<typeof found>>;
}

const OWN_PLACES = ['Domicile, Ajouter l’adresse', 'Travail, Ajouter l’adresse'];

beforeAll(loadHomeParts);
beforeEach(() => {
  backend = fakeBackend();
  startVisit();
  remember([]);
  localStorage.setItem('favorites.pois', '[]');
});
afterEach(() => {
  backend.restore();
  localStorage.clear();
});

it('shows home, then trips and places, above recent places, each place once', async () => {
  remember([OAK, ELM]);
  await open({
    favoritePointOfInterests: [commute, broken],
    favoriteStopPoints: [stop('ash', 'Ash'), stop(HOSTILE, 'Oak')],
    favoriteAddresses: [home],
  });
  expect(rowsIn(await region('Favoris'))).toEqual([
    'Domicile, Rue Basse, Town',
    'Trajets de Oak à Fir, Partir maintenantFirOak',
    'Ash, ',
    'Oak, ',
    'FavorisTout voir',
  ]);
  expect(rowsIn(await region('Lieux récents'))).toEqual(['ElmTown']);
});

it('goes from a trip to its results, to leave now, with one tap', async () => {
  const host = await open({ favoritePointOfInterests: [commute] });
  await userEvent.click(await screen.findByRole('button', { name: /^Trajets de Oak à Fir/ }));
  const query = expect.objectContaining({ fi: HOSTILE, ti: 'fir', tt: '0', dt: expect.stringMatching(/^\d{4}-/) });
  expect(searchesOf(host)).toEqual([{ call: 'go', target: { name: 'trip-planner-results', query } }]);
  expect(visit().trips.state.trip).toMatchObject({ followsClock: true, arrivalPlace: { title: 'Fir' } });
});

it('shows when a saved trip leaves next and what disturbs it, and leads to its steps with one tap', async () => {
  await open({ favoritePointOfInterests: [commute] });
  const search = await sent('/api/trip-planner/v2/journeys/search');
  const at = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();
  const late = journey('late', {
    departureDateTime: at(12),
    scheduledDepartureDateTime: at(5),
    arrivalDateTime: at(40),
    realTime: 'live',
  });
  const groups = [
    {
      key: 'publicTransport',
      journeys: [journey('cancelled', { departureDateTime: at(4), realTime: 'cancelled' }), late],
    },
  ];
  await act(async () =>
    search.answer({ groups, reason: null, nextDepartureDateTime: null, nextArrivalDateTime: null }),
  );
  const works = {
    id: 'works',
    effect: 'detour',
    severity: 'warning',
    header: 'Travaux',
    lines: [line('A')],
    lineCount: 1,
  };
  await act(async () => (await sent('/api/v1/network/alerts')).answer({ alerts: [works], alertCount: 1 }));
  const next = await screen.findByRole('link', {
    name: /^Ligne A, info trafic : Travaux Prochain départ à .*, 7 min de retard$/,
  });
  expect(next).toHaveAttribute('href', expect.stringContaining('late'));
});

it('puts a place where one is still to be chosen, goes on there, and searches with the second one', async () => {
  const host = await open({ favoriteAddresses: [home], favoriteStopPoints: [stop('ash', 'Ash')] });
  await userEvent.click(await screen.findByRole('button', { name: /^Domicile/ }));
  expect(field('Arrivée')).toHaveValue('Domicile, Rue Basse, Town');
  expect(field('Départ')).toHaveFocus();
  await userEvent.click(screen.getByRole('button', { name: /^Ash/ }));
  expect(field('Départ')).toHaveValue('Ash, Town');
  expect(searchesOf(host)).toMatchObject([{ target: { query: { fi: 'ash' } } }]);
});

it('offers favourites in the fields', async () => {
  await open({ favoriteAddresses: [home], favoriteStopPoints: [stop('ash', 'Ash')] });
  await region('Favoris');
  await userEvent.click(field('Arrivée'));
  await userEvent.click(screen.getByRole('option', { name: /^Domicile/ }));
  expect(field('Arrivée')).toHaveValue('Domicile, Rue Basse, Town');
});

it('keeps a recent place with its star, and drops it again; the rows stay where they are', async () => {
  remember([OAK, ELM]);
  const host = await open();
  expect(await star('Oak')).toHaveAttribute('aria-pressed', 'false');
  expect(await star('Oak')).toHaveAttribute('title', 'Ajouter aux favoris');
  await userEvent.click(await star('Oak'));
  expect(await star('Oak')).toHaveAttribute('aria-pressed', 'true');
  expect(await star('Oak')).toHaveAttribute('title', 'Retirer des favoris');
  expect(rowsIn(await region('Lieux récents'))).toEqual(['OakTown', 'ElmTown']);
  expect(rowsIn(await region('Favoris'))).toEqual(['Oak, ', 'Ajouterun favori']);
  await userEvent.click(field('Arrivée'));
  expect(screen.getByRole('option', { name: /^Oak.*Lieu favori/ })).toBeInTheDocument();
  await userEvent.click(await star('Oak'));
  expect(host.calls).toMatchObject([
    { call: 'favourite', action: 'add', favourite: { kind: 'STOP_POINT', id: HOSTILE } },
    { call: 'favourite', action: 'remove', favoriteId: 'saved-1' },
  ]);
});

it('hides favourites that were removed elsewhere', async () => {
  const host = await open({ favoriteAddresses: [home] });
  await region('Favoris');
  await act(async () => void (await host.favourites.remove('saved home')));
  expect(rowsIn(await region('Favoris'))).toEqual(OWN_PLACES);
});

it('fetches the name of a stop that has none', async () => {
  await open({ favoriteStopPoints: [{ favoriteId: 'saved 1', stopPoint: { id: 'yew', lineIds: [] } }] });
  await act(async () => (await sent('/api/v1/places/yew')).answer({ ...ELM, id: 'yew', title: 'Yew' }));
  expect(rowsIn(await region('Favoris'))).toEqual(['Yew, ', 'Ajouterun favori']);
});

it('fetches the name of a stop once a visit, again after it was left before the answer', async () => {
  const saved = { favoriteStopPoints: [{ favoriteId: 'saved 1', stopPoint: { id: 'yew', lineIds: [] } }] };
  const requests = () => backend.requests.filter(({ path }) => path === '/api/v1/places/yew');
  await open(saved);
  await waitFor(() => expect(requests()).toHaveLength(1));
  cleanup();
  await act(backend.settled);
  await open(saved);
  await waitFor(() => expect(requests()).toHaveLength(2));
  await act(async () => requests()[1]?.answer({ ...ELM, id: 'yew', title: 'Yew' }));
  await region('Favoris');
  cleanup();
  await open(saved);
  expect(rowsIn(await region('Favoris'))).toEqual(['Yew, ', 'Ajouterun favori']);
  expect(requests()).toHaveLength(2);
});

it('reads nothing where there can be nothing', async () => {
  localStorage.clear();
  remember([ELM]);
  const host = await open({ favoriteStopPoints: [stop('ash', 'Ash')] });
  await region('Lieux récents');
  expect(host.favourites.state.get().loaded).toBe(false);
});

it('offers home and work where nothing is kept, and asks for their addresses there', async () => {
  await open({});
  await waitFor(async () => expect(rowsIn(await region('Favoris'))).toEqual(OWN_PLACES));
  await userEvent.click(screen.getByRole('button', { name: /^Domicile ?, Ajouter l’adresse$/ }));
  const dialog = await screen.findByRole('dialog', { name: 'Ajouter l’adresse du domicile' });
  expect(within(dialog).getByRole('combobox', { name: 'Adresse ou lieu' })).toBeVisible();
  await userEvent.keyboard('{Escape}{Escape}');
  expect(screen.queryByRole('region', { name: 'Lieux récents' })).not.toBeInTheDocument();
});

describe('what is live', () => {
  const LINE = { id: 'A', shortName: 'A', longName: '', mode: 'tram', color: '#0055aa', textColor: '#ffffff' };
  const soon = (minutes: number) => new Date(Date.now() + minutes * 60_000 + 30_000).toISOString();
  const departure = (minutes: number) => ({
    stopPointId: 'p',
    platform: '',
    headsign: 'Port',
    departureDateTime: soon(minutes),
    scheduledDepartureDateTime: soon(minutes),
    status: 'live',
    delaySeconds: 0,
    headwaySeconds: null,
  });
  const lines = [
    {
      line: LINE,
      alert: null,
      directions: [{ direction: 0, headsigns: ['Port'], departures: [departure(4), departure(12)] }],
    },
  ];

  const around = () => screen.findByRole('region', { name: 'Autour de vous' });

  afterEach(() => {
    forgetDevice();
    resetMapState();
  });

  it('stands on the tile of a stop, and is the town of the stop where it is not known', async () => {
    await open({ favoriteStopPoints: [stop('ash', 'Ash')] });
    const request = await sent('/api/v1/stops/next');
    await act(async () =>
      request.answer({ liveAt: null, stops: [{ id: 'ash', name: 'Ash', lat: 48, lon: 7, lines, others: [] }] }),
    );
    expect(
      await screen.findByRole('button', { name: /^Ash , Ligne A Port, dans 4 minutes, en temps réel$/ }),
    ).toBeVisible();
    cleanup();
    await open({ favoriteStopPoints: [stop('elm', 'Elm')] });
    await act(async () => (await sent('/api/v1/stops/next')).answer({ code: 'busy', message: '' }, 404));
    await waitFor(async () => expect(rowsIn(await region('Favoris'))).toEqual(['Elm, Town', 'Ajouterun favori']));
  });

  it('comes for where the device is, without a question where it was allowed before', async () => {
    device('granted', here);
    await open();
    const request = await sent('/api/v1/proximity/nearby');
    expect(new URL(request.url).searchParams.get('lat')).toBe('48');
    expect(await around()).toBeVisible();
    const near = { id: 'oak', name: 'Oak', lat: 48, lon: 7, metres: 150, seconds: 110, lines, others: [] };
    await act(async () =>
      request.answer({ liveAt: null, stops: [near], stopCount: 1, nearestStop: null, places: [], placeCount: 0 }),
    );
    expect(await screen.findByRole('link', { name: /^Port , dans 4 minutes, en temps réel/ })).toBeVisible();
    expect(within(await around()).getByRole('heading', { name: 'Oak' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Tout voir' })).toHaveAttribute('href', '/fr/proximity');
    expect(mapState.userPosition).toMatchObject({ lat: 48, lon: 7 });
  });

  it('has the minutes of a wheelchair where the traveller uses one', async () => {
    const options = [{ type: 'toggle', key: 'wheelchair', selectedKey: 'on' }];
    localStorage.setItem(OWN_PREFERENCES_KEY, JSON.stringify({ sections: [{ sectionKey: 'comfort', options }] }));
    device('granted', here);
    await open();
    const { url } = await sent('/api/v1/proximity/nearby');
    localStorage.removeItem(OWN_PREFERENCES_KEY);
    expect(new URL(url).searchParams.get('profile')).toBe('wheelchair');
  });

  it('says that nothing is near, and tries again what failed', async () => {
    device('granted', here);
    await open();
    await act(async () => (await sent('/api/v1/proximity/nearby')).answer({ code: 'gone', message: '' }, 404));
    const before = backend.requests.length;
    await userEvent.click(await screen.findByRole('button', { name: 'Réessayer' }));
    await waitFor(() => expect(backend.requests.length).toBeGreaterThan(before));
    const nearestStop = { id: 'yew', name: 'Yew', lat: 48, lon: 7, metres: 1200, seconds: 900 };
    await act(async () =>
      (await sent('/api/v1/proximity/nearby')).answer({
        liveAt: null,
        stops: [],
        stopCount: 0,
        nearestStop,
        places: [],
        placeCount: 0,
      }),
    );
    expect(await screen.findByText(/L’arrêt le plus proche est Yew/)).toBeVisible();
  });

  it('is asked for by a tap, and a refusal is explained', async () => {
    device('prompt', (_, failed) => failed({ code: 1 } as GeolocationPositionError));
    await open();
    await userEvent.click(await screen.findByRole('button', { name: /^Voir les départs autour de vous/ }));
    expect(await screen.findByText(/adresse/, { selector: '[role="status"] *' })).toBeInTheDocument();
    // In its place: below the card it would be under the fold of a phone.
    expect(screen.getByText(/saisissez une adresse/, { selector: 'button *' })).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Autour de vous' })).not.toBeInTheDocument();
  });

  it.each([
    ['desk', 1440],
    ['tablet', 768],
  ])(
    'shows on a %s what leaves the middle of the network, without a distance, until the position is known',
    async (_, width) => {
      await import('./CentreDepartures.tsx');
      jest.replaceProperty(window, 'innerWidth', width);
      device('prompt', here);
      await open();
      const line = {
        ...LINE,
        geometry: [
          encode([
            [7, 48],
            [7.1, 48.1],
            [7.2, 48.2],
          ]),
        ],
      };
      await act(async () => (await sent('/api/v1/network/lines')).answer({ lines: [line] }));
      const nearby = await sent('/api/v1/proximity/nearby');
      expect(new URL(nearby.url).search).toContain('lat=48.1&lon=7.1&limit=10');
      const near = { id: 'oak', name: 'Oak', lat: 48, lon: 7, metres: 150, seconds: 110, lines, others: [] };
      await act(async () =>
        nearby.answer({ liveAt: null, stops: [near], stopCount: 1, nearestStop: null, places: [], placeCount: 0 }),
      );
      const centre = await region('Dans le centre');
      expect(within(centre).getByRole('heading', { name: 'Oak' })).toBeVisible();
      expect(centre).not.toHaveTextContent('150');
      await userEvent.click(screen.getByRole('button', { name: /^Voir les départs autour de vous/ }));
      expect(await region('Autour de vous')).toBeVisible();
      expect(screen.queryByRole('region', { name: 'Dans le centre' })).not.toBeInTheDocument();
    },
  );

  it('asks for no middle on a phone', async () => {
    jest.replaceProperty(window, 'innerWidth', 360);
    device('prompt', here);
    await open();
    await act(async () => (await sent('/api/v1/network/lines')).answer({ lines: [] }));
    expect(await screen.findByRole('button', { name: /^Voir les départs autour de vous/ })).toBeVisible();
    expect(backend.requests.filter(({ path }) => path === '/api/v1/proximity/nearby')).toEqual([]);
  });

  it('has one strip for what disturbs the network', async () => {
    await open();
    const alert = {
      id: 'works',
      effect: 'detour',
      severity: 'warning',
      header: 'Travaux',
      lines: [LINE],
      lineCount: 1,
    };
    await act(async () => (await sent('/api/v1/network/alerts')).answer({ alerts: [alert], alertCount: 1 }));
    const strip = await screen.findByRole('link', { name: /^Info trafic : A : Travaux$/ });
    expect(strip.getAttribute('href')).toContain('schedules-line-id');
  });

  it('says several alerts in one sentence, which is also what is seen', async () => {
    await open();
    const lines = [LINE, { ...LINE, id: 'C', shortName: 'C' }];
    const alert = { id: 'works', effect: 'detour', severity: 'warning', header: 'Travaux', lines, lineCount: 2 };
    const alerts = [alert, { ...alert, id: 'more' }, { ...alert, id: 'most' }];
    await act(async () => (await sent('/api/v1/network/alerts')).answer({ alerts, alertCount: 3 }));
    const text = '3 infos trafic sur les lignes A et C';
    expect(await screen.findByRole('link', { name: text })).toHaveTextContent(text);
  });

  it('moves on the map, which shows the network as long as nothing else is looked for', async () => {
    await open();
    const line = { ...LINE, geometry: ['_dngH~zlI_ibE_seK'] };
    await act(async () => (await sent('/api/v1/network/lines')).answer({ lines: [line] }));
    await waitFor(() => expect(mapState.networkLines).toMatchObject([{ id: 'A 0', color: '#0055aa' }]));
    const vehicle = { id: 'v', label: '', lat: 48, lon: 7, bearing: null, at: soon(0), ageSeconds: 0, line: LINE };
    await act(async () =>
      (await sent('/api/v1/vehicles')).answer({ vehicles: [vehicle, { ...vehicle, id: 'w', line: null }] }),
    );
    await waitFor(() => expect(mapState.vehicles).toMatchObject([{ id: 'v', line: { shortName: 'A' } }]));
    act(() => {
      visit().trips.fill(COMMUTE);
    });
    await waitFor(() => expect(mapState.vehicles).toEqual([]));
    expect(mapState.networkLines).toHaveLength(1);
    cleanup();
    expect([mapState.networkLines, mapState.vehicles]).toEqual([[], []]);
  });

  it('has the map where the page says before any line of the network is known', async () => {
    await open();
    await waitFor(() => expect(mapState.mapView).toEqual({ kind: 'point', center: { lat: 48, lon: 7 }, zoom: 12 }));
    expect(mapState.isNetworkExpected).toBe(true);
    await sent('/api/v1/network/lines');
    expect(backend.requests.filter(({ path }) => path === '/api/v1/network')).toEqual([]);
  });

  it('asks where the map begins if the page came without it, and shows all lines from afar where none is rail', async () => {
    const { firstViews: _, ...map } = FAKE_TENANT.map;
    await renderView(View, { name: 'index', tenant: { map } });
    const center = { lat: 52.1, lon: -106.6 };
    const view = { ...center, zoom: 12 };
    const network = { center, firstViews: { phone: view, desk: view }, attributions: [] };
    await act(async () => (await sent('/api/v1/network')).answer(network));
    await act(async () => (await sent('/api/v1/network/lines')).answer({ lines: [] }));
    await waitFor(() => expect(mapState.mapView).toEqual({ kind: 'point', center, zoom: 12 }));
    expect(mapState.isNetworkExpected).toBe(false);
  });

  it('stays out of a partner’s frame', async () => {
    remember([ELM]);
    await renderView(View, { name: 'index', query: { widget: 'true' } });
    expect(rowsIn(await region('Lieux récents'))).toEqual(['ElmTown']);
    await act(backend.settled);
    expect(backend.requests).toEqual([]);
    expect(screen.queryByRole('region', { name: 'Favoris' })).not.toBeInTheDocument();
  });
});

describe('from here', () => {
  const tile = () => screen.findByRole('button', { name: /^Domicile/ });
  const results = (host: Awaited<ReturnType<typeof open>>) =>
    searchesOf(host).flatMap((made) => ('target' in made && made.call === 'go' ? [made.target] : []));
  /** Answers each reverse geocoding request for the device's position. */
  const nameTheSpot = async () =>
    act(async () => (await sent('/core/v3/reverseGeocode')).answer({ name: 'Rue Haute', city: 'Town', postCode: '1' }));

  afterEach(() => {
    forgetDevice();
    resetMapState();
  });

  it('one leaves from where one is, where that is known without a question; a favourite is searched at once', async () => {
    device('granted', here);
    const host = await open({ favoriteAddresses: [home] });
    await nameTheSpot();
    await waitFor(() => expect(field('Départ')).toHaveValue('Ma position'));
    expect(field('Arrivée')).toHaveValue('');
    expect(host.calls.filter(({ call }) => call === 'replace')).toEqual([]);
    await userEvent.click(await tile());
    expect(results(host)).toEqual([
      { name: 'trip-planner-results', query: expect.objectContaining({ flat: '48.000004', flon: '7', tlat: '48.5' }) },
    ]);
  });

  it('a favourite that is tapped while the device is looking is searched once it has found', async () => {
    let find: () => void = () => undefined;
    device('granted', (found) => {
      find = () => here(found);
    });
    const host = await open({ favoriteAddresses: [home] });
    await userEvent.click(await tile());
    expect(results(host)).toEqual([]);
    expect(field('Départ')).toHaveAttribute('aria-expanded', 'false');
    await act(async () => find());
    await act(async () => find());
    await nameTheSpot();
    await waitFor(() => expect(results(host)).toHaveLength(1));
  });

  it('a favourite asks from where, and says why, where the device finds nothing', async () => {
    let fail: () => void = () => undefined;
    device('granted', (_, failed) => {
      fail = () => failed({ code: 2 } as GeolocationPositionError);
    });
    const host = await open({ favoriteAddresses: [home] });
    await userEvent.click(await tile());
    await act(async () => fail());
    await waitFor(() => expect(field('Départ')).toHaveAttribute('aria-expanded', 'true'));
    expect(host.calls).toContainEqual(
      expect.objectContaining({
        toast: { type: 'info', message: expect.stringMatching(/^Votre position est introuvable/) },
      }),
    );
  });

  it('a place that was taken away is not put there again, and none that was chosen is replaced', async () => {
    device('granted', here);
    await open();
    await nameTheSpot();
    await waitFor(() => expect(field('Départ')).toHaveValue('Ma position'));
    await userEvent.click(screen.getByRole('button', { name: 'Inverser' }));
    expect(field('Arrivée')).toHaveValue('Ma position');
    cleanup();
    await open();
    await nameTheSpot();
    expect(field('Départ')).toHaveValue('');
  });
});
