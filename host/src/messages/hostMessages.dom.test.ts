import { createObservable } from '@halte/contract';
import { initI18n, translate } from '@halte/i18n';
import { NO_PROBE_RESULT } from '../remotes/failure.ts';
import { createHostMessages, recoverMessages } from './hostMessages.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('shows no keys while the messages are not loaded, retries three times, and again with a navigation', async () => {
  initI18n({ locale: 'fr', apiKey: 'k' });
  let isUp = false;
  const load = jest.fn(async () => {
    if (!isUp) throw Object.assign(new Error('Loading chunk 3 failed.'), { name: 'ChunkLoadError' });
    return { 'tabs.label': 'Pages principales' };
  });
  const onFailure = jest.fn();
  const messages = createHostMessages({ load, probeFile: async () => NO_PROBE_RESULT, onFailure });
  const first = messages.load();
  await jest.advanceTimersByTimeAsync(2000);
  await first;
  expect(load).toHaveBeenCalledTimes(3);
  expect(onFailure).toHaveBeenCalledWith(expect.objectContaining({ code: 'network' }));
  expect(translate('host', 'tabs.label')).toBe('');

  const navigated = createObservable({ path: '/fr' });
  recoverMessages(messages, navigated);
  isUp = true;
  navigated.set({ path: '/fr/schedules' });
  await jest.advanceTimersByTimeAsync(0);
  expect(translate('host', 'tabs.label')).toBe('Pages principales');

  navigated.set({ path: '/fr' });
  await jest.advanceTimersByTimeAsync(10 * 60_000);
  expect(load).toHaveBeenCalledTimes(4);
});
