import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Tooltip } from './Tooltip.tsx';

it('explains a control that has the focus', async () => {
  render(
    <Tooltip text="Exchange origin and destination">
      <button type="button">Swap</button>
    </Tooltip>,
  );
  expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
  await userEvent.tab();
  expect(screen.getByRole('button', { name: 'Swap' })).toHaveAccessibleDescription('Exchange origin and destination');
});
