import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeBackend } from '../../testing/fakeBackend.ts';
import { forgetTrips, renderView } from '../../testing/renderView.tsx';
import { detailed, ride, section } from '../../testing/trips.ts';
import { View } from './View.tsx';

const QUERY = { fi: 'oak', fv: 'Oak', ti: 'elm', tv: 'Elm' };
const JOURNEY = detailed('code', [
  section('walk', { start: '08:00', end: '08:04', from: 'Home', to: 'Oak', metres: 300 }),
  ride('A', { start: '08:06', end: '08:20', from: 'Oak', to: 'Elm' }, ['Ash', 'Yew']),
  section('walk', { start: '08:20', end: '08:22', from: 'Elm', to: 'Elm Square', metres: 120 }),
  ride('B', { start: '08:27', end: '08:40', from: 'Elm Square', to: 'Fir' }),
]);

/** Every test opens a journey of its own: what was loaded once stays in memory. */
let opened = 0;
let code = '';
let backend: ReturnType<typeof fakeBackend>;

beforeEach(() => {
  backend = fakeBackend();
  forgetTrips();
  opened += 1;
  code = `code-${opened}`;
});
afterEach(() => {
  backend.restore();
  jest.restoreAllMocks();
});

async function open() {
  return renderView(View, { name: 'trip-planner-roadmap-journeyId', params: { journeyId: code }, query: QUERY });
}

async function answer(body: unknown, status?: number): Promise<void> {
  await waitFor(() => expect(backend.asked.length).toBeGreaterThan(0));
  await act(async () => backend.asked.at(-1)?.answer(body, status));
}

it('opens cold: the id in the address is all it takes', async () => {
  await open();
  expect(screen.getByRole('status')).toHaveTextContent('Chargement de la feuille de route…');
  await waitFor(() => expect(backend.asked[0]?.body).toEqual({ tripType: 0, journeySummaryCode: code }));
  await answer(JOURNEY);
  expect(screen.getByRole('heading', { level: 1, name: 'Home → Fir' })).toBeInTheDocument();
});

it('tells the way step by step', async () => {
  await open();
  await answer(JOURNEY);
  const steps = within(screen.getByRole('list', { name: 'Étapes du trajet' }));
  const told = steps
    .getAllByRole('listitem')
    .filter((item) => item.closest('details') === null)
    .map((item) => item.textContent?.replaceAll(/[\s\u202f\u00a0]+/g, ' ').trim());
  expect(told).toEqual([
    '08:00Départ Home',
    'Marchez jusqu’à Oak4 min · 300 m',
    '08:06Montez à Oak',
    expect.stringContaining('A Direction A Terminus14 min · Trams of the town'),
    '08:20Descendez à Elm',
    'Correspondance : 7 mindont 2 min à pied (120 m) jusqu’à Elm Square',
    '08:27Montez à Elm Square',
    expect.stringContaining('Descendez au prochain arrêt'),
    '08:40Descendez à Fir',
  ]);
});

it('folds the stops on the way, with their number and their times', async () => {
  await open();
  await answer(JOURNEY);
  const summary = screen.getByText('2 arrêts desservis en route');
  expect(summary.closest('details')).not.toHaveAttribute('open');
  await userEvent.click(summary);
  const stops = within(summary.closest('details') as HTMLElement).getAllByRole('listitem');
  expect(stops.map((stop) => stop.textContent)).toEqual(['08:06 Ash', '08:06 Yew']);
});

it.each([400, 404, 410, 422])('gives way to the results when the journey cannot be rebuilt (%i)', async (status) => {
  const host = await open();
  await answer({ code: 'journey-gone', message: 'Gone.' }, status);
  expect(host.calls).toEqual([{ call: 'replace', target: { name: 'trip-planner-results', query: QUERY } }]);
});

it('stays, and tries again, when the backend does not answer', async () => {
  const host = await open();
  await answer({ code: 'internal', message: 'No.' }, 503);
  expect(screen.getByRole('alert')).toHaveTextContent('La recherche ne répond pas');
  await userEvent.click(screen.getByRole('button', { name: 'Réessayer' }));
  await answer(JOURNEY);
  expect(screen.getByRole('heading', { level: 1, name: 'Home → Fir' })).toBeInTheDocument();
  expect(host.calls).toEqual([]);
});

it('does not call accessible what nobody said is', async () => {
  await open();
  await answer({ ...JOURNEY, accessibility: 'unknown' });
  expect(screen.getByText(/fauteuil roulant n’est pas connue/)).toBeInTheDocument();
});

it('prints', async () => {
  const print = jest.spyOn(window, 'print').mockImplementation(() => undefined);
  await open();
  await answer(JOURNEY);
  await userEvent.click(screen.getByRole('button', { name: 'Imprimer' }));
  expect(print).toHaveBeenCalledTimes(1);
});

it('copies its link where the device cannot share, and says so', async () => {
  const user = userEvent.setup();
  const host = await open();
  await answer(JOURNEY);
  await user.click(screen.getByRole('button', { name: 'Partager' }));
  expect(await navigator.clipboard.readText()).toBe(window.location.href);
  expect(host.calls).toEqual([
    { call: 'toast', toast: { type: 'success', message: 'Lien copié : collez-le où vous voulez.' } },
  ]);
});
