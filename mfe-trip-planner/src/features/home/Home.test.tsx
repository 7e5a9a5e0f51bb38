import { COOKIES } from '@halte/contract';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeBackend } from '../../testing/fakeBackend.ts';
import { renderView, searchesOf, startVisit, visit } from '../../testing/renderView.tsx';
import { apply, openSheet } from '../../testing/sheets.ts';
import { trip } from '../../testing/trips.ts';
import { View } from '../../views/Home.tsx';
import { loadTripTypeSheet } from '../when/loadSheets.ts';
import { loadHomeParts } from './PlaceShortcuts.tsx';

const PLACES = [
  { id: 'oak', title: 'Oak', displayName: 'Oak, Town', subTitle: 'Town', type: 'stopArea', lat: 48.1, lon: 7.1 },
  { id: 'elm', title: 'Elm', displayName: 'Elm, Town', subTitle: 'Town', type: 'stopArea', lat: 48.2, lon: 7.2 },
];

function remember(places: unknown): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the history lives there
  document.cookie = `${COOKIES.placesHistory}=${encodeURIComponent(JSON.stringify(places))}; path=/`;
}

// Loaded on demand: the first import may take longer than `findByRole` waits.
beforeAll(loadTripTypeSheet);
beforeAll(loadHomeParts);

let backend: ReturnType<typeof fakeBackend>;
const field = (name: string) => screen.getByRole('combobox', { name });
const search = () => userEvent.click(screen.getByRole('button', { name: 'Rechercher' }));
const recent = (name: string) => screen.findByRole('button', { name: new RegExp(`^${name}`) });

beforeEach(() => {
  backend = fakeBackend();
  startVisit();
  remember(PLACES);
});
afterEach(() => {
  backend.restore();
});

it('asks where to go, in few words', async () => {
  await renderView(View, { name: 'index' });
  expect(screen.getByRole('heading', { level: 1, name: 'Où allez-vous ?' })).toBeInTheDocument();
  expect(field('Départ')).toBeInTheDocument();
  expect(field('Arrivée')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Maintenant' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Inverser' })).toBeInTheDocument();
});

it('plans a trip in two taps where both places are known: the second one searches', async () => {
  const host = await renderView(View, { name: 'index' });
  await userEvent.click(await recent('Elm'));
  expect(field('Arrivée')).toHaveValue('Elm, Town');
  expect(field('Départ')).toHaveFocus();
  await userEvent.click(await recent('Oak'));
  expect(searchesOf(host)).toEqual([
    {
      call: 'go',
      target: {
        name: 'trip-planner-results',
        query: expect.objectContaining({
          fi: 'oak',
          ti: 'elm',
          tt: '0',
          dt: expect.stringMatching(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/),
        }),
      },
    },
  ]);
});

it('swaps the ends', async () => {
  await renderView(View, { name: 'index' });
  await userEvent.click(await recent('Elm'));
  await userEvent.click(screen.getByRole('button', { name: 'Inverser' }));
  expect(field('Départ')).toHaveValue('Elm, Town');
  expect(field('Arrivée')).toHaveValue('');
});

it('swaps what is being typed along with what was chosen', async () => {
  visit().trips.fill({ ...trip(), arrivalPlace: null });
  await renderView(View, { name: 'index' });
  await userEvent.type(field('Arrivée'), 'hop');
  await userEvent.click(screen.getByRole('button', { name: 'Inverser' }));
  expect(field('Départ')).toHaveValue('hop');
  expect(field('Arrivée')).toHaveValue('Place a');
  await userEvent.click(screen.getByRole('button', { name: 'Inverser' }));
  expect(field('Départ')).toHaveValue('Place a');
  expect(field('Arrivée')).toHaveValue('hop');
});

it('swaps two texts of which neither is a place yet', async () => {
  await renderView(View, { name: 'index' });
  await userEvent.type(field('Départ'), 'hip');
  await userEvent.type(field('Arrivée'), 'hop');
  await userEvent.click(screen.getByRole('button', { name: 'Inverser' }));
  expect([field('Départ'), field('Arrivée')].map((one) => (one as HTMLInputElement).value)).toEqual(['hop', 'hip']);
});

it('takes a place that is found while typing', async () => {
  await renderView(View, { name: 'index' });
  await userEvent.type(field('Départ'), 'Fir');
  const searches = () => backend.requests.filter(({ path }) => path === '/api/v1/places');
  await waitFor(() => expect(searches()).toHaveLength(1));
  await act(async () => searches()[0]?.answer([{ ...PLACES[0], id: 'fir', title: 'Fir', displayName: 'Fir, Town' }]));
  await userEvent.click(await screen.findByRole('option', { name: /Fir/ }));
  expect(field('Départ')).toHaveValue('Fir, Town');
});

it('asks for the place of a via that was added, and forgets it when it is removed', async () => {
  visit().trips.fill(trip());
  const host = await renderView(View, { name: 'index' });
  const sheet = await openSheet('type');
  await userEvent.click(sheet.getByRole('checkbox'));
  await apply(sheet, 'Valider');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await waitFor(() => expect(field('Étape')).toHaveFocus());
  await search();
  expect(field('Étape')).toHaveAccessibleDescription('Choisissez une étape');
  expect(searchesOf(host)).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Retirer l’étape' }));
  await search();
  expect(searchesOf(host)).toHaveLength(1);
});

it('sends a time to arrive by as it stands on the clocks of the network', async () => {
  visit().trips.fill(
    trip({ departureDateTime: '2099-07-01T07:30:00.000Z', followsClock: false, dateChoice: 'ARRIVAL' }),
  );
  const host = await renderView(View, { name: 'index' });
  await search();
  expect(searchesOf(host)).toMatchObject([{ target: { query: { at: '2099-07-01T09:30' } } }]);
});
