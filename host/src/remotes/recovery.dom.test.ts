import { startRecovery } from './recovery.ts';

const visibility = jest.spyOn(document, 'visibilityState', 'get');

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(Math, 'random').mockReturnValue(0.5);
  visibility.mockReturnValue('visible');
});
afterEach(() => {
  jest.useRealTimers();
  jest.mocked(Math.random).mockRestore();
});

it('retries with exponential backoff, and stops in the end', () => {
  const recover = jest.fn();
  startRecovery(recover);
  jest.advanceTimersByTime(4999);
  expect(recover).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(recover).toHaveBeenCalledTimes(1);
  jest.advanceTimersByTime(10_000);
  expect(recover).toHaveBeenCalledTimes(2);
  jest.advanceTimersByTime(60 * 60_000);
  expect(recover).toHaveBeenCalledTimes(20);
});

it('retries at once when the network is back', () => {
  const recover = jest.fn();
  startRecovery(recover);
  window.dispatchEvent(new Event('online'));
  expect(recover).toHaveBeenCalledTimes(1);
});

it('waits until the page is visible', () => {
  const recover = jest.fn();
  startRecovery(recover);
  visibility.mockReturnValue('hidden');
  jest.advanceTimersByTime(60_000);
  expect(recover).not.toHaveBeenCalled();
  document.dispatchEvent(new Event('visibilitychange'));
  expect(recover).toHaveBeenCalledTimes(1);
});

it('stops', () => {
  const recover = jest.fn();
  startRecovery(recover)();
  window.dispatchEvent(new Event('online'));
  jest.advanceTimersByTime(60_000);
  expect(recover).not.toHaveBeenCalled();
});
