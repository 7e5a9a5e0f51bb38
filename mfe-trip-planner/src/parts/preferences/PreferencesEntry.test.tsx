import type { Query } from '@halte/contract';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { optionAt } from '../../preferences/model.ts';
import { fakeBackend } from '../../testing/fakeBackend.ts';
import { choosePreference, savedPreferences } from '../../testing/preferences.ts';
import { renderView, startVisit, visit } from '../../testing/renderView.tsx';
import { View } from '../../views/Form/View.tsx';

let backend: ReturnType<typeof fakeBackend>;

beforeEach(() => {
  backend = fakeBackend();
  startVisit();
});

afterEach(() => backend.restore());

const opener = () => screen.getByRole('button', { name: /^Préférences/ });

async function opened(query: Query = {}) {
  const host = await renderView(View, { name: 'trip-planner', query });
  await userEvent.click(opener());
  return { host, layer: await screen.findByRole('dialog', { name: 'Vos préférences' }) };
}

const chosenAt = (section: string, key: string) => optionAt(savedPreferences(visit()), { section, key });

it('shows each kind of option, in words', async () => {
  const { layer } = await opened();
  expect(within(layer).getByRole('group', { name: 'Proposer d’abord' })).toBeInTheDocument();
  expect(within(layer).getByRole('radio', { name: 'Les plus rapides' })).toBeChecked();
  expect(within(layer).getByRole('slider', { name: /^Marche max/ })).toHaveAttribute('aria-valuetext', '1000 m');
  expect(within(layer).getByRole('switch', { name: /^Trajets accessibles en fauteuil/ })).not.toBeChecked();
  expect(within(layer).getByRole('checkbox', { name: 'Tramway' })).toBeChecked();
});

it('takes what is chosen at once, says that it is not the usual, and puts it back', async () => {
  const { layer } = await opened();
  const reset = within(layer).getByRole('button', { name: 'Tout rétablir' });
  expect(reset).toBeDisabled();
  await userEvent.click(within(layer).getByRole('radio', { name: 'Peu de correspondances' }));
  await userEvent.click(within(layer).getByRole('switch', { name: /^Trajets accessibles/ }));
  await userEvent.click(within(layer).getByRole('checkbox', { name: 'Bus' }));
  expect(chosenAt('journey', 'journeyType')).toMatchObject({ selectedKey: 'fewestChanges' });
  expect(chosenAt('accessibility', 'wheelchair')).toMatchObject({ selectedKey: 'on' });
  expect(chosenAt('modes', 'modes')).toMatchObject({ modes: [{ selected: true }, { key: 'bus', selected: false }] });
  await userEvent.click(within(layer).getByRole('button', { name: 'Terminé' }));
  await waitFor(() => expect(opener()).toHaveFocus());
  await waitFor(() => expect(opener()).toHaveTextContent('Préférences modifiées'));
  await userEvent.click(opener());
  // The dialog takes the pointer some moments after it is there again.
  await waitFor(() => userEvent.click(screen.getByRole('button', { name: 'Tout rétablir' })));
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(opener()).toHaveTextContent(/^Préférences$/));
  expect(chosenAt('accessibility', 'wheelchair')).toMatchObject({ selectedKey: 'off' });
});

describe('where the address of the trip says something of them', () => {
  const PLACES = { fi: 'oak', fv: 'Oak', ti: 'elm', tv: 'Elm', dt: '2099-07-01T09:30' };
  const address = (overrides: Query) => ({ ...PLACES, ...overrides });
  const overrides = () => visit().trips.state.trip.overrides;

  it('shows what holds for the trip, says where it comes from, and keeps none of it', async () => {
    const before = { ...localStorage };
    const { layer } = await opened(address({ wheelchair: 'on', excludedModes: 'bus', maxWalk: '500' }));
    expect(within(layer).getByRole('switch', { name: /^Trajets accessibles/ })).toBeChecked();
    expect(within(layer).getByRole('checkbox', { name: 'Bus' })).not.toBeChecked();
    expect(within(layer).getByRole('slider', { name: /^Marche max/ })).toHaveValue('500');
    expect(layer).toHaveAccessibleDescription(/viennent du lien de ce trajet/);
    expect({ ...localStorage }).toEqual(before);
    expect(overrides()).toEqual({ wheelchair: 'on', excludedModes: 'bus', maxWalk: '500' });
  });

  it('makes what is chosen the traveller’s own: it is no longer for the address to say', async () => {
    const { layer } = await opened(address({ excludedModes: 'bus', wheelchair: 'on' }));
    await userEvent.click(within(layer).getByRole('checkbox', { name: 'Tramway' }));
    expect(chosenAt('modes', 'modes')).toMatchObject({ modes: [{ selected: false }, { key: 'bus', selected: false }] });
    expect(chosenAt('accessibility', 'wheelchair')).toMatchObject({ selectedKey: 'off' });
    expect(overrides()).toEqual({ wheelchair: 'on' });
    await userEvent.click(within(layer).getByRole('switch', { name: /^Trajets accessibles/ }));
    expect(within(layer).getByRole('switch', { name: /^Trajets accessibles/ })).not.toBeChecked();
    expect(overrides()).toEqual({});
    expect(layer).toHaveAccessibleDescription(/^Elles valent pour toutes vos recherches sur cet appareil\.$/);
  });

  it('puts all of them back, those of the address too', async () => {
    const { layer } = await opened(address({ excludedModes: 'bus', utm_source: 'mail' }));
    await userEvent.click(within(layer).getByRole('button', { name: 'Tout rétablir' }));
    expect(within(layer).getByRole('checkbox', { name: 'Bus' })).toBeChecked();
    expect(within(layer).getByRole('button', { name: 'Tout rétablir' })).toBeDisabled();
    expect(overrides()).toEqual({ utm_source: 'mail' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(opener()).toHaveTextContent(/^Préférences$/));
  });

  it.each([
    ['another option', { wheelchair: 'on' }, 'Préférences modifiées'],
    ['the usual one', { wheelchair: 'off' }, 'Préférences'],
    ['nothing of preferences', { utm_source: 'mail' }, 'Préférences'],
  ])('is named after what holds: %s', async (_, parameters, name) => {
    await renderView(View, { name: 'trip-planner', query: address(parameters) });
    await act(async () => {
      await import('./UnusualPreferences.tsx');
      await backend.settled();
    });
    expect(opener()).toHaveTextContent(new RegExp(`^${name}$`));
  });

  it('is not named after what was chosen, where the address takes that back', async () => {
    choosePreference(visit(), { section: 'accessibility', key: 'wheelchair' }, { type: 'toggle', selectedKey: 'on' });
    await renderView(View, { name: 'trip-planner', query: address({ wheelchair: 'off' }) });
    await waitFor(() => expect(opener()).toHaveTextContent(/^Préférences$/));
  });
});
