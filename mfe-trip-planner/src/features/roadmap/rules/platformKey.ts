import type { Mode } from '../../../trip/detailedJourney.ts';

/** Suffix of message keys about a platform: German and Italian have another word for the track of a train or metro. */
export function platformKeySuffix(mode: Mode | null): '' | '.track' {
  return mode === 'train' || mode === 'metro' ? '.track' : '';
}
