import { act, screen } from '@testing-library/react';
import { fakeBackend } from '../../testing/fakeBackend.ts';
import { renderView, searchesOf, startVisit, visit } from '../../testing/renderView.tsx';
import { place, trip } from '../../testing/trips.ts';
import { samePlaceErrors } from '../../trip/errors.ts';
import { TRIP_TYPE } from '../../trip/model.ts';
import { View } from '../../views/Home/View.tsx';

let backend: ReturnType<typeof fakeBackend>;

beforeEach(() => {
  jest.useFakeTimers({ now: Date.parse('2026-11-21T07:00:00Z'), advanceTimers: true });
  backend = fakeBackend();
  startVisit();
});
afterEach(() => {
  backend.restore();
  jest.useRealTimers();
});

it('keeps the time for as long as a screen shows it: a departure that has passed is raised, and its way back', async () => {
  const departureDateTime = '2026-11-21T07:01:00.000Z';
  const returnDateTime = '2026-11-21T09:01:00.000Z';
  visit().trips.fill(trip({ tripType: TRIP_TYPE.fullReturn, departureDateTime, returnDateTime, followsClock: false }));
  await renderView(View, { name: 'index' });
  expect(screen.getByLabelText('Heure')).toHaveValue('08:01');
  await act(async () => {
    jest.setSystemTime(Date.parse('2026-11-21T07:05:20Z'));
    await jest.advanceTimersByTimeAsync(1000);
  });
  expect(visit().trips.state.now).toBe('2026-11-21T07:05:00.000Z');
  expect(screen.getByLabelText('Heure')).toHaveValue('08:05');
  expect(screen.getByLabelText('Heure du retour')).toHaveValue('10:05');
});

it.each([
  ['the end', { departurePlace: place('a'), arrivalPlace: place('a') }, 'Arrivée'],
  ['the via', { isViaOn: true, viaPlace: place('b') }, 'Étape'],
])('says at once at %s that it is the same place, and sends nothing', async (_, ends, name) => {
  const given = trip(ends);
  expect(Object.values(samePlaceErrors(given))).toEqual(['same-place']);
  visit().trips.fill(given);
  const host = await renderView(View, { name: 'index' });
  expect(screen.getByRole('combobox', { name })).toHaveAttribute('aria-invalid', 'true');
  await act(async () => screen.getByRole('button', { name: 'Rechercher' }).click());
  expect(searchesOf(host)).toEqual([]);
  expect(screen.getByRole('combobox', { name })).toHaveFocus();
});
