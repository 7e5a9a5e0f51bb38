import { act } from '@testing-library/react';
import { fakeBackend } from '../testing/fakeBackend.ts';
import { renderState } from '../testing/renderState.tsx';
import { startVisit, visit } from '../testing/renderView.tsx';
import { detailed, ride } from '../testing/trips.ts';
import { useJourneyDetails } from './useJourneyDetails.ts';

const DETAILS = detailed('one', [ride('A', { start: '08:06', end: '08:20', from: 'Oak', to: 'Elm' })]);

let backend: ReturnType<typeof fakeBackend>;

beforeEach(() => {
  backend = fakeBackend();
  startVisit();
});
afterEach(() => backend.restore());

async function shown(code: string | null = 'one') {
  const view = renderState(() => useJourneyDetails(code));
  await act(backend.settled);
  return view;
}

const answer = (body: unknown, status?: number) => act(async () => backend.requests.at(-1)?.answer(body, status));
const search = (fromId: string) =>
  act(async () => void visit().searches.start('DEPARTURE', { fromId, toId: 'b', tripType: 0 }));

it.each(['one', '__proto__', 'constructor'])('fetches the journey %p once', async (code) => {
  const { result } = await shown(code);
  await shown(code);
  expect(result.current.isLoading).toBe(true);
  expect(backend.requests).toHaveLength(1);
  expect(backend.requests[0]).toMatchObject({
    path: '/api/trip-planner/v2/journeys/detailed',
    body: { tripType: 0, journeySummaryCode: code },
  });
  await answer(DETAILS);
  expect(result.current).toMatchObject({ isLoading: false, data: DETAILS, problem: null });
});

it('fetches nothing without a code', async () => {
  const { result } = await shown(null);
  expect(backend.requests).toEqual([]);
  expect(result.current).toMatchObject({ data: undefined, isLoading: false, problem: null });
});

it.each([
  ['null', null],
  ['no sections', { ...DETAILS, sections: [] }],
  ['another shape', []],
])('has a problem where the answer is %s', async (_, body) => {
  const { result } = await shown();
  await answer(body);
  expect(result.current).toMatchObject({ isLoading: false, problem: { kind: 'invalid-answer' } });
});

it('fetches a failed journey again only on retry', async () => {
  const { result, rerender } = await shown();
  await answer({ code: 'journey-gone', message: 'Gone.' }, 410);
  expect(result.current).toMatchObject({ isLoading: false, problem: { kind: 'refused' } });
  rerender();
  await act(backend.settled);
  expect(backend.requests).toHaveLength(1);
  await act(async () => result.current.retry());
  await act(backend.settled);
  expect(backend.requests).toHaveLength(2);
});

it('aborts the request when the screen is left', async () => {
  const { unmount } = await shown();
  unmount();
  await act(backend.settled);
  const again = await shown();
  await answer(DETAILS);
  expect(again.result.current.data).toEqual(DETAILS);
  expect(backend.requests).toHaveLength(2);
});

it('keeps a newer journey for the next screen', async () => {
  const { result, unmount } = await shown();
  await answer(DETAILS);
  const later = { ...DETAILS, arrivalDateTime: '2026-11-21T08:30:00+01:00' };
  act(() => result.current.update(() => later));
  unmount();
  const next = await shown();
  expect(next.result.current.data).toEqual(later);
  expect(backend.requests).toHaveLength(1);
});

it('fetches a journey again that is no longer fresh when another outbound search starts', async () => {
  await search('a');
  await shown();
  await answer(DETAILS);
  await search('a');
  await shown();
  await search('c');
  await act(backend.settled);
  expect(backend.requests).toHaveLength(1);
  const clock = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 31_000);
  await search('d');
  await act(backend.settled);
  expect(backend.requests).toHaveLength(2);
  clock.mockRestore();
});
