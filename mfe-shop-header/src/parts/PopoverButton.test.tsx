import { fakeHost } from '@halte/testkit';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PopoverButton } from './PopoverButton.tsx';

let mockIsOffline = true;
jest.mock('@halte/ui/popover', () => {
  if (mockIsOffline) throw new Error('offline');
  return jest.requireActual('@halte/ui/popover');
});

it('stays closed and reports the error when its code cannot be loaded, and the next click retries', async () => {
  const host = fakeHost({});
  render(
    <PopoverButton host={host} label="Menu" face="Menu">
      <a href="/fr/index">Home</a>
    </PopoverButton>,
  );
  const button = screen.getByRole('button', { name: 'Menu' });
  await userEvent.click(button);
  await waitFor(() => expect(button).toHaveAttribute('aria-expanded', 'false'));
  expect(host.calls).toEqual([expect.objectContaining({ call: 'report', where: 'popover' })]);
  mockIsOffline = false;
  await userEvent.click(button);
  expect(await screen.findByRole('link', { name: 'Home' })).toBeVisible();
});
