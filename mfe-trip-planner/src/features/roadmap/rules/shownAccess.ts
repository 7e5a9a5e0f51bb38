import type { DetailedJourney } from '../../../trip/detailedJourney.ts';

type Access = DetailedJourney['accessibility'];

/** What a step says of itself: nothing that the journey says as a whole, because all of it can be made in a wheelchair. */
export function shownAccess(own: Access | undefined, ofJourney: Access): 'yes' | 'no' | null {
  if (own === 'no') return 'no';
  return own === 'yes' && ofJourney !== 'yes' ? 'yes' : null;
}
