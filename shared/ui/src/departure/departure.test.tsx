import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FilterChips } from '../field/FilterChips.tsx';
import { StopHeading } from '../stop/StopHeading.tsx';
import { DepartureTime } from './DepartureTime.tsx';
import { DirectionRow } from './DirectionRow.tsx';
import type { ShownDeparture } from './shownDeparture.ts';

const AT = '2026-11-24T08:31:00+01:00';
const minutes = (count: string, changes: Partial<ShownDeparture> = {}): ShownDeparture => ({
  dateTime: AT,
  face: { kind: 'minutes', count, unit: 'min' },
  state: 'scheduled',
  label: `in ${count} minutes`,
  ...changes,
});

describe('a departure', () => {
  it.each([
    ['scheduled', 0],
    ['live', 1],
    ['late', 1],
  ] as const)('that is %s has %d arcs', (state, arcs) => {
    const { container } = render(<DepartureTime departure={minutes('3', { state })} />);
    const time = screen.getByText('in 3 minutes').closest('time')!;
    expect(time).toHaveAttribute('datetime', AT);
    expect(time).toHaveClass(state);
    expect(container.querySelectorAll('svg')).toHaveLength(arcs);
  });

  it('that is cancelled is struck through', () => {
    const departure = minutes('', { state: 'cancelled', face: { kind: 'clock', text: '08:31' } });
    render(<DepartureTime departure={departure} />);
    expect(screen.getByText('08:31').tagName).toBe('S');
  });

  it('has its unit and its arcs where it is the first one only', () => {
    const { container } = render(<DepartureTime departure={minutes('8', { state: 'live' })} rank="next" />);
    expect(container.querySelector('[aria-hidden]')).toHaveTextContent(/^8$/);
  });

  it('may be words', () => {
    render(<DepartureTime departure={minutes('', { face: { kind: 'words', text: 'at the platform' } })} />);
    expect(screen.getByText('at the platform')).toBeInTheDocument();
  });
});

describe('a direction', () => {
  const departures = ['1', '5', '9', '13'].map((count) => minutes(count));

  it('is a link that reads headsign, platform, three departures and what is said of them', () => {
    render(
      <DirectionRow
        headsign="Technopole"
        platform={{ label: 'Platform', name: '2' }}
        departures={departures}
        notes={[{ tone: 'late', text: 'Scheduled for 08:33, 4 min late' }]}
        href="/en/line"
        variant="board"
      />,
    );
    const link = screen.getByRole('link');
    expect(within(link).getAllByText(/^in \d+ minutes$/)).toHaveLength(3);
    expect(link).toHaveAccessibleName(
      'Technopole Platform 2 , in 1 minutes , in 5 minutes , in 9 minutes . Scheduled for 08:33, 4 min late',
    );
  });

  it('is only to be read without an address', () => {
    render(<DirectionRow headsign="Technopole" departures={departures} />);
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
    expect(screen.getByText('Technopole')).toBeInTheDocument();
  });
});

it('heads a stop with a link, its distance and its buttons', () => {
  render(
    <StopHeading
      name="Gare"
      level={2}
      href="/en/gare"
      distance="2 min · 140 m"
      actions={<button type="button">★</button>}
    />,
  );
  expect(screen.getByRole('heading', { level: 2, name: 'Gare' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Gare' })).toHaveAttribute('href', '/en/gare');
  expect(screen.getByText('2 min · 140 m')).toBeInTheDocument();
  expect(screen.getByRole('button')).toBeInTheDocument();
});

it('has chips that are pressed or not, by mouse and by keyboard', async () => {
  const toggled: string[] = [];
  render(
    <FilterChips
      label="Lines"
      chips={[
        { value: 'all', label: 'All' },
        { value: 'a', label: 'A', name: 'Line A only', look: 'bare' },
      ]}
      chosen={['all']}
      onToggle={(value) => toggled.push(value)}
    />,
  );
  const group = screen.getByRole('group', { name: 'Lines' });
  expect(within(group).getByRole('button', { name: 'All', pressed: true })).toBeInTheDocument();
  await userEvent.click(within(group).getByRole('button', { name: 'Line A only', pressed: false }));
  await userEvent.keyboard('{Enter}');
  expect(toggled).toEqual(['a', 'a']);

  // A chip that Tab reaches is scrolled into view.
  const revealed: (string | null)[] = [];
  for (const chip of within(group).getAllByRole('button')) {
    chip.scrollIntoView = () => revealed.push(chip.textContent);
  }
  await userEvent.tab({ shift: true });
  await userEvent.tab();
  expect(revealed).toEqual(['All', 'A']);
});
