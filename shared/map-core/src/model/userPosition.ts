import { subscribe } from 'valtio';
import { mapState } from './state.ts';
import type { UserPosition } from './types.ts';

/** Calls `listener` with where the traveller is: now, if it is known, and each time it is found. Returns the unsubscribe function. */
export function onUserPosition(listener: (position: UserPosition) => void): () => void {
  let last: UserPosition | null = null;
  const look = () => {
    const { userPosition } = mapState;
    if (userPosition && userPosition !== last) listener({ ...userPosition });
    last = userPosition;
  };
  look();
  return subscribe(mapState, look);
}
