import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Preferences } from '../../preferences/model.ts';
import { fakeBackend } from '../../testing/fakeBackend.ts';
import { renderView, startVisit } from '../../testing/renderView.tsx';
import { View } from '../../views/Form/View.tsx';

const TEMPLATE: Preferences = {
  sections: [
    {
      sectionKey: 'walking',
      options: [
        { type: 'slider', key: 'maxWalk', unit: 'm', min: 250, max: 3_000, step: 250, value: 1_000 },
        {
          type: 'criterion',
          key: 'walkSpeed',
          bodyParam: 'walkSpeed',
          criteria: ['slow', 'normal', 'fast'].map((key) => ({ key, value: key })),
          selectedKey: 'normal',
        },
      ],
    },
    { sectionKey: 'accessibility', options: [{ type: 'toggle', key: 'wheelchair', selectedKey: 'off' }] },
  ],
};
let backend: ReturnType<typeof fakeBackend>;

beforeEach(() => {
  localStorage.clear();
  backend = fakeBackend();
  startVisit();
});
afterEach(() => {
  backend.restore();
});

it('shows all that there is to choose, section by section', async () => {
  await renderView(View, { name: 'trip-planner', template: TEMPLATE });
  await userEvent.click(screen.getByRole('button', { name: /^Préférences/ }));
  const layer = await screen.findByRole('dialog', { name: 'Vos préférences' });
  const regions = within(layer).getAllByRole('region');
  expect(regions.map((region) => within(region).getByRole('heading').textContent)).toEqual(['Marche', 'Accessibilité']);
  const fields = regions.map((region) => [
    within(region).queryAllByRole('slider').length,
    within(region).queryAllByRole('radio').length,
    within(region).queryAllByRole('switch').length,
  ]);
  expect(fields).toEqual([
    [1, 3, 0],
    [0, 0, 1],
  ]);
});
