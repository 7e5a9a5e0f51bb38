import { resetMapState } from '@halte/map-core/testing';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { fakeBackend } from '../../testing/fakeBackend.ts';
import { found, groupOf, SEARCH } from '../../testing/outAndBack.ts';
import { listed, renderView, startVisit } from '../../testing/renderView.tsx';
import { View } from './View.tsx';

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

async function shown(): Promise<readonly HTMLElement[]> {
  await renderView(View, { name: 'trip-planner-results', query: { ...SEARCH, tt: '0' } });
  await waitFor(() => expect(backend.requests).toHaveLength(1));
  // The map knows journeys by their codes, the list selects them by their ids.
  const answer = groupOf(
    { ...found('code-1', '08:41', '09:11'), id: 'one' },
    { ...found('code-2', '08:51', '09:21'), id: 'two' },
  );
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
  expect(scrolled).toHaveBeenCalledWith(expect.stringContaining('08:51'), { block: 'nearest', behavior: 'smooth' });
  expect(screen.getByText('Trajet sélectionné : départ à 08:51, arrivée à 09:21')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Modifier' })).toHaveFocus();
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
