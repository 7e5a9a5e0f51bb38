import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeBackend } from '../../testing/fakeBackend.ts';
import { found, groupOf, repeated, SEARCH } from '../../testing/outAndBack.ts';
import { listed, renderView, startVisit, visit } from '../../testing/renderView.tsx';
import { View } from '../../views/Results.tsx';

const OUT = 'out|A&B=é#';
const FIRST = found(OUT, '08:41', '09:11');

let backend: ReturnType<typeof fakeBackend>;

beforeEach(() => {
  backend = fakeBackend();
  startVisit();
});
afterEach(() => {
  backend.restore();
});

async function shown(query: Readonly<Record<string, string>>, journeys: readonly unknown[] = [FIRST]) {
  await renderView(View, { name: 'trip-planner-results', query });
  await waitFor(() => expect(backend.requests).toHaveLength(1));
  await act(async () => backend.requests[0]?.answer(groupOf(...journeys)));
  await act(backend.settled);
  await listed();
}

const rows = () => within(screen.getByRole('region', { name: 'Les plus rapides' })).getAllByRole('link');
const addressOf = (link: HTMLElement | undefined) => new URL(link?.getAttribute('href') ?? '', 'http://x');
const firstHref = () => addressOf(rows()[0]);

it('of an out-and-back trip are chosen with one tap, which leads to the returns', async () => {
  await shown(SEARCH);
  expect(screen.getByText('1 Aller').closest('li')).toHaveAttribute('aria-current', 'step');
  expect(backend.requests[0]?.body).toMatchObject({
    tripType: 1,
    departureDateTime: '2099-11-21T08:30',
    returnDateTime: '2099-11-21T17:30',
  });
  expect(firstHref().pathname).toBe('/fr/trip-planner-returns');
  expect(Object.fromEntries(firstHref().searchParams)).toEqual({ ...SEARCH, jc: OUT });
});

it('forget a way back that was chosen for another way out', async () => {
  await shown({ ...SEARCH, jc: 'old', rc: 'old' });
  expect(Object.fromEntries(firstHref().searchParams)).toEqual({ ...SEARCH, jc: OUT });
});

it('says in its name what the row does; the roadmap is a link of its own beside it, which chooses nothing', async () => {
  await shown(SEARCH);
  const [row, roadmap, ...others] = rows();
  expect(row).toHaveAccessibleName(/^Départ à 08:41 .*, Choisir cet aller$/);
  expect(roadmap).toHaveAccessibleName('Détails du trajet de 08:41');
  expect(roadmap).toHaveTextContent(/^Détails$/);
  expect(row).not.toContainElement(roadmap ?? null);
  expect(decodeURIComponent(addressOf(roadmap).pathname)).toBe(`/fr/trip-planner-roadmap-journeyId/${OUT}`);
  expect(Object.fromEntries(addressOf(roadmap).searchParams)).toEqual(SEARCH);
  expect(others).toEqual([]);
});

it('of a later departure with the same lines are chosen and looked at in the same way', async () => {
  await shown(SEARCH, [repeated(OUT, '08:41', '09:11'), repeated('later', '08:51', '09:21')]);
  await userEvent.click(screen.getByRole('button', { name: /^puis 08.51/ }));
  const [row, roadmap] = rows().slice(2);
  expect(row).toHaveAccessibleName(/^Départ à 08:51 .*, Choisir cet aller$/);
  expect(row).toHaveAccessibleDescription('mêmes lignes');
  expect(Object.fromEntries(addressOf(row).searchParams)).toEqual({ ...SEARCH, jc: 'later' });
  expect(roadmap).toHaveAccessibleName('Détails du trajet de 08:51');
  expect(addressOf(roadmap).pathname).toBe('/fr/trip-planner-roadmap-journeyId/later');
});

it('select the one that the address names', async () => {
  await shown({ ...SEARCH, jc: 'later' }, [FIRST, found('later', '08:51', '09:21')]);
  expect(visit().searches.state.selected.DEPARTURE).toEqual({ later: true });
});

it('of a simple trip have no steps, and lead to the roadmap with all of the row', async () => {
  await shown({ ...SEARCH, tt: '0' });
  expect(screen.queryByRole('list', { name: 'Étapes de l’aller-retour' })).not.toBeInTheDocument();
  expect(rows()).toHaveLength(1);
  expect(firstHref().pathname).toContain('/fr/trip-planner-roadmap-journeyId/');
  expect(rows()[0]).not.toHaveAccessibleName(/Choisir/);
});
