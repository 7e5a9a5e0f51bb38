import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Popover, PopoverClose } from './Popover.tsx';

it('opens beside its button, closes from inside and gives the focus back', async () => {
  render(
    <Popover trigger={<button type="button">Language</button>} label="Languages">
      <PopoverClose>English</PopoverClose>
    </Popover>,
  );
  const trigger = screen.getByRole('button', { name: 'Language' });
  await userEvent.click(trigger);
  expect(screen.getByRole('dialog', { name: 'Languages' })).toBeInTheDocument();
  expect(trigger).toHaveAttribute('aria-expanded', 'true');
  await userEvent.click(screen.getByRole('button', { name: 'English' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(trigger).toHaveFocus();
});
