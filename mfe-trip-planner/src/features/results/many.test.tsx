import { addMinutes } from '@halte/i18n';
import { mapState } from '@halte/map-core';
import { resetMapState } from '@halte/map-core/testing';
import { act, waitFor } from '@testing-library/react';
import { subscribe } from 'valtio';
import { fakeBackend } from '../../testing/fakeBackend.ts';
import { renderView, startVisit, visit } from '../../testing/renderView.tsx';
import { journey, point } from '../../testing/trips.ts';
import { View } from '../../views/Results.tsx';

const cards = jest.fn();

jest.mock('../journey/JourneyRow.tsx', () => {
  const actual = jest.requireActual('../journey/JourneyRow.tsx');
  return {
    JourneyRow: (props: object) => {
      cards();
      return actual.JourneyRow(props);
    },
  };
});

jest.setTimeout(60_000);

const COUNT = 30;
/** One more with each frame; a busy machine has few frames. */
const SHOWN_MS = { timeout: 45_000 };
const NOW = '2026-11-21T07:00:00.000Z';
const QUERY = { fi: 'oak', fv: 'Oak', ti: 'elm', tv: 'Elm', tt: '0', dt: '2026-11-21T08:00' };
const SEARCH = '/api/trip-planner/v2/journeys/search';

/** One every five minutes from 08:05 in Paris on: some leave within the hour, the others after it. */
const journeys = Array.from({ length: COUNT }, (_, index) => {
  const departure = addMinutes(NOW, 5 * (index + 1));
  const times = { departureDateTime: departure, arrivalDateTime: addMinutes(departure, 32) };
  return journey(`j${index}`, { ...times, from: point('Oak'), to: point('Elm') });
});
const FOUND = { reason: null, groups: [{ key: 'publicTransport', journeys }] };

let backend: ReturnType<typeof fakeBackend>;

beforeEach(() => {
  backend = fakeBackend();
  jest.spyOn(Date, 'now').mockReturnValue(Date.parse(NOW));
  visit().trips.tick();
  startVisit();
  cards.mockClear();
});
afterEach(() => {
  backend.restore();
  jest.restoreAllMocks();
  act(resetMapState);
});

async function shown(): Promise<readonly HTMLElement[]> {
  await renderView(View, { name: 'trip-planner-results', query: QUERY });
  const search = () => backend.requests.find(({ path }) => path === SEARCH);
  await waitFor(() => expect(search()).toBeDefined());
  await act(async () => search()?.answer(FOUND));
  await act(backend.settled);
  const links = () => [...document.querySelectorAll<HTMLElement>('li a')];
  await waitFor(() => expect(links().length).toBe(COUNT), SHOWN_MS);
  return links();
}

it('all of thirty journeys are in the list, and can be reached with the keyboard', async () => {
  const links = await shown();
  expect(links.every((link) => link.tabIndex === 0)).toBe(true);
});

it('each card is made once, though they come a few at a time; one more time what is selected first', async () => {
  await shown();
  expect(cards.mock.calls.length).toBeLessThanOrEqual(COUNT + 1);
});

it('another selection renders two cards, not thirty', async () => {
  const links = await shown();
  cards.mockClear();
  await act(async () => links[5]?.focus());
  expect(links[5]).toHaveAttribute('aria-current', 'true');
  expect(cards).toHaveBeenCalledTimes(2);
});

it('a minute renders no card, and tells how soon each leaves', async () => {
  const links = await shown();
  expect(links[1]).toHaveAccessibleDescription(/^dans 10 min/);
  cards.mockClear();
  jest.mocked(Date.now).mockReturnValue(Date.parse(addMinutes(NOW, 1)));
  await act(async () => visit().trips.tick());
  expect(links[1]).toHaveAccessibleDescription(/^dans 9 min/);
  expect(cards).not.toHaveBeenCalled();
});

it('makes few formatters, however many cards there are', async () => {
  const made: string[] = [];
  const kinds = ['DateTimeFormat', 'NumberFormat', 'PluralRules', 'RelativeTimeFormat', 'ListFormat'] as const;
  const real = { ...Object.fromEntries(kinds.map((kind) => [kind, Intl[kind]])) };
  for (const kind of kinds) {
    const counted = new Proxy(Intl[kind], {
      construct(target, args, newTarget) {
        made.push(kind);
        return Reflect.construct(target, args, newTarget);
      },
    });
    Object.assign(Intl, { [kind]: counted });
  }
  try {
    await shown();
  } finally {
    Object.assign(Intl, real);
  }
  expect(made.length).toBeLessThan(10);
});

it('the geometry of thirty journeys changes the map once, without another request', async () => {
  const lists = new Set<unknown>();
  const end = subscribe(mapState, () => {
    if (mapState.tripPlannerJourneys.length > 0) lists.add(mapState.tripPlannerJourneys);
  });
  const links = await shown();
  await waitFor(() => expect(mapState.tripPlannerJourneys).toHaveLength(COUNT));
  await act(async () => links[5]?.focus());
  await waitFor(() => expect(mapState.selectedJourneyId).toBe('j5'));
  end();
  expect(lists.size).toBe(1);
  expect(backend.requests.map(({ path }) => path)).toEqual([SEARCH]);
});
