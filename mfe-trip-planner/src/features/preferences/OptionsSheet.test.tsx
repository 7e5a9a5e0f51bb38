import type { Query } from '@halte/contract';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeBackend } from '../../testing/fakeBackend.ts';
import { choosePreference, savedPreferences, TEMPLATE } from '../../testing/preferences.ts';
import { renderView, searchesOf, startVisit, visit } from '../../testing/renderView.tsx';
import { apply, CHIPS, choose, openSheet } from '../../testing/sheets.ts';
import { journey } from '../../testing/trips.ts';
import { View } from '../../views/Form.tsx';
import { loadOptionsSheet } from './loadOptionsSheet.ts';
import { optionAt } from './model.ts';

let backend: ReturnType<typeof fakeBackend>;

beforeAll(loadOptionsSheet);
beforeEach(() => {
  backend = fakeBackend();
  startVisit();
  // As the last visit has left it.
  localStorage.setItem('trip-planner.preferencesTemplate', JSON.stringify(TEMPLATE));
});
afterEach(() => {
  backend.restore();
  localStorage.clear();
});

const PLACES = { fi: 'oak', fv: 'Oak', ti: 'elm', tv: 'Elm', dt: '2099-07-01T09:30' };
const SEARCH = '/api/trip-planner/v2/journeys/search';
const chip = () => screen.getByRole('button', { name: CHIPS.options });
const chosenAt = (section: string, key: string) => optionAt(savedPreferences(visit()), { section, key });
const overrides = () => visit().trips.state.trip.overrides;

async function opened(query: Query = {}) {
  const host = await renderView(View, { name: 'trip-planner', query });
  return { host, sheet: await openSheet('options') };
}

it('applies what is chosen with the button at its foot only; the chip counts what is not as usual', async () => {
  const { sheet } = await opened();
  expect(sheet.getByRole('radio', { name: 'Les plus rapides' })).toBeChecked();
  expect(sheet.getByRole('slider', { name: /^Marche max/ })).toHaveAttribute(
    'aria-valuetext',
    '1000\u00a0m · 14\u00a0min',
  );
  expect(sheet.queryByRole('button', { name: 'Rétablir' })).not.toBeInTheDocument();
  await userEvent.click(sheet.getByRole('switch', { name: /^Trajets accessibles/ }));
  await userEvent.keyboard('{Escape}');
  expect(chosenAt('accessibility', 'wheelchair')).toMatchObject({ selectedKey: 'off' });
  await waitFor(() => expect(chip()).toHaveFocus());

  const again = await openSheet('options');
  expect(again.getByRole('switch')).not.toBeChecked();
  await choose(again, 'Le moins de correspondances');
  await userEvent.click(again.getByRole('switch'));
  await userEvent.click(again.getByRole('checkbox', { name: 'Bus' }));
  await apply(again, 'Appliquer');
  expect(chosenAt('journey', 'journeyType')).toMatchObject({ selectedKey: 'fewestChanges' });
  expect(chosenAt('accessibility', 'wheelchair')).toMatchObject({ selectedKey: 'on' });
  expect(chosenAt('modes', 'modes')).toMatchObject({ modes: [{ selected: true }, { key: 'bus', selected: false }] });
  await waitFor(() => expect(chip()).toHaveAccessibleName('Options 3 modifiées'));

  const last = await openSheet('options');
  await userEvent.click(last.getByRole('button', { name: 'Rétablir' }));
  expect(last.getByRole('switch')).not.toBeChecked();
  await apply(last, 'Appliquer');
  expect(localStorage.getItem('trip-planner.customPreferences')).toBeNull();
  await waitFor(() => expect(chip()).toHaveAccessibleName('Options'));
});

it('says how many journeys there are with them, and searches', async () => {
  const { host, sheet } = await opened(PLACES);
  expect(sheet.getByRole('button', { name: 'Voir les trajets' })).toBeInTheDocument();
  await userEvent.click(sheet.getByRole('checkbox', { name: 'Bus' }));
  await waitFor(() => expect(backend.requests.at(-1)?.path).toBe(SEARCH));
  expect(backend.requests.at(-1)?.body).toMatchObject({ fromId: 'oak', itineraryOptions: { excludedModes: ['bus'] } });
  const groups = [{ key: 'publicTransport', journeys: [journey('one'), journey('two')] }];
  await act(async () => backend.requests.at(-1)?.answer({ reason: null, groups }));
  await apply(sheet, 'Voir 2 trajets');
  expect(searchesOf(host)).toMatchObject([{ call: 'go', target: { name: 'trip-planner-results' } }]);
});

it('shows what the address of the trip says, keeps none of it, and gives way to an explicit choice', async () => {
  const before = { ...localStorage };
  const { sheet } = await opened({ excludedModes: 'bus', wheelchair: 'on', dt: PLACES.dt, utm_source: 'mail' });
  expect(screen.getByRole('dialog')).toHaveAccessibleDescription(/viennent du lien de ce trajet/);
  expect(sheet.getByRole('switch')).toBeChecked();
  expect(sheet.getByRole('checkbox', { name: 'Bus' })).not.toBeChecked();
  expect({ ...localStorage }).toEqual(before);
  await userEvent.click(sheet.getByRole('checkbox', { name: 'Tramway' }));
  await apply(sheet, 'Appliquer');
  expect(chosenAt('modes', 'modes')).toMatchObject({ modes: [{ selected: false }, { key: 'bus', selected: false }] });
  expect(chosenAt('accessibility', 'wheelchair')).toMatchObject({ selectedKey: 'off' });
  expect(overrides()).toEqual({ wheelchair: 'on', utm_source: 'mail' });
  const again = await openSheet('options');
  await userEvent.click(again.getByRole('button', { name: 'Rétablir' }));
  await apply(again, 'Appliquer');
  expect(overrides()).toEqual({ utm_source: 'mail' });
});

it.each([
  ['another option', { wheelchair: 'on' }, 'Options 1 modifiée'],
  ['the usual one', { wheelchair: 'off' }, 'Options'],
  ['nothing of them', { utm_source: 'mail' }, 'Options'],
])('the chip counts what the address of the trip says: %s', async (_, parameters, name) => {
  await renderView(View, { name: 'trip-planner', query: { ...PLACES, ...parameters } });
  await act(async () => {
    await import('./EffectiveCount.tsx');
    await backend.settled();
  });
  await waitFor(() => expect(chip()).toHaveAccessibleName(name));
});

it('the chip does not count what was chosen, where the address takes that back', async () => {
  choosePreference(visit(), { section: 'accessibility', key: 'wheelchair' }, { type: 'toggle', selectedKey: 'on' });
  await renderView(View, { name: 'trip-planner', query: { ...PLACES, wheelchair: 'off' } });
  await waitFor(() => expect(chip()).toHaveAccessibleName('Options'));
});
