import { TRIP_TYPE, type Trip } from '@halte/contract/trip';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeBackend } from '../../testing/fakeBackend.ts';
import { renderView, searchesOf, startVisit, visit } from '../../testing/renderView.tsx';
import { apply, CHIPS, choose, clockIn, openSheet, setClock } from '../../testing/sheets.ts';
import { place, trip } from '../../testing/trips.ts';
import { View } from '../../views/Form.tsx';
import { loadTripTypeSheet, loadWhenSheet } from '../when/loadSheets.ts';

/** Leaves on Saturday 21 November at 09:30 on the clocks of Paris, where it is 08:00. */
const GIVEN = trip({ departureDateTime: '2026-11-21T08:30:00.000Z', followsClock: false });
const OUT_AND_BACK: Trip = { ...GIVEN, tripType: TRIP_TYPE.fullReturn, returnDateTime: '2026-11-21T10:30:00.000Z' };
const VIA = { ...GIVEN, isViaOn: true, viaPlace: place('v') };

let backend: ReturnType<typeof fakeBackend>;
const chip = (kind: keyof typeof CHIPS) => screen.getByRole('button', { name: CHIPS[kind] });
const search = () => userEvent.click(screen.getByRole('button', { name: 'Rechercher' }));
const current = () => visit().trips.state.trip;

// Loaded on demand: the first import may take longer than `findByRole` waits.
beforeAll(loadWhenSheet);
beforeAll(loadTripTypeSheet);
beforeEach(() => {
  jest.useFakeTimers({ now: Date.parse('2026-11-21T07:00:00Z'), advanceTimers: true });
  backend = fakeBackend();
  startVisit();
});
afterEach(() => {
  backend.restore();
  jest.useRealTimers();
});

async function open(given = GIVEN) {
  visit().trips.fill(given);
  return renderView(View, { name: 'trip-planner' });
}

const click = (name: string | RegExp) => () => userEvent.click(screen.getByRole('button', { name }));
const empty = (name: string) => () =>
  act(async () => {
    fireEvent.change(screen.getByRole('combobox', { name }), { target: { value: '' } });
  });

async function changeWhen(change: (sheet: Awaited<ReturnType<typeof openSheet>>) => unknown, result: string | RegExp) {
  const sheet = await openSheet('when');
  await change(sheet);
  await apply(sheet, result);
}

async function changeType(change: (sheet: Awaited<ReturnType<typeof openSheet>>) => unknown, result: string | RegExp) {
  const sheet = await openSheet('type');
  await change(sheet);
  await apply(sheet, result);
}

it('is sent with the names of its places where no script runs', async () => {
  const { navigation } = await open(VIA);
  const form = screen.getByRole('form');
  expect(form).toHaveAttribute('action', navigation.href({ name: 'trip-planner' }));
  expect(form).toHaveAttribute('method', 'get');
  const names = screen.getAllByRole('combobox').map((field) => field.getAttribute('name'));
  expect(names).toEqual(['fv', 'v[0][v]', 'tv']);
});

it.each<[string, Trip, () => Promise<void>, Partial<Trip>]>([
  ['the ends are swapped', GIVEN, click('Inverser'), { departurePlace: GIVEN.arrivalPlace }],
  ['the start is taken away', GIVEN, empty('Départ'), { departurePlace: null }],
  ['the end is taken away', GIVEN, empty('Arrivée'), { arrivalPlace: null }],
  [
    'a via is added',
    GIVEN,
    () => changeType((sheet) => userEvent.click(sheet.getByRole('checkbox')), 'Valider'),
    { isViaOn: true },
  ],
  ['the via is emptied', VIA, empty('Étape'), { isViaOn: true, viaPlace: null }],
  ['the via is removed', VIA, click('Retirer l’étape'), { isViaOn: false, viaPlace: null }],
  [
    'out and back is chosen: there is no via',
    VIA,
    () => changeType((sheet) => choose(sheet, /^Aller-retour/), 'Retour aujourd’hui à 11:30'),
    { tripType: TRIP_TYPE.fullReturn, isViaOn: false, viaPlace: null, returnDateTime: '2026-11-21T10:30:00.000Z' },
  ],
  [
    'one way is chosen again',
    OUT_AND_BACK,
    () => changeType((sheet) => choose(sheet, /^Aller simple/), 'Valider'),
    { tripType: TRIP_TYPE.simple, returnDateTime: null },
  ],
  [
    'another day is chosen',
    GIVEN,
    () => changeWhen((sheet) => choose(sheet, 'lun. 23 nov.'), 'Partir lundi 23 novembre à 09:30'),
    { departureDateTime: '2026-11-23T08:30:00.000Z' },
  ],
  [
    'another time is chosen',
    GIVEN,
    () => changeWhen((sheet) => setClock(sheet, '10:05'), 'Partir aujourd’hui à 10:05'),
    { departureDateTime: '2026-11-21T09:05:00.000Z' },
  ],
  [
    'it is to arrive by then',
    GIVEN,
    () => changeWhen((sheet) => choose(sheet, 'Arriver à'), 'Arriver aujourd’hui à 09:30'),
    { dateChoice: 'ARRIVAL' },
  ],
  [
    'the last of the day is wanted',
    GIVEN,
    () =>
      changeWhen(
        (sheet) => userEvent.click(sheet.getByRole('button', { name: 'Dernier départ' })),
        'Dernier départ aujourd’hui',
      ),
    { dateChoice: 'ARRIVAL', departureDateTime: '2026-11-22T02:59:00.000Z' },
  ],
  [
    'the first of the day is wanted, when today has begun',
    GIVEN,
    () =>
      changeWhen(
        (sheet) => userEvent.click(sheet.getByRole('button', { name: 'Premier départ' })),
        'Partir demain à 04:00',
      ),
    { dateChoice: 'DEPARTURE', departureDateTime: '2026-11-22T03:00:00.000Z' },
  ],
  [
    'it is to leave now',
    GIVEN,
    () => changeWhen((sheet) => choose(sheet, 'Maintenant'), 'Partir maintenant'),
    { followsClock: true, departureDateTime: '2026-11-21T07:00:00.000Z' },
  ],
  [
    'a time that has passed is chosen: it is now',
    GIVEN,
    () => changeWhen((sheet) => setClock(sheet, '07:15'), 'Partir aujourd’hui à 08:00'),
    { departureDateTime: '2026-11-21T07:00:00.000Z', followsClock: false },
  ],
  [
    'a later departure comes too near to the way back',
    OUT_AND_BACK,
    () => changeWhen((sheet) => setClock(sheet, '11:30'), 'Partir aujourd’hui à 11:30'),
    { departureDateTime: '2026-11-21T10:30:00.000Z', returnDateTime: '2026-11-21T12:30:00.000Z' },
  ],
  [
    'the earliest way back would be in the night: the next morning is offered',
    { ...GIVEN, departureDateTime: '2026-11-21T21:40:00.000Z' },
    () => changeType((sheet) => choose(sheet, /^Aller-retour/), 'Retour demain à 08:00'),
    { returnDateTime: '2026-11-22T07:00:00.000Z' },
  ],
  [
    'another day to come back is chosen',
    OUT_AND_BACK,
    () => changeType((sheet) => choose(sheet, 'dim. 22 nov.'), 'Retour demain à 11:30'),
    { returnDateTime: '2026-11-22T10:30:00.000Z' },
  ],
  [
    'a time to come back that is too early is chosen: two hours after leaving',
    OUT_AND_BACK,
    () => changeType((sheet) => setClock(sheet, '09:00'), 'Retour aujourd’hui à 11:30'),
    { returnDateTime: '2026-11-21T10:30:00.000Z' },
  ],
])('%s: what was found before is void', async (_, given, change, expected) => {
  await open(given);
  for (const direction of ['DEPARTURE', 'RETURN'] as const) {
    visit().searches.start(direction, { fromId: 'a', toId: 'b', tripType: 0 });
    visit().searches.select(direction, 'one');
  }
  await change();
  expect(current()).toMatchObject(expected);
  expect(visit().searches.state.requests).toEqual({ DEPARTURE: null, RETURN: null });
  expect(visit().searches.state.selected).toEqual({ DEPARTURE: {}, RETURN: {} });
});

it('closes a sheet without applying it, and gives the focus back', async () => {
  await open(VIA);
  for (const kind of ['when', 'type'] as const) {
    const sheet = await openSheet(kind);
    expect(sheet.getAllByRole('radio', { checked: true })[0]).toHaveFocus();
    await choose(sheet, kind === 'when' ? 'Arriver à' : /^Aller-retour/);
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await waitFor(() => expect(chip(kind)).toHaveFocus());
  }
  expect(current()).toMatchObject({ dateChoice: 'DEPARTURE', isViaOn: true });
});

it('a clock is typed, stepped, and led by its keys; shortcuts go over midnight; nothing depends on the browser’s language', async () => {
  await open();
  expect(chip('when')).toHaveTextContent('09:30');
  const sheet = await openSheet('when');
  const hours = sheet.getByRole('spinbutton', { name: 'Heures' });
  await userEvent.click(hours);
  await userEvent.keyboard('2315');
  expect(clockIn(sheet)).toBe('23:15');
  await userEvent.keyboard('{ArrowUp}{PageUp}');
  expect(clockIn(sheet)).toBe('23:30');
  await userEvent.click(sheet.getByRole('button', { name: 'Une heure de moins' }));
  expect(clockIn(sheet)).toBe('22:30');
  await userEvent.click(sheet.getByRole('button', { name: '+ 1 h' }));
  await userEvent.click(sheet.getByRole('button', { name: '+ 30 min' }));
  expect(clockIn(sheet)).toBe('00:00');
  expect(sheet.getByRole('radio', { name: 'dim. 22 nov.' })).toBeChecked();
  await apply(sheet, 'Partir demain à 00:00');
  expect(chip('when')).toHaveTextContent('Dim. 00:00');
});

it('any other day is chosen in a month', async () => {
  await open();
  const sheet = await openSheet('when');
  await userEvent.click(sheet.getByRole('button', { name: 'Autre' }));
  expect(sheet.getByRole('table', { name: 'novembre 2026' })).toBeInTheDocument();
  expect(sheet.getByRole('button', { name: 'samedi 21 novembre' })).toHaveFocus();
  expect(sheet.getByRole('button', { name: 'vendredi 20 novembre' })).toBeDisabled();
  await userEvent.keyboard('{ArrowUp}{PageDown}{ArrowLeft}');
  expect(sheet.getByRole('button', { name: 'dimanche 20 décembre' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(sheet.queryByRole('table')).not.toBeInTheDocument();
  expect(sheet.getByRole('radio', { name: 'dim. 20 déc.' })).toBeChecked();
  await apply(sheet, 'Partir dimanche 20 décembre à 09:30');
  expect(chip('when')).toHaveTextContent('20 déc. 09:30');
});

it('says that a time has passed, and how early one can come back, before it is applied', async () => {
  await open(OUT_AND_BACK);
  const when = await openSheet('when');
  expect(when.getByRole('radio', { name: 'Arriver à' })).toBeDisabled();
  expect(when.getByText('« Arriver à » n’est possible qu’en aller simple.')).toBeInTheDocument();
  setClock(when, '07:15');
  expect(when.getByText('Cette heure est passée : départ réglé sur maintenant (08:00).')).toHaveRole('status');
  await userEvent.keyboard('{Escape}');
  const type = await openSheet('type');
  expect(type.getByText('au plus tôt sam. 21 nov. à 11:30')).toBeInTheDocument();
  setClock(type, '10:00');
  expect(type.getByText(/^Trop tôt : retour réglé sur sam. 21 nov. à 11:30/)).toHaveRole('status');
});

it('says what out and back makes of a time to arrive by, before it is applied and after; one way restores it', async () => {
  await open({ ...GIVEN, dateChoice: 'ARRIVAL' });
  expect(chip('when')).toHaveTextContent('Arr. 09:30');
  await changeType(async (sheet) => {
    await choose(sheet, /^Aller-retour/);
    expect(sheet.getByText('En aller-retour, l’heure choisie sera celle du départ.')).toHaveRole('status');
    expect(current().dateChoice).toBe('ARRIVAL');
  }, /^Retour .*à/);
  expect(current()).toMatchObject({ dateChoice: 'DEPARTURE', wasArrival: true });
  await changeType(async (sheet) => {
    expect(sheet.getByText(/^L’heure choisie est maintenant celle du départ\./)).toHaveRole('status');
    await choose(sheet, /^Aller simple/);
  }, 'Valider');
  expect(current().dateChoice).toBe('ARRIVAL');
});

it('a way back that a later departure has come near stays until another time is chosen, and is searched', async () => {
  const host = await open({ ...OUT_AND_BACK, returnDateTime: '2026-11-21T09:30:00.000Z' });
  await changeType(() => undefined, 'Retour aujourd’hui à 10:30');
  await search();
  expect(searchesOf(host)).toMatchObject([{ target: { query: { dt: '2026-11-21T09:30', rt: '2026-11-21T10:30' } } }]);
});

it('keeps the time for as long as it is shown: a departure that has passed is raised, and its way back', async () => {
  await open({
    ...OUT_AND_BACK,
    departureDateTime: '2026-11-21T07:01:00.000Z',
    returnDateTime: '2026-11-21T09:01:00.000Z',
  });
  expect(chip('when')).toHaveTextContent('08:01');
  await act(async () => {
    jest.setSystemTime(Date.parse('2026-11-21T07:05:20Z'));
    await jest.advanceTimersByTimeAsync(1000);
  });
  expect(visit().trips.state.now).toBe('2026-11-21T07:05:00.000Z');
  expect(chip('when')).toHaveTextContent('08:05');
  expect(current().returnDateTime).toBe('2026-11-21T09:05:00.000Z');
});

it('says all that is missing at once, in its field, sends nothing, and opens no list over it', async () => {
  const host = await open(trip({ departurePlace: null, arrivalPlace: null }));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  await search();
  expect(screen.getByRole('alert')).toHaveTextContent('Il manque le départ et l’arrivée.');
  const [from, to] = [
    screen.getByRole('combobox', { name: 'Départ' }),
    screen.getByRole('combobox', { name: 'Arrivée' }),
  ];
  expect(from).toHaveAccessibleDescription('Indiquez d’où vous partez');
  expect(from).toHaveAttribute('placeholder', 'Indiquez d’où vous partez');
  expect(to).toHaveAccessibleDescription('Indiquez où vous allez');
  expect(from).toHaveFocus();
  expect(from).toHaveAttribute('aria-expanded', 'false');
  expect(searchesOf(host)).toEqual([]);
  await act(async () => visit().trips.edit((now) => ({ ...now, departurePlace: place('a') })));
  expect(screen.getByRole('alert')).toHaveTextContent('Il manque l’arrivée.');
});

it.each([
  ['the end', { arrivalPlace: place('a') }, 'Arrivée', 'Choisissez une arrivée autre que le départ.'],
  [
    'the via',
    { isViaOn: true, viaPlace: place('b') },
    'Étape',
    'Choisissez une étape autre que le départ et l’arrivée.',
  ],
])('says at once at %s that it is the same place, and sends nothing', async (_, ends, name, why) => {
  const host = await open(trip(ends));
  const field = screen.getByRole('combobox', { name });
  expect(field).toHaveAccessibleDescription(why);
  expect(screen.getByText(why)).toBeVisible();
  await search();
  expect(searchesOf(host)).toEqual([]);
  expect(field).toHaveFocus();
});

describe('a place that is chosen', () => {
  const found = (id: string) => ({ id, type: 'stopArea', name: `Found ${id}`, lat: 48, lon: 7 });

  async function take(name: string, id: string): Promise<void> {
    await userEvent.type(screen.getByRole('combobox', { name }), id, {
      initialSelectionStart: 0,
      initialSelectionEnd: 99,
    });
    await waitFor(() => expect(backend.requests.at(-1)?.url).toMatch(new RegExp(`/api/v1/places\\?.*search=${id}`)));
    await act(async () => backend.requests.at(-1)?.answer([found(id)]));
    await screen.findByRole('option', { name: new RegExp(`Found ${id}`) });
    await userEvent.keyboard('{ArrowDown}{Enter}');
  }

  it('leads to the next empty field, and the last one to the search', async () => {
    const host = await open(trip({ departurePlace: null, arrivalPlace: null }));
    await take('Départ', 'oak');
    expect(screen.getByRole('combobox', { name: 'Arrivée' })).toHaveFocus();
    expect(screen.getByRole('combobox', { name: 'Arrivée' })).toHaveAttribute('aria-expanded', 'true');
    expect(searchesOf(host)).toEqual([]);
    await take('Arrivée', 'elm');
    expect(searchesOf(host)).toMatchObject([
      { call: 'go', target: { name: 'trip-planner-results', query: { fi: 'oak', ti: 'elm' } } },
    ]);
  });

  it('in place of another leaves it to the traveller to search: the other may change too', async () => {
    const host = await open(trip());
    await take('Départ', 'oak');
    expect(screen.getByRole('button', { name: 'Rechercher' })).toHaveFocus();
    expect(searchesOf(host)).toEqual([]);
  });
});

it('an hour that comes twice stays itself', async () => {
  const host = await open({
    ...OUT_AND_BACK,
    departureDateTime: '2027-10-30T23:30:00.000Z',
    returnDateTime: '2027-10-31T01:30:00.000Z',
  });
  await changeType(() => undefined, /^Retour .*à 02:30/);
  await search();
  expect(searchesOf(host)).toMatchObject([{ target: { query: { rt: '2027-10-31T01:30Z' } } }]);
});
