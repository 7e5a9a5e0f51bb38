import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { render, screen } from '@testing-library/react';
import { FARE_SIZES, Fare } from './Fare.tsx';
import { LineBadge } from './LineBadge.tsx';
import { ModeIcon } from './ModeIcon.tsx';
import { MODES } from './mode.ts';
import { Time } from './Time.tsx';
import { VisuallyHidden } from './VisuallyHidden.tsx';

it.each([
  ['#0055a4', '#ffffff', 'rgb(0, 85, 164)', 'rgb(255, 255, 255)'],
  ['FFCD00', 'FFFFFF', 'rgb(255, 205, 0)', 'rgb(0, 0, 0)'],
])('paints a line %s with text %s so that it can be read', (color, textColor, background, text) => {
  render(<LineBadge line={{ shortName: 'T1', color, textColor }} />);
  expect(screen.getByText('T1')).toHaveStyle({ backgroundColor: background, color: text });
});

it('leaves an invalid colour to the tokens', () => {
  render(<LineBadge line={{ shortName: 'N2', color: 'bluish', textColor: '' }} />);
  expect(screen.getByText('N2')).not.toHaveAttribute('style');
});

it('reads a badge by its label when it has one', () => {
  render(
    <LineBadge
      line={{ shortName: '1', color: '#0055a4', textColor: '#ffffff', mode: 'tram' }}
      withMode
      label="Tram 1"
    />,
  );
  expect(screen.getByRole('img', { name: 'Tram 1' })).toHaveTextContent('1');
});

it.each([20, 24, 32] as const)('draws the mode in the largest size only: %d', (size) => {
  const line = { shortName: 'T1', color: '#112233', textColor: '#ffffff', mode: 'tram' } as const;
  const { container } = render(<LineBadge line={line} size={size} />);
  expect(container.querySelectorAll('svg')).toHaveLength(size === 32 ? 1 : 0);
});

it('marks an alert, and is still read by its label', () => {
  const line = { shortName: 'T1', color: '#112233', textColor: '#ffffff' };
  const { container } = render(<LineBadge line={line} hasAlert label="Tram 1, lift out of order" />);
  expect(screen.getByRole('img', { name: 'Tram 1, lift out of order' })).toBeInTheDocument();
  expect(container.querySelector('.alert svg')).toHaveAttribute('aria-hidden', 'true');
});

it.each(MODES)('draws %s, silently unless named', (mode) => {
  const { container } = render(<ModeIcon mode={mode} />);
  expect(container.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
  render(<ModeIcon mode={mode} label={mode} />);
  expect(screen.getByRole('img', { name: mode })).toBeInTheDocument();
});

it('writes a time for people and for machines', () => {
  render(
    <Time dateTime="2026-11-21T08:15:00+01:00" state="late" size="lg">
      08:15
    </Time>,
  );
  const time = screen.getByText('08:15');
  expect(time).toHaveAttribute('datetime', '2026-11-21T08:15:00+01:00');
  expect(time).toHaveClass('time', 'lg', 'late');
});

it('keeps hidden words in the text', () => {
  render(
    <p>
      12 <VisuallyHidden>minutes late</VisuallyHidden>
    </p>,
  );
  expect(screen.getByText('minutes late')).toHaveClass('hidden');
});

it.each([
  ['T1', false],
  ['Direct 12345', false],
  ['Direct 123456', true],
])('%s is cut off: %s', (shortName, isLong) => {
  const { container } = render(<LineBadge line={{ shortName, color: '#112233', textColor: '#ffffff' }} />);
  expect(container.firstElementChild?.classList.contains('long')).toBe(isLong);
});

describe('fare', () => {
  const file = (name: string) => readFileSync(join(__dirname, name), 'utf8');
  const tokens = file('../tokens.css');
  /** Rem of a size in the style sheet, tokens resolved. */
  function remOf(size: string): number {
    const [, value = ''] = new RegExp(`\\.${size} \\{\\s*font-size: ([^;]+);`).exec(file('Fare.module.css')) ?? [];
    const [, token] = /^var\((--[\w-]+)\)$/.exec(value) ?? [];
    const rem = token === undefined ? value : new RegExp(`${token}: ([^;]+);`).exec(tokens)?.[1];
    return Number(rem?.replace(/rem$/, ''));
  }

  it.each(FARE_SIZES)('has the style of its size: %s', (size) => {
    render(<Fare size={size}>14,50 €</Fare>);
    expect(screen.getByText('14,50 €').className.split(' ')).toEqual(['fare', size]);
  });

  it('has seven sizes, each smaller than the one before', () => {
    const sizes = ['XLarge', 'Large', 'Medium', 'SMedium', 'Small', 'XSmall', 'XXSmall'];
    expect(FARE_SIZES).toEqual(sizes);
    const rems = sizes.map(remOf);
    expect(rems.filter((rem, index) => !(rem < (rems[index - 1] ?? Number.POSITIVE_INFINITY)))).toEqual([]);
  });

  it('is nothing without an amount', () => {
    const { container } = render(<Fare size="Small">{''}</Fare>);
    expect(container).toBeEmptyDOMElement();
  });
});
