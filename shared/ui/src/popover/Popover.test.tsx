import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef, useState } from 'react';
import { Popover } from './Popover.tsx';

function Languages() {
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  return (
    <>
      <button type="button">Before</button>
      <button ref={button} type="button" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        Language
      </button>
      {isOpen && (
        <Popover id="languages" anchor={button} onClose={() => setOpen(false)}>
          <button type="button">English</button>
        </Popover>
      )}
      <button type="button">After</button>
    </>
  );
}

const button = (name: string) => screen.getByRole('button', { name });

async function open() {
  render(<Languages />);
  await userEvent.click(button('Language'));
}

it('follows its button in the tab order, both ways', async () => {
  await open();
  expect(button('Language')).toHaveFocus();
  await userEvent.tab();
  expect(button('English')).toHaveFocus();
  await userEvent.tab({ shift: true });
  expect(button('Language')).toHaveFocus();
  expect(button('Language')).toHaveAttribute('aria-expanded', 'true');
});

it.each([
  ['a click on its button', () => userEvent.click(button('Language')), 'Language'],
  ['Escape', () => userEvent.keyboard('{Tab}{Escape}'), 'Language'],
  ['a click on a button in it', () => userEvent.click(button('English')), 'Language'],
  ['a press outside', () => userEvent.click(button('After')), 'After'],
  ['Tab out of it', () => userEvent.keyboard('{Tab}{Tab}'), 'After'],
  ['Shift and Tab away from its button', () => userEvent.tab({ shift: true }), 'Before'],
])('closes on %s, and the focus is where it belongs', async (_, act, focused) => {
  await open();
  await act();
  expect(button('Language')).toHaveAttribute('aria-expanded', 'false');
  expect(screen.queryByRole('button', { name: 'English' })).not.toBeInTheDocument();
  expect(button(focused)).toHaveFocus();
});
