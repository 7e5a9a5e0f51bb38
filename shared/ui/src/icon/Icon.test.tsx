import { render, screen } from '@testing-library/react';
import { Icon } from './Icon.tsx';
import { BusIcon } from './icons.ts';

it('is decoration, hidden from screen readers, without a label', () => {
  const { container } = render(<Icon of={BusIcon} />);
  expect(container.firstChild).toHaveAttribute('aria-hidden', 'true');
  expect(container.firstChild).not.toHaveAttribute('role');
});

it('says the text it is given', () => {
  render(<Icon of={BusIcon} label="Bus" className="mode" />);
  expect(screen.getByRole('img', { name: 'Bus' })).toHaveClass('mode');
});

it('is one path in a box without a clip, as a long list has hundreds of them', () => {
  const { container } = render(<Icon of={BusIcon} />);
  expect(container.querySelectorAll('svg *')).toHaveLength(1);
  expect(container.firstChild).toHaveAttribute('overflow', 'visible');
});
