import type { ViewProps } from '@halte/contract';
import { useHost } from '@halte/ui/host';
import { createContext, type FunctionComponent, type ReactNode, useContext, useEffect } from 'react';
import { plannerOf, type TripPlanner } from './tripPlanner.ts';

const TripPlannerContext = createContext<TripPlanner | null>(null);

export interface TripPlannerProviderProps {
  /** That of the host, unless given. */
  readonly planner?: TripPlanner;
  readonly children: ReactNode;
}

/** Provides the shared client state of this area, and keeps the clock of the form running. */
export function TripPlannerProvider({ planner: given, children }: TripPlannerProviderProps) {
  const host = useHost();
  const planner = given ?? plannerOf(host);
  useEffect(() => planner.trips.startTicker(), [planner]);
  return <TripPlannerContext value={planner}>{children}</TripPlannerContext>;
}

/** @throws outside of a {@link TripPlannerProvider}. */
export function useTripPlanner(): TripPlanner {
  const planner = useContext(TripPlannerContext);
  if (planner === null) throw new Error('useTripPlanner() needs a TripPlannerProvider above it.');
  return planner;
}

/** Wraps a view in a {@link TripPlannerProvider}. */
export function withTripPlanner(View: FunctionComponent<ViewProps>): FunctionComponent<ViewProps> {
  return function ViewWithTripPlanner(props: ViewProps) {
    return (
      <TripPlannerProvider>
        <View {...props} />
      </TripPlannerProvider>
    );
  };
}
