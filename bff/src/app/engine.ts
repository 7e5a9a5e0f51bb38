/** The journey engine of the settings, as the pool of searches asks it. */
import type { Tracing } from '../common/tracing.ts';
import { createMotisFinder } from '../engines/motis/motisFinder.ts';
import { createOtpFinder } from '../engines/otp/otpFinder.ts';
import type { RemoteFinder } from '../engines/remoteFinder.ts';
import { type Metrics, SECONDS } from '../http/plugins/metrics.ts';
import type { PoolOptions } from '../workers/pool.ts';
import type { EngineSettings } from './engineSettings.ts';

const FINDERS = { otp: createOtpFinder, motis: createMotisFinder };

export interface Engine extends Pick<PoolOptions, 'finderMs' | 'onFallback'> {
  readonly finder: RemoteFinder;
}

export function createEngine(
  settings: EngineSettings,
  { histogramBy, counter }: Metrics,
  tracing: Pick<Tracing, 'during'>,
): Engine {
  const { name, fallback, timeoutMs } = settings;
  const observe = histogramBy('halte_engine_seconds', 'Time of the calls of the journey engine.', 'engine', SECONDS);
  const count = counter('halte_engine_fallbacks_total', 'Searches that the embedded engine did for another.', [
    'engine',
  ]);
  return {
    finder: FINDERS[name]({ ...settings, tracing, onCall: (seconds) => observe(name, seconds) }),
    finderMs: timeoutMs,
    ...(fallback === 'own' ? { onFallback: () => count({ engine: name }) } : {}),
  };
}

export function measureEngine({ table }: Metrics, { finder }: Engine): void {
  table('halte_engine_journeys_total', 'Journeys of the engine by what became of them.', ['result'], () =>
    [...finder.rides.counts()].map(([result, count]) => [{ result }, count] as const),
  );
}
