import { loadTenants } from '../tenants/loadTenants.ts';
import { builtHost } from '../testing/builtHost.ts';
import { createStills } from './still.ts';
import { createStillsAtStart } from './stillsAtStart.ts';

const [demo] = loadTenants(builtHost().options.tenants);
const tenant = demo!;
const findStills = jest.fn();

beforeEach(() => {
  jest.useFakeTimers();
  findStills.mockReset().mockResolvedValue(null);
});
afterEach(() => jest.useRealTimers());

const RETRY_MS = 2000;
const stills = () => createStillsAtStart({ findStills, tenants: () => [tenant] });

test('are looked up in both sizes, once where the backend has them', async () => {
  findStills.mockResolvedValue({});
  stills().start();
  await jest.advanceTimersByTimeAsync(20 * RETRY_MS);
  expect(findStills.mock.calls).toEqual(
    ['phone', 'desk'].flatMap((size) =>
      ['home', 'ground', 'nearby'].map((view) => [tenant, { path: `/map/still?view=${view}`, size }]),
    ),
  );
});

test('are looked up again until the backend has drawn them', async () => {
  stills().start();
  await jest.advanceTimersByTimeAsync(RETRY_MS);
  findStills.mockResolvedValue({});
  await jest.advanceTimersByTimeAsync(20 * RETRY_MS);
  expect(findStills).toHaveBeenCalledTimes(18);
});

test('are looked up thirty times at most', async () => {
  stills().start();
  await jest.advanceTimersByTimeAsync(100 * RETRY_MS);
  expect(findStills).toHaveBeenCalledTimes(180);
});

test('are not looked up by a server that has stopped', async () => {
  const { start, stop } = stills();
  start();
  stop();
  await jest.advanceTimersByTimeAsync(20 * RETRY_MS);
  expect(findStills).toHaveBeenCalledTimes(6);
});

test('are requested with each try, also from a backend that takes its time to refuse', async () => {
  const refuse = () =>
    new Promise<Response>((done) => setTimeout(() => done(new Response('{}', { status: 503 })), 300));
  const fetching = jest.spyOn(globalThis, 'fetch').mockImplementation(refuse);
  const { start, stop } = createStillsAtStart({ findStills: createStills('http://bff.test'), tenants: () => [tenant] });
  start();
  await jest.advanceTimersByTimeAsync(300);
  const once = fetching.mock.calls.length;
  await jest.advanceTimersByTimeAsync(2 * RETRY_MS);
  expect(fetching).toHaveBeenCalledTimes(3 * once);
  stop();
  fetching.mockRestore();
});
