import type { HostServices, ViewProps } from '@halte/contract';
import { HostProvider } from '@halte/ui/host';
import { createContext, type FunctionComponent, type ReactNode, useContext, useEffect } from 'react';
import { plannerOf, type TripPlanner } from './tripPlanner.ts';

const TripPlannerContext = createContext<TripPlanner | null>(null);

export interface TripPlannerProviderProps {
  readonly host: HostServices;
  /** That of the host, unless given. */
  readonly planner?: TripPlanner;
  readonly children: ReactNode;
}

/** Provides the host and the shared client state of this area, and keeps the clock of the form running. */
export function TripPlannerProvider({ host, planner = plannerOf(host), children }: TripPlannerProviderProps) {
  useEffect(() => planner.trips.startTicker(), [planner]);
  return (
    <HostProvider host={host}>
      <TripPlannerContext value={planner}>{children}</TripPlannerContext>
    </HostProvider>
  );
}

/** @throws outside of a {@link TripPlannerProvider}. */
export function useTripPlanner(): TripPlanner {
  const planner = useContext(TripPlannerContext);
  if (planner === null) throw new Error('useTripPlanner() needs a TripPlannerProvider above it.');
  return planner;
}

/** Wraps a view in a {@link TripPlannerProvider} for the `host` of its props. */
export function withTripPlanner(View: FunctionComponent<ViewProps>): FunctionComponent<ViewProps> {
  return function ViewWithTripPlanner(props: ViewProps) {
    return (
      <TripPlannerProvider host={props.host}>
        <View {...props} />
      </TripPlannerProvider>
    );
  };
}
