import type { VersionFigures } from './figures.ts';

/** Fewer loads say nothing. */
const FEWEST_LOADS = 200;
const LEAST_RATE = 0.01;
const TIMES = 2;

/** Failures of the code of a remote; others are of the network or the host. */
const BY_ITS_CODE = ['crashed', 'invalid-module'] as const;

/** How many of its loads ended in a failure of its code. */
export function rateOf({ loads, failures }: Pick<VersionFigures, 'loads' | 'failures'>): number {
  const failed = BY_ITS_CODE.reduce((sum, code) => sum + (failures.get(code) ?? 0), 0);
  return loads === 0 ? 0 : failed / loads;
}

/** Whether a version fails so much more than the one before it that it is to be withdrawn. */
export function isWorse(
  latest: Pick<VersionFigures, 'loads' | 'failures'>,
  before: Pick<VersionFigures, 'loads' | 'failures'>,
): boolean {
  if (Math.min(latest.loads, before.loads) < FEWEST_LOADS) return false;
  const rate = rateOf(latest);
  return rate >= LEAST_RATE && rate >= TIMES * rateOf(before);
}
