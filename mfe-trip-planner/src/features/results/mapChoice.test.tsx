import { resetMapState } from '@halte/map-core/testing';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeBackend } from '../../testing/fakeBackend.ts';
import { found, groupOf, repeated, SEARCH } from '../../testing/outAndBack.ts';
import { listed, renderView, startVisit } from '../../testing/renderView.tsx';
import { View } from '../../views/Results.tsx';

const choices = new Set<(code: string) => void>();

jest.mock('@halte/map-core', () => ({
  ...jest.requireActual('@halte/map-core'),
  onJourneyChosen: (listener: (code: string) => void) => {
    choices.add(listener);
    return () => choices.delete(listener);
  },
}));

let backend: ReturnType<typeof fakeBackend>;
const scrolled = jest.fn();

beforeEach(() => {
  backend = fakeBackend();
  startVisit();
  scrolled.mockClear();
  Object.assign(HTMLElement.prototype, {
    scrollIntoView(this: HTMLElement, options: unknown) {
      scrolled(this.textContent, options);
    },
  });
});
afterEach(() => {
  backend.restore();
  Reflect.deleteProperty(HTMLElement.prototype, 'scrollIntoView');
  act(resetMapState);
});

/** The map knows journeys by their codes, the list selects them by their ids. */
const TWO = groupOf(
  { ...found('code-1', '08:41', '09:11'), id: 'one' },
  { ...found('code-2', '08:51', '09:21'), id: 'two' },
);

const shown = () => shownAnswer(TWO);

async function shownAnswer(answer: ReturnType<typeof groupOf>): Promise<readonly HTMLElement[]> {
  await renderView(View, { name: 'trip-planner-results', query: { ...SEARCH, tt: '0' } });
  await waitFor(() => expect(backend.requests).toHaveLength(1));
  await act(async () => backend.requests[0]?.answer(answer));
  await act(backend.settled);
  await listed();
  await waitFor(() => expect(choices.size).toBe(1));
  return within(screen.getByRole('region', { name: 'Les plus rapides' })).getAllByRole('link');
}

async function choose(code: string): Promise<void> {
  await act(async () => {
    for (const notify of choices) notify(code);
  });
}

it('what is chosen on the map is selected in the list, comes into view and is announced; the focus stays', async () => {
  const links = await shown();
  screen.getByRole('link', { name: 'Modifier' }).focus();
  await choose('code-2');
  expect(links[0]).not.toHaveAttribute('aria-current');
  expect(links[1]).toHaveAttribute('aria-current', 'true');
  await waitFor(() => expect(scrolled).toHaveBeenCalled());
  expect(scrolled).toHaveBeenCalledWith(expect.stringContaining('08:51'), { block: 'nearest', behavior: 'smooth' });
  expect(screen.getByText('Trajet sélectionné : départ à 08:51, arrivée à 09:21')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Modifier' })).toHaveFocus();
});

it('a journey that is folded under another one is unfolded', async () => {
  const answer = groupOf(repeated('one', '08:41', '09:11'), repeated('two', '08:51', '09:21'));
  await shownAnswer(answer);
  expect(screen.getAllByRole('listitem')).toHaveLength(1);
  await choose('two');
  const items = await screen.findAllByRole('listitem');
  expect(items).toHaveLength(2);
  await waitFor(() => expect(scrolled).toHaveBeenCalledWith(expect.stringContaining('08:51'), expect.anything()));
  const fold = screen.getByRole('button', { expanded: true });
  await userEvent.click(fold);
  expect(screen.getAllByRole('listitem')).toHaveLength(1);
  expect(screen.getByRole('link', { current: true })).toHaveAccessibleName(/08:41/);
  const closed = screen.getByRole('button', { name: 'puis 08:51', expanded: false });
  await userEvent.click(closed);
  expect(screen.getAllByRole('listitem')[1]).toHaveTextContent('mêmes lignes');
});

it('names the button of those that are folded by their times, without a sign between them', async () => {
  const at = ['08:41', '08:51', '09:01', '09:11'].map((time, index) => repeated(`j${index}`, time, '09:31'));
  await shownAnswer(groupOf(...at));
  const button = screen.getByRole('button', { expanded: false });
  expect(button).toHaveAccessibleName('puis 08:51 et 09:01');
  expect(button).toHaveTextContent('puis 08:51 · 09:01 …');
});

it('a journey that is not in the list is none of its business', async () => {
  const links = await shown();
  await choose('two');
  expect(links[0]).toHaveAttribute('aria-current', 'true');
  expect(links[1]).not.toHaveAttribute('aria-current');
  expect(scrolled).not.toHaveBeenCalled();
});

it('does not listen any more after the list is unmounted', async () => {
  await shown();
  cleanup();
  expect(choices.size).toBe(0);
});
