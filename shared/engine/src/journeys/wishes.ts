import type { Options } from './options.ts';
import type { Wishes } from './plan.ts';

export type Wished = Partial<Pick<Options, 'changeMarginSeconds' | 'avoidStairs' | 'wheelchair'>>;

/** @param rides those that begin with boarding. */
export function wishesOf({ changeMarginSeconds = 0, avoidStairs, wheelchair }: Wished, rides: number): Wishes {
  return {
    ...(changeMarginSeconds > 0 && rides > 1 ? { changeMarginSeconds } : {}),
    ...(avoidStairs ? { avoidsStairs: true } : {}),
    ...(wheelchair ? { wheelchair: true } : {}),
  };
}
