import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Dialog } from './Dialog.tsx';

function Preferences() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Preferences
      </button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title="Your preferences"
        description="They count for every search."
        closeLabel="Close"
        footer={<button type="button">Save</button>}
      >
        <label>
          Slow walk <input type="checkbox" />
        </label>
      </Dialog>
    </>
  );
}

it('takes the focus, and gives it back when Escape closes it', async () => {
  render(<Preferences />);
  const opener = screen.getByRole('button', { name: 'Preferences' });
  await userEvent.click(opener);
  const dialog = screen.getByRole('dialog', { name: 'Your preferences' });
  expect(dialog).toHaveAccessibleDescription('They count for every search.');
  expect(dialog).toContainElement(document.activeElement as HTMLElement);
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(opener).toHaveFocus();
});

it('closes by its button', async () => {
  render(<Preferences />);
  await userEvent.click(screen.getByRole('button', { name: 'Preferences' }));
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});
