import { useSnapshot } from 'valtio';
import { type FoundState, foundStore } from '../trip/foundStore.ts';

/** What was found, out and back; renders again when something that was read has changed. */
export function useFoundStore(): Readonly<FoundState> {
  // The values are held by reference, so a snapshot hands them out as they are.
  return useSnapshot(foundStore.state) as Readonly<FoundState>;
}
