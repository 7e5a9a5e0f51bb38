import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeBackend } from '../../testing/fakeBackend.ts';
import { renderView, searchesOf, startVisit, visit } from '../../testing/renderView.tsx';
import { place, trip } from '../../testing/trips.ts';
import { TRIP_TYPE } from '../../trip/model.ts';
import { View } from '../../views/Home/View.tsx';

/** Leaves on 1 July 2099 at 09:30 on the clocks of Paris. */
const GIVEN = trip({ departureDateTime: '2099-07-01T07:30:00.000Z', followsClock: false });

let backend: ReturnType<typeof fakeBackend>;
const type = (name: string) => userEvent.click(screen.getByRole('radio', { name }));
const search = () => userEvent.click(screen.getByRole('button', { name: 'Rechercher' }));
const fill = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });

async function open(given = GIVEN) {
  visit().trips.fill(given);
  return renderView(View, { name: 'index' });
}

async function outAndBack(given = GIVEN) {
  const host = await open(given);
  await type('Aller-retour');
  return host;
}

beforeEach(() => {
  backend = fakeBackend();
  startVisit();
});
afterEach(() => {
  backend.restore();
});

it('plans one way, unless a round trip is chosen', async () => {
  await open();
  expect(screen.getByRole('radio', { name: 'Aller simple' })).toBeChecked();
  expect(screen.queryByLabelText('Date du retour')).not.toBeInTheDocument();
});

it('comes back two hours later, unless another time is chosen', async () => {
  const host = await outAndBack();
  expect(screen.getByLabelText('Date du retour')).toHaveValue('2099-07-01');
  expect(screen.getByLabelText('Heure du retour')).toHaveValue('11:30');
  fill('Heure du retour', '18:15');
  await search();
  expect(searchesOf(host)).toMatchObject([
    { target: { query: { tt: '1', dt: '2099-07-01T09:30', rt: '2099-07-01T18:15' } } },
  ]);
});

it('has neither a via nor a time to arrive by, out and back', async () => {
  await open({ ...GIVEN, isViaOn: true, viaPlace: place('v'), dateChoice: 'ARRIVAL' });
  expect(screen.getByRole('combobox', { name: 'Étape' })).toBeInTheDocument();
  await type('Aller-retour');
  expect(screen.queryByRole('combobox', { name: 'Étape' })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /étape/ })).not.toBeInTheDocument();
  expect(screen.queryByRole('radio', { name: 'Arriver à' })).not.toBeInTheDocument();
  expect(screen.getByRole('radio', { name: 'Partir à' })).toBeChecked();
  await type('Aller simple');
  expect(screen.queryByRole('combobox', { name: 'Étape' })).not.toBeInTheDocument();
  expect(visit().trips.state.trip).toMatchObject({ isViaOn: false, viaPlace: null, returnDateTime: null });
});

it('says what out and back makes of a time to be there by, before it is chosen and after, and one way restores it', async () => {
  await open({ ...GIVEN, dateChoice: 'ARRIVAL' });
  const note = () =>
    screen.getByRole('group', { name: 'Type de trajet' }).parentElement?.querySelector('[role=status]');
  expect(note()).toHaveTextContent('En aller-retour, l’heure choisie sera celle du départ.');
  await type('Aller-retour');
  expect(note()).toHaveTextContent(/^L’heure choisie est maintenant celle du départ\./);
  await type('Aller simple');
  expect(screen.getByRole('radio', { name: 'Arriver à' })).toBeChecked();
  await type('Partir à');
  expect(note()).toBeEmptyDOMElement();
});

it('goes with a departure that comes too near, and stays where it is otherwise', async () => {
  await outAndBack();
  fill('Heure', '10:00');
  expect(screen.getByLabelText('Heure du retour')).toHaveValue('11:30');
  fill('Heure', '12:00');
  expect(screen.getByLabelText('Heure du retour')).toHaveValue('14:00');
});

it('a way back that a later departure has come near stays what was written when the field is left, and is searched', async () => {
  const host = await outAndBack();
  fill('Heure du retour', '13:00');
  fireEvent.blur(screen.getByLabelText('Heure du retour'));
  fill('Heure', '12:00');
  fireEvent.blur(screen.getByLabelText('Heure'));
  expect(screen.getByLabelText('Heure du retour')).toHaveValue('13:00');
  await search();
  expect(searchesOf(host)).toMatchObject([{ target: { query: { dt: '2099-07-01T12:00', rt: '2099-07-01T13:00' } } }]);
});

it.each([
  ['Heure du retour', '2099-07-01', '11:29', 'Heure du retour', 'Au plus tôt le mer. 1 juil. à 11:30'],
  ['Date du retour', '2099-06-30', '18:00', 'Date du retour', 'Au plus tôt le mer. 1 juil. à 11:30'],
  ['Heure du retour', '2099-07-02', '', 'Heure du retour', 'Indiquez l’heure et les minutes'],
  ['Date du retour', '', '11:30', 'Date du retour', 'Indiquez une date complète'],
])('says at %s what is wrong with %p %p as soon as it is left, and sends nothing', async (_, day, time, at, why) => {
  const host = await outAndBack();
  fill('Date du retour', day);
  fill('Heure du retour', time);
  expect(screen.getByLabelText(at)).not.toHaveAttribute('aria-invalid');
  fireEvent.blur(screen.getByLabelText('Heure du retour'));
  expect(screen.getByLabelText(at)).toHaveAccessibleDescription(expect.stringContaining(why));
  await search();
  expect(screen.getByLabelText(at)).toHaveFocus();
  expect(searchesOf(host)).toEqual([]);
});

it('says nothing while the traveller goes from the date to the time', async () => {
  await outAndBack();
  fill('Date du retour', '2099-06-30');
  fireEvent.blur(screen.getByLabelText('Date du retour'), { relatedTarget: screen.getByLabelText('Heure du retour') });
  expect(screen.getByLabelText('Date du retour')).not.toHaveAttribute('aria-invalid');
});

it('offers no earlier day, and no earlier time on that day', async () => {
  await outAndBack();
  expect(screen.getByLabelText('Date du retour')).toHaveAttribute('min', '2099-07-01');
  expect(screen.getByLabelText('Heure du retour')).toHaveAttribute('min', '11:30');
  fill('Date du retour', '2099-07-02');
  expect(screen.getByLabelText('Heure du retour')).not.toHaveAttribute('min');
});

it('a change of type makes the results void', async () => {
  await open();
  visit().searches.select('DEPARTURE', 'one');
  await type('Aller-retour');
  expect(visit().searches.state.selected.DEPARTURE).toEqual({});
});

it('does not parse fields that were not edited: an hour that comes twice stays itself', async () => {
  const host = await open(
    trip({
      tripType: TRIP_TYPE.fullReturn,
      departureDateTime: '2099-10-24T23:30:00.000Z',
      returnDateTime: '2099-10-25T01:30:00.000Z',
      followsClock: false,
    }),
  );
  expect(screen.getByLabelText('Heure du retour')).toHaveValue('02:30');
  await search();
  expect(searchesOf(host)).toMatchObject([{ target: { query: { rt: '2099-10-25T01:30Z' } } }]);
});
