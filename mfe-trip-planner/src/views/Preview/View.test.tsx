import { screen } from '@testing-library/react';
import { fakeBackend } from '../../testing/fakeBackend.ts';
import { answers, CHOOSE_FIRST, NO_LONGER, SEARCH, sentBack, stepByStep } from '../../testing/outAndBack.ts';
import { renderView, startVisit } from '../../testing/renderView.tsx';
import { View } from './View.tsx';

const OUT = 'out|A&B=é#';
const SIMPLE = { ...SEARCH, tt: '0' };
const target = (name: string) => new URL(screen.getByRole('link', { name }).getAttribute('href') ?? '', 'http://x');
const open = (query: Readonly<Record<string, string>>) => renderView(View, { name: 'trip-planner-preview', query });

let backend: ReturnType<typeof fakeBackend>;

beforeEach(() => {
  backend = fakeBackend();
  startVisit();
});
afterEach(() => {
  backend.restore();
});

it('redirects to the results of the same search when the address names no journey', async () => {
  const host = await open(SIMPLE);
  expect(host.calls).toEqual(sentBack(SIMPLE, CHOOSE_FIRST));
});

it('redirects to the results of the same search when the journey is refused', async () => {
  const query = { ...SIMPLE, jc: OUT };
  const host = await open(query);
  expect(host.calls).toEqual([]);
  await answers(backend).details(OUT, { code: 'journey-expired', message: 'Gone.' }, 404);
  expect(host.calls).toEqual(sentBack(query, NO_LONGER));
});

it('shows the failure with a retry when the backend does not answer', async () => {
  const host = await open({ ...SIMPLE, jc: OUT });
  expect(screen.getByRole('status')).toHaveTextContent('Chargement du trajet…');
  await answers(backend).details(OUT, { code: 'internal', message: 'No.' }, 500);
  expect(screen.getByRole('alert')).toHaveTextContent('Le service ne répond pas');
  screen.getByRole('button', { name: 'Réessayer' }).click();
  await answers(backend).details(OUT, stepByStep(OUT, '08:41', '09:11'));
  expect(screen.getByRole('link', { name: 'Feuille de route' })).toBeInTheDocument();
  expect(host.calls).toEqual([]);
});

it('of a one-way trip links to the roadmap and to the other journeys', async () => {
  await open({ ...SIMPLE, jc: OUT });
  await answers(backend).details(OUT, stepByStep(OUT, '08:41', '09:11'));
  expect(screen.getByRole('heading', { level: 1, name: 'Votre trajet sur la carte' })).toBeInTheDocument();
  expect(decodeURIComponent(target('Feuille de route').pathname)).toBe(`/fr/trip-planner-roadmap-journeyId/${OUT}`);
  expect(target('Autres trajets').pathname).toBe('/fr/trip-planner-results');
  expect(screen.queryByRole('link', { name: /Choisir/ })).not.toBeInTheDocument();
});

it('of the outbound journey links to its summary', async () => {
  await open({ ...SEARCH, jc: OUT });
  await answers(backend).details(OUT, stepByStep(OUT, '08:41', '09:11'));
  expect(screen.getByRole('heading', { level: 1, name: 'Votre aller sur la carte' })).toBeInTheDocument();
  const chosen = target('Choisir cet aller');
  expect(chosen.pathname).toBe('/fr/trip-planner-summary');
  expect(Object.fromEntries(chosen.searchParams)).toEqual({ ...SEARCH, jc: OUT });
  expect(Object.fromEntries(target('Autres allers').searchParams)).toEqual(SEARCH);
});
