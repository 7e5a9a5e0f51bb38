import { report, reportTo } from './report.ts';

const sent: string[] = [];
const reporter = (_: unknown, where: string) => void sent.push(where);
const settle = () => jest.advanceTimersByTimeAsync(0);

beforeAll(() => {
  jest.useFakeTimers();
  jest.spyOn(console, 'error').mockImplementation(() => {});
});
afterAll(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

it('loads the reporter with the first error, again after a failure, and sends uncaught errors too', async () => {
  const load = jest.fn(() => Promise.resolve(reporter)).mockRejectedValueOnce(new Error('offline'));
  report(new Error('before'), 'nobody');
  reportTo(load);
  await settle();
  expect(load).not.toHaveBeenCalled();

  report(new Error('lost'), 'lost');
  await settle();
  report(new Error('first'), 'map');
  window.dispatchEvent(new ErrorEvent('error', { error: new Error('second') }));
  window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: new Error('third') }));
  await settle();
  expect(sent).toEqual(['map', 'uncaught', 'uncaught']);
  expect(load).toHaveBeenCalledTimes(2);
});
