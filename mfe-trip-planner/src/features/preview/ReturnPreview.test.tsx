import { screen } from '@testing-library/react';
import { fakeBackend } from '../../testing/fakeBackend.ts';
import { answers, CHOOSE_FIRST, SEARCH, sentBack, stepByStep } from '../../testing/outAndBack.ts';
import { renderView, startVisit } from '../../testing/renderView.tsx';
import { View } from '../../views/ReturnPreview.tsx';

const CHOSEN = { ...SEARCH, jc: 'out|A&B=é#', rc: 'back|é#' };
const open = (query: Readonly<Record<string, string>>) =>
  renderView(View, { name: 'trip-planner-return-preview', query });

let backend: ReturnType<typeof fakeBackend>;

beforeEach(() => {
  backend = fakeBackend();
  startVisit();
});
afterEach(() => {
  backend.restore();
  jest.restoreAllMocks();
});

it('opens from a link: the row chooses the return, the sheet leads to the others', async () => {
  const host = await open(CHOSEN);
  await answers(backend).details(CHOSEN.jc, stepByStep(CHOSEN.jc, '08:41', '09:11'));
  await answers(backend).details(CHOSEN.rc, stepByStep(CHOSEN.rc, '17:35', '18:05'));
  expect(screen.getByRole('heading', { level: 1, name: 'Votre retour sur la carte' })).toBeInTheDocument();
  const row = screen.getByRole('link', { name: /17:35 .*, Choisir ce retour$/ });
  const chosen = new URL(row.getAttribute('href') ?? '', 'http://x');
  expect(chosen.pathname).toBe('/fr/trip-planner-return-summary');
  expect(Object.fromEntries(chosen.searchParams)).toEqual(CHOSEN);
  const others = new URL(
    document.querySelector('[data-sheet-half]')?.getAttribute('data-sheet-half') ?? '',
    'http://x',
  );
  expect(others.pathname).toBe('/fr/trip-planner-returns');
  expect(Object.fromEntries(others.searchParams)).toEqual(CHOSEN);
  expect(host.calls).toEqual([]);
});

it('is not there where the list stands beside the map: the list follows, and selects it', async () => {
  jest.spyOn(window, 'matchMedia').mockReturnValue({ ...window.matchMedia(''), matches: true });
  const host = await open(CHOSEN);
  expect(host.calls).toEqual([{ call: 'replaceWith', address: expect.stringContaining('/trip-planner-returns?') }]);
});

it.each([
  ['no return is named', { ...SEARCH, jc: 'out' }],
  ['no outbound journey is named', { ...SEARCH, rc: 'back' }],
  ['the trip is one-way', { ...CHOSEN, tt: '0' }],
])('gives way to the results, with the same search, when %s', async (_, query) => {
  const host = await open(query);
  expect(host.calls).toEqual(sentBack(query, CHOOSE_FIRST));
});
