/** The form is in its address: after a reload or Back the last choice is there. */
import type { Query, ViewProps } from '@halte/contract';
import { useObservable } from '@halte/ui';
import { act, cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeBackend } from '../../testing/fakeBackend.ts';
import { renderView, searchesOf, startVisit, visit } from '../../testing/renderView.tsx';
import { apply, CHIPS, choose, openSheet } from '../../testing/sheets.ts';
import { place, trip } from '../../testing/trips.ts';
import { View as Form } from '../../views/Form.tsx';
import { View as Home } from '../../views/Home.tsx';
import { View as Results } from '../../views/Results.tsx';
import { loadTripTypeSheet, loadWhenSheet } from '../when/loadSheets.ts';

type Shown = typeof Form;

/** A view at the address that the host has now, as the host would show it. */
const following = (Shown: Shown) =>
  function Following({ host, params }: ViewProps) {
    const { query } = useObservable(host.navigation.current);
    return <Shown host={host} params={params} query={query} />;
  };
const HOME = following(Home);
const FORM = following(Form);

let backend: ReturnType<typeof fakeBackend>;
const value = (name: string) => screen.getByRole<HTMLInputElement>('combobox', { name }).value;
const chip = (kind: keyof typeof CHIPS) => screen.getByRole('button', { name: CHIPS[kind] });

async function chooseReturn(): Promise<void> {
  const sheet = await openSheet('type');
  await choose(sheet, /^Aller-retour/);
  await apply(sheet, /^Retour .*à/);
}

beforeAll(loadWhenSheet);
beforeAll(loadTripTypeSheet);

beforeEach(() => {
  backend = fakeBackend();
  startVisit();
});
afterEach(() => {
  backend.restore();
});

/** Simulates a reload: only the address remains. */
async function reload(view: Shown, name: 'index' | 'trip-planner', query: Query) {
  cleanup();
  startVisit();
  return renderView(view, { name, query });
}

it.each([
  ['a departure', { dt: '2099-11-23T08:00' }, 'Départ : 23 nov. 08:00'],
  ['an arrival', { at: '2099-11-23T08:00' }, 'Arrivée : 23 nov. 08:00'],
  ['out and back', { dt: '2099-11-23T08:00', rt: '2099-11-23T17:15', tt: '1' }, 'Départ : 23 nov. 08:00'],
])('a link with %s and no place fills the form with it', async (_, query, when) => {
  await renderView(FORM, { name: 'trip-planner', query });
  expect(chip('when')).toHaveAccessibleName(when);
  if (!('rt' in query)) return;
  const sheet = await openSheet('type');
  expect(sheet.getByRole('button', { name: 'Retour lundi 23 novembre à 17:15' })).toBeInTheDocument();
});

it('a link with a time alone leaves the places that were chosen', async () => {
  visit().trips.fill(trip());
  await renderView(FORM, { name: 'trip-planner', query: { dt: '2099-11-23T08:00' } });
  expect([value('Départ'), value('Arrivée')]).toEqual(['Place a', 'Place b']);
});

it.each([
  ['index', HOME],
  ['trip-planner', FORM],
] as const)('what was chosen in the form at %s is there after a reload', async (name, view) => {
  visit().trips.fill(trip());
  const host = await renderView(view, { name, query: { redirect: '/fr/account/profile' } });
  const sheet = await openSheet('when');
  await userEvent.click(sheet.getByRole('button', { name: '+ 1 h' }));
  await apply(sheet, /^Partir .*à/);
  await chooseReturn();
  const when = chip('when').textContent ?? '';
  const { query, name: at } = host.navigation.current.get();
  expect({ at, redirect: query.redirect }).toEqual({ at: name, redirect: '/fr/account/profile' });
  await reload(view, name, query);
  expect([value('Départ'), value('Arrivée')]).toEqual(['Place a', 'Place b']);
  expect(chip('type')).toHaveTextContent(/^Retour .*\d\d:\d\d$/);
  expect(chip('when')).toHaveTextContent(when);
});

it('says no time while the trip leaves now', async () => {
  visit().trips.fill(trip());
  const host = await renderView(FORM, { name: 'trip-planner' });
  await userEvent.click(screen.getByRole('button', { name: 'Inverser' }));
  const { query } = host.navigation.current.get();
  expect(query).toMatchObject({ fi: 'b', ti: 'a' });
  expect(query).not.toHaveProperty('dt');
});

it('a link that was changed comes back as changed, not as it was sent', async () => {
  const link = { fi: 'oak', ti: 'elm', 'v[0][i]': 'ash', at: '2099-07-01T09:30' };
  const host = await renderView(FORM, { name: 'trip-planner', query: link });
  expect(host.calls).toEqual([]);
  await chooseReturn();
  const changed = host.navigation.current.get().query;
  await userEvent.click(screen.getByRole('button', { name: 'Rechercher' }));
  expect(searchesOf(host)).toMatchObject([{ call: 'go', target: { query: { tt: '1' } } }]);
  // The form was filled meanwhile, e.g. from the results of another trip.
  visit().trips.fill(trip());
  cleanup();
  await renderView(FORM, { name: 'trip-planner', query: changed });
  expect([value('Départ'), value('Arrivée')]).toEqual(['oak', 'elm']);
  expect(chip('type')).toHaveTextContent(/^Retour 1er juil. 11:30$/);
  expect(screen.queryByRole('combobox', { name: 'Étape' })).not.toBeInTheDocument();
});

it('what a traveller calls a place stays in the field, though no address says it', async () => {
  const host = await renderView(FORM, { name: 'trip-planner' });
  await act(async () =>
    visit().trips.edit((current) => ({
      ...current,
      arrivalPlace: { ...place('home'), subTitle: 'Town', own: 'Chez moi' },
    })),
  );
  expect(host.navigation.current.get().query).toMatchObject({ ti: 'home' });
  expect(value('Arrivée')).toBe('Chez moi, Town');
});

it('an address that says less than the form is completed as soon as the form is seen', async () => {
  visit().trips.fill(trip());
  const host = await renderView(HOME, { name: 'index' });
  expect(host.calls).toMatchObject([{ call: 'replace', target: { name: 'index', query: { fi: 'a', ti: 'b' } } }]);
});

it('half a question at the results is answered in their place', async () => {
  const host = await renderView(following(Results), { name: 'trip-planner-results', query: { fi: 'oak' } });
  await act(async () => visit().trips.edit((current) => ({ ...current, arrivalPlace: place('b') })));
  expect(host.calls).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Rechercher' }));
  expect(host.calls).toMatchObject([
    { call: 'replace', target: { name: 'trip-planner-results', query: { fi: 'oak', ti: 'b' } } },
  ]);
});
