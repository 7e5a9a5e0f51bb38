import type { PublicTenant } from '@halte/contract';

const DEFAULT_SHIFT_MINUTES = 30;

/** By how many minutes "earlier" and "later" move a trip. */
export function shiftMinutes({ appConfig }: Pick<PublicTenant, 'appConfig'>): number {
  const minutes = Number(appConfig['trip-planner.next-previous.time']);
  return minutes > 0 ? minutes : DEFAULT_SHIFT_MINUTES;
}
