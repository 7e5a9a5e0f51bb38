import type { Query, ViewProps } from '@halte/contract';
import type { Choice, OptionName } from '@halte/contract/trip';
import { useObservable } from '@halte/ui';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeBackend } from '../../testing/fakeBackend.ts';
import { choosePreference } from '../../testing/preferences.ts';
import { renderView, startVisit, visit } from '../../testing/renderView.tsx';
import { openedDialog } from '../../testing/sheets.ts';
import { journey } from '../../testing/trips.ts';
import { View } from '../../views/Results.tsx';
import { loadOptionsSheet } from '../preferences/loadOptionsSheet.ts';
import { loadWhenSheet } from '../when/loadSheets.ts';

const QUERY = { fi: 'oak', fv: 'Oak', ti: 'elm', tv: 'Elm', tt: '0', dt: '2099-07-01T09:30' };
const SEARCH = '/api/trip-planner/v2/journeys/search';
const FOUND = { reason: null, groups: [{ key: 'publicTransport', journeys: [journey('one')] }] };
const NONE = { reason: 'nothing-runs', groups: [] };

const NO_BUS: [OptionName, Choice] = [
  { section: 'modes', key: 'modes' },
  { type: 'mode', mode: 'bus', selected: false },
];
const ON_WHEELS: [OptionName, Choice] = [
  { section: 'accessibility', key: 'wheelchair' },
  { type: 'toggle', selectedKey: 'on' },
];

/** The screen with the address that the host has now, as the host would show it. */
function Following({ host, params }: ViewProps) {
  const { query } = useObservable(host.navigation.current);
  return <View host={host} params={params} query={query} />;
}

let backend: ReturnType<typeof fakeBackend>;
const searches = () => backend.requests.filter(({ path }) => path === SEARCH);
const options = () => searches().map(({ body }) => (body as { itineraryOptions?: object }).itineraryOptions);

async function shown(overrides: Query, answer: object = FOUND) {
  const host = await renderView(Following, { name: 'trip-planner-results', query: { ...QUERY, ...overrides } });
  await waitFor(() => expect(searches()).toHaveLength(1));
  await act(async () => searches()[0]?.answer(answer));
  await act(backend.settled);
  return host;
}

/** The small sheet that a button of the head opens. */
async function opened(name: string | RegExp) {
  await userEvent.click(screen.getByRole('button', { name }));
  return openedDialog();
}

beforeAll(() => Promise.all([loadOptionsSheet(), loadWhenSheet()]));
beforeEach(() => {
  backend = fakeBackend();
  startVisit();
});
afterEach(() => {
  backend.restore();
});

it('says nothing of the usual ones', async () => {
  const host = await shown({});
  expect(host.calls).toEqual([]);
});

it('are written into the address and its links; nothing is searched twice', async () => {
  choosePreference(visit(), ...NO_BUS);
  choosePreference(visit(), ...ON_WHEELS);
  const host = await shown({ jc: 'chosen', utm_source: 'mail' });
  const expected = { ...QUERY, utm_source: 'mail', excludedModes: 'bus', wheelchair: 'on' };
  expect(host.calls).toEqual([
    { call: 'replace', target: { name: 'trip-planner-results', query: { ...expected, jc: 'chosen' } } },
  ]);
  expect(options()).toEqual([expect.objectContaining({ excludedModes: ['bus'], wheelchair: 'on' })]);
  const [first] = within(screen.getByRole('region', { name: 'Les plus rapides' })).getAllByRole('link');
  const { searchParams } = new URL(first?.getAttribute('href') ?? '', 'http://x');
  expect(Object.fromEntries(searchParams)).toMatchObject(expected);
});

it('of a link override saved ones and are not saved; other saved ones apply', async () => {
  choosePreference(visit(), ...ON_WHEELS);
  const before = { ...localStorage };
  const host = await shown({ excludedModes: 'tram' });
  expect(options()).toEqual([expect.objectContaining({ excludedModes: ['tram'], wheelchair: 'on' })]);
  expect(host.navigation.current.get().query).toEqual({ ...QUERY, excludedModes: 'tram', wheelchair: 'on' });
  expect({ ...localStorage }).toEqual(before);
});

it.each([
  ['Plus tôt', { dt: '2099-07-01T09:00' }],
  ['Plus tard', { dt: '2099-07-01T10:00' }],
])('stay after %s', async (name, changed) => {
  const host = await shown({ excludedModes: 'bus', maxWalk: '500' });
  await userEvent.click(screen.getByRole('button', { name }));
  expect(host.navigation.current.get().query).toMatchObject({ excludedModes: 'bus', maxWalk: '500', ...changed });
});

it('without any mode only other modes can help: nothing else is offered', async () => {
  await shown({ excludedModes: 'bus,tram' }, NONE);
  const offered = (await screen.findAllByRole('button')).filter(({ textContent }) =>
    /Chercher|Partir|Inverser le/.test(`${textContent}`),
  );
  expect(offered.map((button) => button.textContent)).toEqual(['Chercher avec tous les modes']);
});

it('can be done without for once: every mode, whatever was chosen', async () => {
  choosePreference(visit(), ...NO_BUS);
  choosePreference(visit(), ...ON_WHEELS);
  const host = await shown({}, NONE);
  await userEvent.click(screen.getByRole('button', { name: 'Chercher avec tous les modes' }));
  await waitFor(() => expect(searches()).toHaveLength(2));
  expect(options()[1]).toEqual({ journeyType: 'fastest', maxWalk: 1_000, wheelchair: 'on' });
  expect(host.navigation.current.get().query).toMatchObject({ excludedModes: '', wheelchair: 'on' });
});

it('of a link that took out modes are forgotten with them', async () => {
  const host = await shown({ excludedModes: 'bus' }, NONE);
  await userEvent.click(screen.getByRole('button', { name: 'Chercher avec tous les modes' }));
  await waitFor(() => expect(searches()).toHaveLength(2));
  const { query } = host.navigation.current.get();
  expect(query).toMatchObject(QUERY);
  expect(query).not.toHaveProperty('excludedModes');
  expect(searches()).toHaveLength(2);
});

it('are chosen in a sheet over the list: the same trip is searched again, once, and keeps what the address sets', async () => {
  const host = await shown({ maxWalk: '500' });
  const sheet = await opened('Options : 1 modifiée');
  await userEvent.click(sheet.getByRole('switch', { name: /^Trajets accessibles/ }));
  await userEvent.click(sheet.getByRole('button', { name: /^(Appliquer|Voir)/ }));
  await waitFor(() => expect(options()).toContainEqual(expect.objectContaining({ wheelchair: 'on', maxWalk: 500 })));
  expect(host.navigation.current.get()).toMatchObject({
    name: 'trip-planner-results',
    query: { ...QUERY, maxWalk: '500', wheelchair: 'on' },
  });
});

it('leaves the time to a sheet over the list', async () => {
  const host = await shown({ maxWalk: '500' });
  const sheet = await opened(/changer l’heure$/);
  const hours = sheet.getByRole('spinbutton', { name: 'Heures' });
  await userEvent.clear(hours);
  await userEvent.type(hours, '11');
  await userEvent.click(sheet.getByRole('button', { name: /^Partir .*à 11:30/ }));
  expect(host.navigation.current.get().query).toMatchObject({ ...QUERY, maxWalk: '500', dt: '2099-07-01T11:30' });
  await waitFor(() => expect(searches()).toHaveLength(2));
});
