import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { optionAt } from '../../preferences/model.ts';
import { preferencesStore } from '../../preferences/store.ts';
import { fakeBackend } from '../../testing/fakeBackend.ts';
import { forgetTrips, renderView } from '../../testing/renderView.tsx';
import { View } from '../../views/Form/View.tsx';

let backend: ReturnType<typeof fakeBackend>;

beforeEach(() => {
  backend = fakeBackend();
  forgetTrips();
});

afterEach(() => backend.restore());

const opener = () => screen.getByRole('button', { name: /^Préférences/ });

async function opened() {
  const host = await renderView(View, { name: 'trip-planner' });
  await userEvent.click(opener());
  return { host, layer: await screen.findByRole('dialog', { name: 'Vos préférences' }) };
}

const chosenAt = (section: string, key: string) => optionAt(preferencesStore.state.preferences!, { section, key });

it('shows each kind of option, in words', async () => {
  const { layer } = await opened();
  expect(within(layer).getByRole('group', { name: 'Proposer d’abord' })).toBeInTheDocument();
  expect(within(layer).getByRole('radio', { name: 'Les plus rapides' })).toBeChecked();
  expect(within(layer).getByRole('slider', { name: /^Marche au maximum/ })).toHaveAttribute('aria-valuetext', '1000 m');
  expect(within(layer).getByRole('switch', { name: /^Trajets accessibles en fauteuil/ })).not.toBeChecked();
  expect(within(layer).getByRole('checkbox', { name: 'Tramway' })).toBeChecked();
});

it('takes what is chosen at once, says that it is not the usual, and puts it back', async () => {
  const { layer } = await opened();
  const reset = within(layer).getByRole('button', { name: 'Tout rétablir' });
  expect(reset).toBeDisabled();
  await userEvent.click(within(layer).getByRole('radio', { name: 'Peu de changements' }));
  await userEvent.click(within(layer).getByRole('switch', { name: /^Trajets accessibles/ }));
  await userEvent.click(within(layer).getByRole('checkbox', { name: 'Bus' }));
  expect(chosenAt('journey', 'journeyType')).toMatchObject({ selectedKey: 'fewestChanges' });
  expect(chosenAt('accessibility', 'wheelchair')).toMatchObject({ selectedKey: 'on' });
  expect(chosenAt('modes', 'modes')).toMatchObject({ modes: [{ selected: true }, { key: 'bus', selected: false }] });
  await userEvent.click(within(layer).getByRole('button', { name: 'Terminé' }));
  await waitFor(() => expect(opener()).toHaveFocus());
  expect(opener()).toHaveTextContent('Préférences modifiées');
  await userEvent.click(opener());
  await userEvent.click(screen.getByRole('button', { name: 'Tout rétablir' }));
  await userEvent.keyboard('{Escape}');
  expect(opener()).toHaveTextContent(/^Préférences$/);
  expect(chosenAt('accessibility', 'wheelchair')).toMatchObject({ selectedKey: 'off' });
});
