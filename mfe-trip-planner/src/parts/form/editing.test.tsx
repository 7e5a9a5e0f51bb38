/** Every edit of the form clears the results. */
import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeBackend } from '../../testing/fakeBackend.ts';
import { renderView, startVisit, visit } from '../../testing/renderView.tsx';
import { place, trip } from '../../testing/trips.ts';
import { TRIP_TYPE, type Trip } from '../../trip/model.ts';
import { View } from '../../views/Home/View.tsx';

const SIMPLE = trip({ departureDateTime: '2099-07-01T07:30:00.000Z', followsClock: false });
const OUT_AND_BACK: Trip = { ...SIMPLE, tripType: TRIP_TYPE.fullReturn, returnDateTime: '2099-07-01T12:00:00.000Z' };
const VIA = { ...SIMPLE, isViaOn: true, viaPlace: place('v') };

const click = (role: 'button' | 'radio', name: string | RegExp) => () =>
  userEvent.click(screen.getByRole(role, { name }));
const write = (label: string, value: string) => () =>
  act(async () => {
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  });
const empty = (name: string) => () =>
  act(async () => {
    fireEvent.change(screen.getByRole('combobox', { name }), { target: { value: '' } });
  });

let backend: ReturnType<typeof fakeBackend>;

beforeEach(() => {
  backend = fakeBackend();
  startVisit();
});
afterEach(() => {
  backend.restore();
});

async function open(given: Trip): Promise<void> {
  visit().trips.fill(given);
  await renderView(View, { name: 'index' });
  const { searches } = visit();
  for (const direction of ['DEPARTURE', 'RETURN'] as const) {
    searches.start(direction, { fromId: 'a', toId: 'b', tripType: 0 });
    searches.select(direction, 'one');
  }
}

it.each<[string, Trip, () => Promise<void>, Partial<Trip>]>([
  ['the ends are swapped', SIMPLE, click('button', 'Inverser'), { departurePlace: SIMPLE.arrivalPlace }],
  ['the start is taken away', SIMPLE, empty('Départ'), { departurePlace: null }],
  ['the end is taken away', SIMPLE, empty('Arrivée'), { arrivalPlace: null }],
  ['a via is added', SIMPLE, click('button', /Ajouter une étape/), { isViaOn: true }],
  ['the via is taken away', VIA, empty('Étape'), { isViaOn: true, viaPlace: null }],
  ['the via is removed', VIA, click('button', /Supprimer l’étape/), { isViaOn: false, viaPlace: null }],
  ['the type changes', SIMPLE, click('radio', 'Aller-retour'), { tripType: TRIP_TYPE.fullReturn }],
  ['the day changes', SIMPLE, write('Date', '2099-07-02'), { departureDateTime: '2099-07-02T07:30:00.000Z' }],
  ['the time changes', SIMPLE, write('Heure', '10:00'), { departureDateTime: '2099-07-01T08:00:00.000Z' }],
  ['it is to be there by then', SIMPLE, click('radio', 'Arriver à'), { dateChoice: 'ARRIVAL' }],
  ['it is to leave now', SIMPLE, click('radio', 'Maintenant'), { followsClock: true }],
  [
    'the day to come back changes',
    OUT_AND_BACK,
    write('Date du retour', '2099-07-02'),
    { returnDateTime: '2099-07-02T12:00:00.000Z' },
  ],
  [
    'the time to come back changes',
    OUT_AND_BACK,
    write('Heure du retour', '18:00'),
    { returnDateTime: '2099-07-01T16:00:00.000Z' },
  ],
])('%s', async (_, given, change, expected) => {
  await open(given);
  await change();
  expect(visit().trips.state.trip).toMatchObject(expected);
  expect(visit().searches.state).toMatchObject({
    requests: { DEPARTURE: null, RETURN: null },
    selected: { DEPARTURE: {}, RETURN: {} },
  });
  expect(Object.values(visit().searches.state.selected).flatMap(Object.keys)).toEqual([]);
});

it('looking at a field, and leaving it as it was, takes nothing away', async () => {
  await open(OUT_AND_BACK);
  await act(async () => {
    fireEvent.blur(screen.getByLabelText('Heure'));
    fireEvent.blur(screen.getByLabelText('Heure du retour'));
  });
  expect(visit().searches.state.selected).toEqual({ DEPARTURE: { one: true }, RETURN: { one: true } });
});
