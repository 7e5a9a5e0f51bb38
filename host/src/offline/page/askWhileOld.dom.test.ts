import { createObservable } from '@halte/contract';
import { askWhileOld } from './askWhileOld.ts';

const oldest = createObservable<number | null>(null);
const ask = jest.fn();
let isOnline = true;

beforeAll(() => {
  jest.useFakeTimers();
  jest.spyOn(navigator, 'onLine', 'get').mockImplementation(() => isOnline);
  askWhileOld(oldest, ask);
});
beforeEach(() => {
  ask.mockClear();
  isOnline = true;
  oldest.set(10);
});

/** In which second it asks, from now on. */
function asked(seconds: number): number[] {
  const found: number[] = [];
  for (let second = 1; second <= seconds; second += 1) {
    const before = ask.mock.calls.length;
    jest.advanceTimersByTime(1000);
    if (ask.mock.calls.length > before) found.push(second);
  }
  return found;
}

it('asks each 30 seconds', () => {
  expect(asked(90)).toEqual([30, 60, 90]);
});

it('asks when the network is back, soon after that, and with a growing delay', () => {
  dispatchEvent(new Event('online'));
  expect(ask).toHaveBeenCalledTimes(1);
  expect(asked(125)).toEqual([1, 3, 7, 15, 31, 61, 91, 121]);
});

it('starts with the short delay each time the network is back, and only once', () => {
  dispatchEvent(new Event('online'));
  asked(2);
  dispatchEvent(new Event('online'));
  expect(asked(8)).toEqual([1, 3, 7]);
});

it('asks nothing while nothing is old, or there is no network', () => {
  oldest.set(null);
  dispatchEvent(new Event('online'));
  asked(40);
  oldest.set(10);
  isOnline = false;
  asked(40);
  expect(ask).not.toHaveBeenCalled();
});
