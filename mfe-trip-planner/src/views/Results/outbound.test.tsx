import { act, screen, waitFor, within } from '@testing-library/react';
import { fakeBackend } from '../../testing/fakeBackend.ts';
import { found, groupOf, SEARCH } from '../../testing/outAndBack.ts';
import { renderView, startVisit } from '../../testing/renderView.tsx';
import { View } from './View.tsx';

const OUT = 'out|A&B=é#';

let backend: ReturnType<typeof fakeBackend>;

beforeEach(() => {
  backend = fakeBackend();
  startVisit();
});
afterEach(() => {
  backend.restore();
});

async function shown(query: Readonly<Record<string, string>>) {
  await renderView(View, { name: 'trip-planner-results', query });
  await waitFor(() => expect(backend.requests).toHaveLength(1));
  await act(async () => backend.requests[0]?.answer(groupOf(found(OUT, '08:41', '09:11'))));
  await act(backend.settled);
}

const firstHref = () => {
  const [first] = within(screen.getByRole('region', { name: 'Les plus rapides' })).getAllByRole('link');
  return new URL(first?.getAttribute('href') ?? '', 'http://x');
};

it('of an out-and-back trip lead to a closer look at the way out', async () => {
  await shown(SEARCH);
  expect(screen.getByText('1 Aller').closest('li')).toHaveAttribute('aria-current', 'step');
  expect(backend.requests[0]?.body).toMatchObject({
    tripType: 1,
    departureDateTime: '2099-11-21T08:30',
    returnDateTime: '2099-11-21T17:30',
  });
  expect(firstHref().pathname).toBe('/fr/trip-planner-preview');
  expect(Object.fromEntries(firstHref().searchParams)).toEqual({ ...SEARCH, jc: OUT });
});

it('forget a way back that was chosen for another way out', async () => {
  await shown({ ...SEARCH, jc: 'old', rc: 'old' });
  expect(Object.fromEntries(firstHref().searchParams)).toEqual({ ...SEARCH, jc: OUT });
});

it('of a simple trip has no steps', async () => {
  await shown({ ...SEARCH, tt: '0' });
  expect(screen.queryByRole('list', { name: 'Étapes de l’aller-retour' })).not.toBeInTheDocument();
});
