import type { DetailedJourney } from '../../../trip/detailedJourney.ts';

type Access = DetailedJourney['accessibility'];

/** The accessibility shown at a step; null if unknown, or if the whole journey is wheelchair accessible, which is said once for all. */
export function shownAccess(own: Access | undefined, ofJourney: Access): 'yes' | 'no' | null {
  if (own === 'no') return 'no';
  return own === 'yes' && ofJourney !== 'yes' ? 'yes' : null;
}
