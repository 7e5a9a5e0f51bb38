import { screen, within } from '@testing-library/react';
import { fakeBackend } from '../../testing/fakeBackend.ts';
import { answers, CHOOSE_FIRST, NO_LONGER, SEARCH, sentBack, stepByStep } from '../../testing/outAndBack.ts';
import { renderView, startVisit } from '../../testing/renderView.tsx';
import { View } from './View.tsx';

const OUT = 'out|A&B=é#';
const QUERY = { ...SEARCH, jc: OUT };
const target = (name: string) => new URL(screen.getByRole('link', { name }).getAttribute('href') ?? '', 'http://x');
const open = (query: Readonly<Record<string, string>>) => renderView(View, { name: 'trip-planner-summary', query });

let backend: ReturnType<typeof fakeBackend>;

beforeEach(() => {
  backend = fakeBackend();
  startVisit();
});
afterEach(() => {
  backend.restore();
});

it('opens from a link: the outbound journey, and the return that is still to be chosen', async () => {
  const host = await open(QUERY);
  await answers(backend).details(OUT, stepByStep(OUT, '08:41', '09:11'));
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('De Oak à Elm, 08:41');
  expect(host.pageTitle.get()).toBe('De Oak à Elm, 08:41');
  const steps = within(screen.getByRole('list', { name: 'Étapes de l’aller-retour' }));
  expect(steps.getAllByRole('listitem').map((step) => [step.textContent, step.getAttribute('aria-current')])).toEqual([
    ['1 Aller', 'step'],
    ['2 Retour', null],
    ['3 Résumé', null],
  ]);
  expect(steps.queryByRole('link')).not.toBeInTheDocument();
  const out = within(screen.getByRole('region', { name: 'Aller' }));
  expect(out.getByText('08:41')).toBeInTheDocument();
  expect(out.getByText('1,80 €')).toBeInTheDocument();
  expect(out.getByText('sam. 21 nov.')).toBeInTheDocument();
  expect(screen.getByText(/le retour, à partir de 17:30\./)).toBeInTheDocument();
  const choose = target('Choisir le retour');
  expect(choose.pathname).toBe('/fr/trip-planner-returns');
  expect(Object.fromEntries(choose.searchParams)).toEqual(QUERY);
  expect(Object.fromEntries(target('Changer l’aller').searchParams)).toEqual(SEARCH);
  expect(host.calls).toEqual([]);
});

it('does not offer a return before the outbound journey arrives', async () => {
  await open(QUERY);
  await answers(backend).details(OUT, stepByStep(OUT, '17:00', '17:45'));
  expect(screen.getByText(/le retour, à partir de 17:45\./)).toBeInTheDocument();
});

it.each([
  ['no journey is named', SEARCH],
  ['the trip is one-way', { ...QUERY, tt: '0' }],
  ['a place is missing', { ...QUERY, ti: '' }],
])('gives way to the results, with the same search, when %s', async (_, query) => {
  const host = await open(query);
  expect(host.calls).toEqual(sentBack(query, CHOOSE_FIRST));
});

it('redirects to the results when the journey is refused', async () => {
  const host = await open(QUERY);
  await answers(backend).details(OUT, { code: 'invalid-code', message: 'No.' }, 400);
  expect(host.calls).toEqual(sentBack(QUERY, NO_LONGER));
});
