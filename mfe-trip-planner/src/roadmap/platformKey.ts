import type { Mode } from '../trip/detailedJourney.ts';

/** End of the keys of messages about a platform: in German and Italian trains and metros halt at tracks. */
export function platformKeySuffix(mode: Mode | null): '' | '.track' {
  return mode === 'train' || mode === 'metro' ? '.track' : '';
}
