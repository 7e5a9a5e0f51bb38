import { readinessOf } from './readiness.ts';

it('is there once live data was read and the search threads are prepared, in either order', async () => {
  for (const order of [
    ['live', 'prepared'],
    ['prepared', 'live'],
  ]) {
    const { promise, resolve } = Promise.withResolvers<void>();
    let isLive = false;
    const isReady = readinessOf({ isReady: () => isLive }, { prepared: () => promise });
    const seen: boolean[] = [];
    for (const step of order) {
      seen.push(isReady());
      if (step === 'live') isLive = true;
      else resolve();
      await Promise.resolve();
    }
    expect([...seen, isReady()]).toEqual([false, false, true]);
  }
});
