import { COOKIES, FAVOURITE_TRIP, type FavouriteLists } from '@halte/contract';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { favouriteOfTrip } from '../../favourites/favouriteTrips.ts';
import { fakeBackend } from '../../testing/fakeBackend.ts';
import { renderView, searchesOf, startVisit, visit } from '../../testing/renderView.tsx';
import { place, trip } from '../../testing/trips.ts';
import { View } from './View.tsx';

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
const open = (favourites?: Partial<FavouriteLists> | null) => renderView(View, { name: 'index', favourites });

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

it('shows trips, then places, home first, above recent places, each place once', async () => {
  remember([OAK, ELM]);
  await open({
    favoritePointOfInterests: [commute, broken],
    favoriteStopPoints: [stop('ash', 'Ash'), stop(HOSTILE, 'Oak')],
    favoriteAddresses: [home],
  });
  expect(rowsIn(await region('Favoris'))).toEqual([
    'Trajets de Oakà Fir',
    'DomicileRue Basse, Town',
    'OakTown',
    'AshTown',
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
  expect(screen.queryByRole('region', { name: 'Favoris' })).not.toBeInTheDocument();
  await userEvent.click(field('Arrivée'));
  expect(screen.getByRole('option', { name: /^Oak.*Lieu favori/ })).toBeInTheDocument();
  await userEvent.click(await star('Oak'));
  expect(host.calls).toMatchObject([
    { call: 'favourite', action: 'add', favourite: { kind: 'STOP_POINT', id: HOSTILE } },
    { call: 'favourite', action: 'remove', favoriteId: 'saved-1' },
  ]);
});

it('gives back what was dropped as it was, with the same star', async () => {
  const host = await open({ favoriteAddresses: [home], favoritePointOfInterests: [commute] });
  await userEvent.click(await star('Domicile'));
  expect(await star('Domicile')).toHaveAttribute('aria-pressed', 'false');
  await userEvent.click(await star('Domicile'));
  expect(await star('Domicile')).toHaveAttribute('aria-pressed', 'true');
  await userEvent.click(await star('Oak – Fir'));
  await userEvent.click(await star('Oak – Fir'));
  expect(host.calls).toMatchObject([
    { action: 'remove', favoriteId: 'saved home' },
    { action: 'add', favourite: { category: 'HOME', label: 'Chez nous', street: 'Rue Basse' } },
    { action: 'remove', favoriteId: 'saved trip' },
    { action: 'add', favourite: { type: FAVOURITE_TRIP, id: commuteId } },
  ]);
});

it('hides favourites that were removed elsewhere', async () => {
  const host = await open({ favoriteAddresses: [home] });
  await region('Favoris');
  await act(async () => void (await host.favourites?.remove('saved home')));
  expect(screen.queryByRole('region', { name: 'Favoris' })).not.toBeInTheDocument();
});

it('shows the first of many, and all of them on request', async () => {
  const many = ['Ash', 'Elm', 'Fir', 'Oak', 'Yew'].map((name) => stop(name, name));
  await open({ favoriteStopPoints: many, favoritePointOfInterests: [commute] });
  expect(rowsIn(await region('Favoris'))).toHaveLength(5);
  await userEvent.click(screen.getByRole('button', { name: 'Tout afficher', expanded: false }));
  expect(rowsIn(await region('Favoris'))).toHaveLength(6);
  await userEvent.click(screen.getByRole('button', { name: 'Afficher moins', expanded: true }));
  expect(rowsIn(await region('Favoris'))).toHaveLength(5);
});

it('fetches the name of a stop that has none', async () => {
  await open({ favoriteStopPoints: [{ favoriteId: 'saved 1', stopPoint: { id: 'yew', lineIds: [] } }] });
  await waitFor(() => expect(backend.requests.map(({ path }) => path)).toEqual(['/api/v1/places/yew']));
  await act(async () => backend.requests[0]?.answer({ ...ELM, id: 'yew', title: 'Yew' }));
  expect(rowsIn(await region('Favoris'))).toEqual(['YewTown']);
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
  expect(rowsIn(await region('Favoris'))).toEqual(['YewTown']);
  expect(requests()).toHaveLength(2);
});

it('reads nothing where there can be nothing', async () => {
  localStorage.clear();
  remember([ELM]);
  const host = await open({ favoriteStopPoints: [stop('ash', 'Ash')] });
  await region('Lieux récents');
  expect(host.favourites?.state.get().loaded).toBe(false);
});

it('says nothing of favourites in a host that has none', async () => {
  remember([ELM]);
  await open(null);
  expect(rowsIn(await region('Lieux récents'))).toEqual(['ElmTown']);
  expect(screen.queryByRole('button', { name: /^Favori/ })).not.toBeInTheDocument();
});

it('shows nothing without favourites and recent places', async () => {
  const host = await open({});
  await waitFor(() => expect(host.favourites?.state.get().loaded).toBe(true));
  await act(backend.settled);
  expect(screen.queryByRole('heading', { level: 2 })).not.toBeInTheDocument();
});
