import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeBackend } from '../../testing/fakeBackend.ts';
import { answers, CHOOSE_FIRST, NO_LONGER, SEARCH, sentBack, stepByStep } from '../../testing/outAndBack.ts';
import { renderView, startVisit } from '../../testing/renderView.tsx';
import { View } from '../../views/ReturnSummary.tsx';

const OUT = 'out|A&B=é#';
const BACK = 'back|é#';
const CHOSEN = { ...SEARCH, jc: OUT, rc: BACK };

let backend: ReturnType<typeof fakeBackend>;

beforeEach(() => {
  backend = fakeBackend();
  startVisit();
});
afterEach(() => {
  backend.restore();
});

const open = (query: Readonly<Record<string, string>> = CHOSEN) =>
  renderView(View, { name: 'trip-planner-return-summary', query });

async function shown(back = stepByStep(BACK, '17:35', '18:05')) {
  const host = await open();
  await answers(backend).details(OUT, stepByStep(OUT, '08:41', '09:11'));
  await answers(backend).details(BACK, back);
  return host;
}

it('opens from a link: both journeys with their times and roadmaps', async () => {
  const host = await shown();
  for (const [name, time, code] of [
    ['Aller', '08:41', OUT],
    ['Retour', '17:35', BACK],
  ] as const) {
    const way = within(screen.getByRole('region', { name }));
    expect(way.getByText(time)).toBeInTheDocument();
    const roadmap = way.getByRole('link', { name: /Feuille de route/ }).getAttribute('href') ?? '';
    expect(decodeURIComponent(new URL(roadmap, 'http://x').pathname)).toBe(
      `/fr/trip-planner-roadmap-journeyId/${code}`,
    );
  }
  expect(host.calls).toEqual([]);
});

const shownText = (pattern: RegExp) => screen.queryByText(pattern)?.textContent?.replaceAll(/\s/g, ' ');

it('has the time there and one price, and its steps lead back to both choices', async () => {
  const host = await shown();
  expect(shownText(/^Temps sur place.* min\.$/)).toBe('Temps sur place : 8 h 24 min.');
  expect(shownText(/^Aller-retour/)).toBe('Aller-retour 3,60 €');
  expect(host.pageTitle.get()).toBe('De Oak à Elm, 08:41');
  const steps = within(screen.getByRole('list', { name: 'Étapes de l’aller-retour' }));
  expect(steps.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['1 Aller', '2 Retour']);
  expect(steps.getByText('3 Résumé').closest('li')).toHaveAttribute('aria-current', 'step');
});

it('shows a price only if both journeys have one', async () => {
  await shown({ ...stepByStep(BACK, '17:35', '18:05'), fare: null });
  expect(shownText(/^Aller-retour/)).toBeUndefined();
});

it('shows two prices in two currencies', async () => {
  await shown({ ...stepByStep(BACK, '17:35', '18:05'), fare: { amount: 300, currency: 'CHF' } });
  expect(shownText(/^Aller-retour/)).toBe('Aller-retour 1,80 € + 3,00 CHF');
});

it('warns of a return that leaves before the outbound journey arrives', async () => {
  await shown(stepByStep(BACK, '09:00', '09:30'));
  expect(screen.getByText(/part avant l’arrivée de l’aller/)).toBeInTheDocument();
  expect(shownText(/^Temps sur place/)).toBeUndefined();
});

it('lets each journey be changed; another outbound journey drops the return', async () => {
  await shown();
  const query = (name: string) =>
    Object.fromEntries(new URL(screen.getByRole('link', { name }).getAttribute('href') ?? '', 'http://x').searchParams);
  expect(query('Changer l’aller')).toEqual(SEARCH);
  expect(query('Changer le retour')).toEqual({ ...SEARCH, jc: OUT });
});

it('can be shared', async () => {
  const user = userEvent.setup();
  const host = await shown();
  await user.click(screen.getByRole('button', { name: 'Partager' }));
  expect(await navigator.clipboard.readText()).toBe(window.location.href);
  expect(host.calls).toMatchObject([{ call: 'toast', toast: { type: 'success' } }]);
});

it.each([
  ['no return is named', { ...SEARCH, jc: OUT }],
  ['no outbound journey is named', { ...SEARCH, rc: BACK }],
  ['the trip is one-way', { ...CHOSEN, tt: '0' }],
])('gives way to the results, with the same search, when %s', async (_, query) => {
  const host = await open(query);
  expect(host.calls).toEqual(sentBack(query, CHOOSE_FIRST));
});

it('redirects to the results when one of the two is refused', async () => {
  const host = await open();
  await answers(backend).details(OUT, stepByStep(OUT, '08:41', '09:11'));
  await answers(backend).details(BACK, { code: 'journey-expired', message: 'Gone.' }, 404);
  expect(host.calls).toEqual(sentBack(CHOSEN, NO_LONGER));
});
