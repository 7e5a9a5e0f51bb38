import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Anchor } from './Anchor.tsx';
import { Button } from './Button.tsx';
import { IconButton } from './IconButton.tsx';

it('does what it says, and submits only with type submit', async () => {
  const pressed: string[] = [];
  render(<Button onClick={() => pressed.push('go')}>Go</Button>);
  const button = screen.getByRole('button', { name: 'Go' });
  expect(button).toHaveAttribute('type', 'button');
  await userEvent.click(button);
  expect(pressed).toEqual(['go']);
});

it('keeps the focus and ignores presses while it is busy', async () => {
  const pressed: string[] = [];
  render(
    <form onSubmit={() => pressed.push('submit')}>
      <Button type="submit" busy onClick={() => pressed.push('go')}>
        Go
      </Button>
    </form>,
  );
  const button = screen.getByRole('button', { name: 'Go' });
  await userEvent.click(button);
  expect(button).toHaveFocus();
  expect(button).toHaveAttribute('aria-disabled', 'true');
  expect(pressed).toEqual([]);
});

it.each(['primary', 'secondary', 'quiet'] as const)('looks %s as a button and as a link', (variant) => {
  render(
    <>
      <Button variant={variant}>Press</Button>
      <Anchor href="/en" variant={variant}>
        Follow
      </Anchor>
    </>,
  );
  expect(screen.getByRole('button')).toHaveClass(variant);
  expect(screen.getByRole('link', { name: 'Follow' })).toHaveClass(variant);
  expect(screen.getByRole('link')).toHaveAttribute('href', '/en');
});

it('names an icon button', () => {
  render(<IconButton aria-label="Swap" className="mine" />);
  expect(screen.getByRole('button', { name: 'Swap' })).toHaveClass('button', 'quiet', 'mine');
});
