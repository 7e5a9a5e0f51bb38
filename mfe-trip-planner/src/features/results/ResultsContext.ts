import type { Query } from '@halte/contract';
import type { Trip } from '@halte/contract/trip';
import type { Instant } from '@halte/i18n';
import { createContext, useContext } from 'react';
import type { ViewMode } from '../../trip/model.ts';
import type { EmptyReason } from '../../trip/search.ts';
import type { Alternative, Circumstances } from './alternatives.ts';

/** The start is also the end, or the via place is one of the two. */
export type Unsearchable = 'same-place' | 'same-via';

/** Shared state of a results screen. Stays the same object until something in it changes: each card reads it. */
export interface ResultsScreen {
  readonly query: Query;
  readonly mode: ViewMode;
  /** The trip of the address. */
  readonly trip: Trip;
  /** The trip that is searched, in the order of travel. */
  readonly searchedTrip: Trip;
  /** When the journeys are to leave, or to arrive. */
  readonly time: Instant;
  /** Why nothing is searched at all. */
  readonly unsearchable: Unsearchable | null;
  readonly propose: (reason: EmptyReason | null, circumstances: Circumstances) => readonly Alternative[];
  /** Searches another trip in place of this one. */
  readonly search: (trip: Trip) => void;
  /** Searches the same trip with the options as they are now, unless it was searched so. Another function after the options have changed. */
  readonly searchAgain: () => void;
  readonly retry: () => void;
}

const ResultsContext = createContext<ResultsScreen | null>(null);

export const ResultsScreenProvider = ResultsContext;

/** @throws outside of a results screen. */
export function useResultsScreen(): ResultsScreen {
  const screen = useContext(ResultsContext);
  if (screen === null) throw new Error('useResultsScreen() needs a ResultsScreenProvider above it.');
  return screen;
}
