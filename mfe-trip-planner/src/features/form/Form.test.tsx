import { screen } from '@testing-library/react';
import { fakeBackend } from '../../testing/fakeBackend.ts';
import { renderView, startVisit, visit } from '../../testing/renderView.tsx';
import { trip } from '../../testing/trips.ts';
import { swapped } from '../../trip/rules.ts';
import { View } from '../../views/Form.tsx';

let backend: ReturnType<typeof fakeBackend>;
const value = (name: string) => screen.getByRole<HTMLInputElement>('combobox', { name }).value;

beforeEach(() => {
  backend = fakeBackend();
  startVisit();
});
afterEach(() => {
  backend.restore();
});

it('is filled with the trip of its address', async () => {
  await renderView(View, {
    name: 'trip-planner',
    query: { fi: 'oak', fv: 'Oak', ti: 'elm', tv: 'Elm', 'v[0][i]': 'ash', 'v[0][v]': 'Ash', at: '2099-07-01T09:30' },
  });
  expect([value('Départ'), value('Étape'), value('Arrivée')]).toEqual(['Oak', 'Ash', 'Elm']);
  expect(screen.getByRole('button', { name: 'Arrivée : 1er juil. 09:30' })).toBeInTheDocument();
});

it('takes a time that has passed for now', async () => {
  await renderView(View, { name: 'trip-planner', query: { fi: 'oak', ti: 'elm', dt: '2020-01-01T09:30' } });
  expect(screen.getByRole('button', { name: 'Maintenant' })).toBeInTheDocument();
});

it('keeps what was written when its address says nothing', async () => {
  visit().trips.fill(swapped(trip()));
  await renderView(View, { name: 'trip-planner' });
  expect([value('Départ'), value('Arrivée')]).toEqual(['Place b', 'Place a']);
});
