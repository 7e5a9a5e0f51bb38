import { COOKIES } from '@halte/contract';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeBackend } from '../../testing/fakeBackend.ts';
import { renderView, searchesOf, startVisit, visit } from '../../testing/renderView.tsx';
import { trip } from '../../testing/trips.ts';
import { View } from './View.tsx';

const PLACES = [
  { id: 'oak', title: 'Oak', displayName: 'Oak, Town', subTitle: 'Town', type: 'stopArea', lat: 48.1, lon: 7.1 },
  { id: 'elm', title: 'Elm', displayName: 'Elm, Town', subTitle: 'Town', type: 'stopArea', lat: 48.2, lon: 7.2 },
];

function remember(places: unknown): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the history lives there
  document.cookie = `${COOKIES.placesHistory}=${encodeURIComponent(JSON.stringify(places))}; path=/`;
}

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
  expect(screen.getByRole('radio', { name: 'Maintenant' })).toBeChecked();
  expect(screen.getByRole('button', { name: 'Inverser' })).toBeInTheDocument();
});

it('plans a trip in three taps where both places are known', async () => {
  const host = await renderView(View, { name: 'index' });
  await userEvent.click(await recent('Elm'));
  expect(field('Arrivée')).toHaveValue('Elm, Town');
  expect(field('Départ')).toHaveFocus();
  await userEvent.click(await recent('Oak'));
  expect(screen.getByRole('button', { name: 'Rechercher' })).toHaveFocus();
  await search();
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

it('says what is missing at its field, and goes there', async () => {
  const host = await renderView(View, { name: 'index' });
  await search();
  expect(field('Départ')).toHaveFocus();
  expect(field('Départ')).toBeInvalid();
  expect(field('Départ')).toHaveAccessibleDescription(/^Indiquez d’où vous partez/);
  expect(field('Arrivée')).toHaveAccessibleDescription(/^Indiquez où vous allez/);
  // A list would cover the second error; it opens when it is asked for.
  expect(field('Départ')).toHaveAttribute('aria-expanded', 'false');
  await userEvent.keyboard('{ArrowDown}');
  expect(field('Départ')).toHaveAttribute('aria-expanded', 'true');
  expect(searchesOf(host)).toEqual([]);
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
  await waitFor(() => expect(backend.requests).toHaveLength(1));
  await act(async () =>
    backend.requests[0]?.answer([{ ...PLACES[0], id: 'fir', title: 'Fir', displayName: 'Fir, Town' }]),
  );
  await userEvent.click(await screen.findByRole('option', { name: /Fir/ }));
  expect(field('Départ')).toHaveValue('Fir, Town');
});

it('asks for the place of a via that was added, and forgets it when it is removed', async () => {
  visit().trips.fill(trip());
  const host = await renderView(View, { name: 'index' });
  await userEvent.click(screen.getByRole('button', { name: 'Ajouter une étape' }));
  await search();
  expect(field('Étape')).toHaveFocus();
  expect(searchesOf(host)).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Supprimer l’étape' }));
  await search();
  expect(searchesOf(host)).toHaveLength(1);
});

describe('a time', () => {
  async function choose(day: string, time: string) {
    visit().trips.fill(trip());
    const host = await renderView(View, { name: 'index' });
    await userEvent.click(screen.getByRole('radio', { name: 'Arriver à' }));
    fireEvent.change(screen.getByLabelText('Date'), { target: { value: day } });
    fireEvent.change(screen.getByLabelText('Heure'), { target: { value: time } });
    await search();
    return host;
  }

  it('to arrive by goes into the address as it stands on the clocks of the network', async () => {
    const host = await choose('2099-07-01', '09:30');
    expect(searchesOf(host)).toMatchObject([{ target: { query: { at: '2099-07-01T09:30' } } }]);
  });

  it.each([
    ['', '09:30', 'Date', /date complète/],
    ['2020-01-01', '09:30', 'Date', /Cette date est passée/],
    ['2099-07-01', '', 'Heure', /l’heure et les minutes/],
  ])('like %p %p is explained at its field, and nothing is sent', async (day, time, label, why) => {
    const host = await choose(day, time);
    expect(screen.getByLabelText(label)).toHaveFocus();
    expect(screen.getByLabelText(label)).toHaveAccessibleDescription(why);
    expect(searchesOf(host)).toEqual([]);
  });
});
