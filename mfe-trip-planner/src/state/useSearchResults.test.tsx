import { searchBody, TRIP_TYPE, type Trip } from '@halte/contract/trip';
import { act } from '@testing-library/react';
import { fakeBackend } from '../testing/fakeBackend.ts';
import { renderState } from '../testing/renderState.tsx';
import { startVisit, visit } from '../testing/renderView.tsx';
import { journey, NOW, trip, ZONE } from '../testing/trips.ts';
import type { Direction } from '../trip/model.ts';
import { withReturn, withTripType } from '../trip/returnTrip.ts';
import { swapped } from '../trip/rules.ts';
import { returnSearchBody } from '../trip/search.ts';
import { useFoundGroups, useSearchResults, useSelectedId } from './useSearchResults.ts';

const TRIP = trip({ tripType: TRIP_TYPE.fullReturn, returnDateTime: '2026-11-21T16:00:00.000Z' });
const LATER = withReturn(TRIP, '2026-11-21T17:00:00.000Z');
const answer = (...ids: string[]) => ({
  groups: [{ key: 'publicTransport', journeys: ids.map((id) => journey(id)) }],
  reason: null,
});

let backend: ReturnType<typeof fakeBackend>;

beforeEach(() => {
  backend = fakeBackend();
  startVisit();
  visit().trips.fill(TRIP);
});
afterEach(() => backend.restore());

/** Shows the results of both directions. */
function shown() {
  return renderState(() => {
    const [outbound, inbound] = [useSearchResults('DEPARTURE'), useSearchResults('RETURN')];
    return {
      DEPARTURE: { ...outbound, selectedId: useSelectedId('DEPARTURE', outbound.results.groups) },
      RETURN: { ...inbound, selectedId: useSelectedId('RETURN', inbound.results.groups) },
    };
  });
}

async function start(direction: Direction, given: Trip = TRIP): Promise<void> {
  const body =
    direction === 'DEPARTURE' ? searchBody(given, ZONE) : returnSearchBody(given, ZONE, { previousCode: 'one' });
  await act(async () => {
    if (body) visit().searches.start(direction, body);
  });
  await act(backend.settled);
}

const answerTo = (index: number, body: unknown, status?: number) =>
  act(async () => backend.requests.at(index)?.answer(body, status));

async function found(direction: Direction, ...ids: string[]): Promise<void> {
  await start(direction);
  await answerTo(-1, answer(...ids));
}

describe.each(['DEPARTURE', 'RETURN'] as const)('a search of the direction %s', (direction) => {
  it('loads, then has journeys of which the first is selected', async () => {
    const { result } = shown();
    expect(result.current[direction].results.status).toBe('none');
    await start(direction);
    expect(result.current[direction].results.status).toBe('loading');
    expect(backend.requests[0]).toMatchObject({
      path: '/api/trip-planner/v2/journeys/search',
      body: { fromId: 'a', toId: 'b', ...(direction === 'RETURN' && { previousJourneySummaryCode: 'one' }) },
    });
    await answerTo(0, answer('one', 'two'));
    expect(result.current[direction]).toMatchObject({ results: { status: 'done', problem: null }, selectedId: 'one' });
  });

  it('is sent once for the same trip, and keeps the selection', async () => {
    const { result } = shown();
    await found(direction, 'one', 'two');
    await act(async () => visit().searches.select(direction, 'two'));
    await start(direction);
    expect(backend.requests).toHaveLength(1);
    expect(result.current[direction].selectedId).toBe('two');
  });

  it('aborts the search before it, whose late answer is ignored', async () => {
    const { result } = shown();
    await start(direction);
    await start(direction, swapped(TRIP));
    await answerTo(0, answer('old'));
    expect(result.current[direction]).toMatchObject({ results: { status: 'loading' }, selectedId: null });
    await answerTo(1, answer('new'));
    expect(result.current[direction]).toMatchObject({ results: { status: 'done' }, selectedId: 'new' });
    await answerTo(0, answer('old'));
    expect(result.current[direction].selectedId).toBe('new');
  });

  it.each([
    ['is refused', 400, 'refused'],
    ['may not be sent', 401, 'not-allowed'],
  ] as const)('that %s has a problem, and is sent again on retry', async (_, status, kind) => {
    const { result } = shown();
    await start(direction);
    await answerTo(0, { code: 'x', message: 'x' }, status);
    expect(result.current[direction].results).toMatchObject({ status: 'done', groups: [], problem: { kind } });
    await act(async () => result.current[direction].retry());
    await act(backend.settled);
    expect(result.current[direction].results).toMatchObject({ status: 'loading', problem: null });
    await answerTo(1, answer('one'));
    expect(result.current[direction].results).toMatchObject({ status: 'done', problem: null });
  });

  it('has a problem when the answer has no journeys in its groups', async () => {
    const { result } = shown();
    await start(direction);
    await answerTo(0, { groups: [{ key: 'walking' }] });
    expect(result.current[direction].results.problem?.kind).toBe('invalid-answer');
  });

  it.each<[string, (given: Trip) => Trip]>([
    ['the places', swapped],
    ['the type', (given) => withTripType(given, TRIP_TYPE.simple)],
    ['the time to come back', () => LATER],
  ])('is cleared by an edit of %s, and so is a pending one', async (_, change) => {
    const { result } = shown();
    await found(direction, 'one', 'two');
    await start(direction, LATER);
    await act(async () => visit().trips.edit(change));
    await answerTo(-1, answer('late'));
    expect(result.current[direction]).toMatchObject({ results: { status: 'none', groups: [] }, selectedId: null });
  });

  it('is sent again after an edit that was taken back only when its journeys are no longer fresh', async () => {
    const { result } = shown();
    await found(direction, 'one');
    async function editAndTakeBack(): Promise<void> {
      await act(async () => visit().trips.edit(swapped));
      await act(async () => visit().trips.edit(swapped));
      await start(direction);
    }
    await editAndTakeBack();
    expect(backend.requests).toHaveLength(1);
    expect(result.current[direction].results.status).toBe('done');
    const clock = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 121_000);
    await editAndTakeBack();
    clock.mockRestore();
    expect(backend.requests).toHaveLength(2);
    expect(result.current[direction].results.status).toBe('loading');
  });

  it('keeps its results when only the clock ticks', async () => {
    const { result } = shown();
    await found(direction, 'one');
    const clock = jest.spyOn(Date, 'now').mockReturnValue(Date.parse(NOW) + 60 * 60_000);
    await act(async () => visit().trips.tick());
    clock.mockRestore();
    expect(result.current[direction].results.groups).toHaveLength(1);
  });

  it('is there for the next screen without another request', async () => {
    const first = shown();
    await found(direction, 'one');
    first.unmount();
    const { result } = shown();
    await act(backend.settled);
    expect(result.current[direction].results.status).toBe('done');
    expect(backend.requests).toHaveLength(1);
  });

  it('that failed is not sent again by a screen that only opens a journey', async () => {
    const first = shown();
    await start(direction);
    await answerTo(0, { code: 'x', message: 'x' }, 400);
    first.unmount();
    const { result } = renderState(useFoundGroups);
    await act(backend.settled);
    expect(result.current).toEqual([]);
    expect(backend.requests).toHaveLength(1);
  });
});

it('knows when the device is offline', async () => {
  const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { result } = shown();
  await start('DEPARTURE');
  await act(async () => backend.requests[0]?.fail());
  onLine.mockRestore();
  expect(result.current.DEPARTURE.results.problem?.kind).toBe('offline');
});

it('leaves the outbound journeys alone when the return is searched', async () => {
  const { result } = shown();
  await found('DEPARTURE', 'one', 'two');
  await found('RETURN', 'three', 'four');
  await act(async () => visit().searches.select('RETURN', 'four'));
  expect(result.current).toMatchObject({ DEPARTURE: { selectedId: 'one' }, RETURN: { selectedId: 'four' } });
});

it('clears the return when another outbound search starts', async () => {
  const { result } = shown();
  await found('DEPARTURE', 'one');
  await found('RETURN', 'three');
  await start('DEPARTURE', swapped(TRIP));
  expect(result.current.RETURN).toMatchObject({ results: { status: 'none' }, selectedId: null });
});
