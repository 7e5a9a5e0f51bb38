import type { Position } from '@halte/places';
import { act } from '@testing-library/react';
import { fakeBackend } from '../../testing/fakeBackend.ts';
import { renderState } from '../../testing/renderState.tsx';
import { startVisit } from '../../testing/renderView.tsx';
import { useAddressAt } from './useAddressAt.ts';

const POINT = { lat: 48.1, lon: 7.2 };
const HOUSE = { id: 'house', name: '12 Oak Street', city: 'Town', postCode: '67000', lat: 48.1, lon: 7.2 };

let backend: ReturnType<typeof fakeBackend>;

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['setImmediate'] });
  backend = fakeBackend();
  startVisit();
});
afterEach(() => {
  backend.restore();
  jest.useRealTimers();
});

const wait = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

async function answer(index: number, body: unknown, status?: number): Promise<void> {
  await act(async () => {
    void backend.requests[index]?.answer(body, status);
    await jest.advanceTimersByTimeAsync(1);
  });
}

/** Shows the address of a point that can be moved. */
function shown(point: Position) {
  let current = point;
  const view = renderState(() => useAddressAt(current));
  return {
    ...view,
    move(to: Position) {
      current = to;
      view.rerender();
    },
  };
}

it.each([
  ['found', HOUSE, 200],
  ['nothing', { code: 'nothing-near', title: 'Nothing' }, 404],
  ['failed', { code: 'bad-request', title: 'Broken' }, 400],
] as const)('is %s', async (status, body, code) => {
  const { result } = shown(POINT);
  expect(result.current).toEqual({ status: 'loading', address: null });
  await wait(300);
  await answer(0, body, code);
  expect(result.current).toEqual({ status, address: code === 200 ? HOUSE : null });
});

it('fails without a connection', async () => {
  const { result } = shown(POINT);
  await wait(300);
  for (const attempt of [0, 1, 2]) {
    await act(async () => void backend.requests[attempt]?.fail());
    await wait(2_000);
  }
  expect(result.current.status).toBe('failed');
});

it('is debounced, and fetched once for one point', async () => {
  const { move } = shown({ lat: 48, lon: 7 });
  await wait(299);
  move({ ...POINT });
  await wait(299);
  expect(backend.requests).toHaveLength(0);
  move({ ...POINT });
  await wait(1);
  expect(backend.requests).toHaveLength(1);
});

it('ignores the late answer for a former point', async () => {
  const { result, move } = shown({ lat: 48, lon: 7 });
  await wait(300);
  move(POINT);
  await answer(0, { ...HOUSE, name: 'Elsewhere' });
  expect(result.current.status).toBe('loading');
  await wait(300);
  await answer(1, HOUSE);
  expect(result.current.address?.name).toBe('12 Oak Street');
});

it('sends nothing after the screen is left', async () => {
  const { unmount } = shown(POINT);
  unmount();
  await wait(1_000);
  expect(backend.requests).toHaveLength(0);
});
