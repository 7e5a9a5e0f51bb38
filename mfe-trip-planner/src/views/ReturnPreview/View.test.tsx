import { screen } from '@testing-library/react';
import { fakeBackend } from '../../testing/fakeBackend.ts';
import { answers, CHOOSE_FIRST, SEARCH, sentBack, stepByStep } from '../../testing/outAndBack.ts';
import { renderView, startVisit } from '../../testing/renderView.tsx';
import { View } from './View.tsx';

const CHOSEN = { ...SEARCH, jc: 'out|A&B=é#', rc: 'back|é#' };
const target = (name: string) => new URL(screen.getByRole('link', { name }).getAttribute('href') ?? '', 'http://x');
const open = (query: Readonly<Record<string, string>>) =>
  renderView(View, { name: 'trip-planner-return-preview', query });

let backend: ReturnType<typeof fakeBackend>;

beforeEach(() => {
  backend = fakeBackend();
  startVisit();
});
afterEach(() => {
  backend.restore();
});

it('opens from a link: the return journey and its actions', async () => {
  const host = await open(CHOSEN);
  await answers(backend).details(CHOSEN.jc, stepByStep(CHOSEN.jc, '08:41', '09:11'));
  await answers(backend).details(CHOSEN.rc, stepByStep(CHOSEN.rc, '17:35', '18:05'));
  expect(screen.getByRole('heading', { level: 1, name: 'Votre retour sur la carte' })).toBeInTheDocument();
  expect(screen.getByText('17:35')).toBeInTheDocument();
  const chosen = target('Choisir ce retour');
  expect(chosen.pathname).toBe('/fr/trip-planner-return-summary');
  expect(Object.fromEntries(chosen.searchParams)).toEqual(CHOSEN);
  const others = target('Autres retours');
  expect(others.pathname).toBe('/fr/trip-planner-returns');
  expect(Object.fromEntries(others.searchParams)).toEqual({ ...SEARCH, jc: CHOSEN.jc });
  expect(host.calls).toEqual([]);
});

it.each([
  ['no return is named', { ...SEARCH, jc: 'out' }],
  ['no outbound journey is named', { ...SEARCH, rc: 'back' }],
  ['the trip is one-way', { ...CHOSEN, tt: '0' }],
])('gives way to the results, with the same search, when %s', async (_, query) => {
  const host = await open(query);
  expect(host.calls).toEqual(sentBack(query, CHOOSE_FIRST));
});
