import { act, render, screen } from '@testing-library/react';
import { EmptyState } from './EmptyState.tsx';
import { Notice } from './Notice.tsx';
import { Skeleton } from './Skeleton.tsx';
import { Spinner } from './Spinner.tsx';
import { useAnnouncer } from './useAnnouncer.ts';

// The regions of the announcer stay in the document, whatever has mounted it.
afterEach(() => {
  for (const region of screen.queryAllByRole('status')) region.remove();
});

it.each([
  ['info', 'status'],
  ['success', 'status'],
  ['warning', 'status'],
  ['error', 'alert'],
] as const)('%s speaks as %s', (tone, role) => {
  render(
    <Notice tone={tone} title="No connection" action={<button type="button">Try again</button>}>
      What you saw stays here.
    </Notice>,
  );
  const notice = screen.getByRole(role);
  expect(notice).toHaveTextContent('No connectionWhat you saw stays here.Try again');
  expect(notice).toHaveClass(tone);
});

it('says why there is nothing and what to do', () => {
  render(
    <EmptyState title="No favourites yet" action={<a href="/en">Find a stop</a>}>
      Tap the star.
    </EmptyState>,
  );
  expect(screen.getByText('No favourites yet')).toBeInTheDocument();
  expect(screen.getByText('Tap the star.')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Find a stop' })).toBeInTheDocument();
});

it('keeps room in silence', () => {
  const { container } = render(<Skeleton width="8rem" height="2rem" shape="block" />);
  expect(container.firstChild).toHaveStyle({ width: '8rem', height: '2rem' });
  expect(container.firstChild).toHaveAttribute('aria-hidden', 'true');
});

it('turns silently unless it is named', () => {
  const { rerender } = render(<Spinner />);
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
  rerender(<Spinner label="Loading" />);
  expect(screen.getByRole('status', { name: 'Loading' })).toBeInTheDocument();
});

it('announces the same message again', () => {
  let announce: ((message: string) => void) | undefined;
  function Speaker() {
    announce = useAnnouncer();
    return null;
  }
  render(<Speaker />);
  const announced = () => screen.getAllByRole('status').map((region) => region.textContent);
  act(() => announce?.('3 places found'));
  const first = announced();
  act(() => announce?.('3 places found'));
  const second = announced();
  expect(first.filter(Boolean)).toEqual(['3 places found']);
  expect(second.filter(Boolean)).toEqual(['3 places found']);
  expect(second).not.toEqual(first);
});

it('takes its message away with its component, and nothing of another component', () => {
  const announcers: ((message: string) => void)[] = [];
  function Speaker() {
    announcers.push(useAnnouncer());
    return null;
  }
  const announced = () =>
    screen
      .getAllByRole('status')
      .map((region) => region.textContent)
      .filter(Boolean);
  const one = render(<Speaker />);
  const other = render(<Speaker />);
  act(() => announcers[0]?.('10 journeys found'));
  one.unmount();
  expect(announced()).toEqual([]);
  const third = render(<Speaker />);
  act(() => announcers[1]?.('No results'));
  third.unmount();
  expect(announced()).toEqual(['No results']);
  other.unmount();
});
