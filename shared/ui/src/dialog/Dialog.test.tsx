import { render, screen, waitFor } from '@testing-library/react';
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

function SmallSheet() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        When
      </button>
      {open && (
        <Dialog open onOpenChange={setOpen} title="When?" closeLabel="Close" variant="small">
          <button type="button">Now</button>
        </Dialog>
      )}
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

it('puts the focus where its owner says, and gives the focus back all the same', async () => {
  const onOpenChange = jest.fn();
  const first = () => screen.getByRole('button', { name: 'New line' });
  const dialog = (open: boolean) => (
    <>
      <button type="button">Cart</button>
      <Dialog open={open} onOpenChange={onOpenChange} title="Cart" closeLabel="Close" initialFocus={first}>
        <button type="button">New line</button>
      </Dialog>
    </>
  );
  const { rerender } = render(dialog(false));
  await userEvent.click(screen.getByRole('button', { name: 'Cart' }));
  rerender(dialog(true));
  expect(first()).toHaveFocus();
  rerender(dialog(false));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Cart' })).toHaveFocus());
});

it('closes by its button', async () => {
  render(<Preferences />);
  await userEvent.click(screen.getByRole('button', { name: 'Preferences' }));
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it('a small sheet stays in the panel beside the map, and in the window where the panel is a sheet', async () => {
  const media = jest.spyOn(window, 'matchMedia');
  for (const matches of [true, false]) {
    media.mockImplementation((media) => ({ ...new EventTarget(), media, matches }) as MediaQueryList);
    const { unmount } = render(
      <main>
        <SmallSheet />
      </main>,
    );
    const opener = screen.getByRole('button', { name: 'When' });
    await userEvent.click(opener);
    const dialog = screen.getByRole('dialog', { name: 'When?' });
    expect(document.querySelector('main')?.contains(dialog)).toBe(matches);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(opener).toHaveFocus());
    unmount();
  }
  media.mockRestore();
});
