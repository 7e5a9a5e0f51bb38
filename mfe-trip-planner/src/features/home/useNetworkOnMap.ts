import { useQuery } from '@halte/api/query';
import { type FirstViews, firstViewAt, PANEL_BREAKPOINTS } from '@halte/contract';
import { clockOffset } from '@halte/i18n';
import { type MapCore, mapCoreIfLoaded, whenMapCore } from '@halte/map-core/lazy';
import { isUserPosition, type Position } from '@halte/places';
import { useEffect, useEffectEvent, useMemo } from 'react';
import { useSnapshot } from 'valtio';
import { useTripPlanner } from '../../state/TripPlannerProvider.tsx';
import { linesOnMap, RAIL_MODES, vehiclesOnMap } from './networkOnMap.ts';
import { useFirstViews } from './useHomeQueries.ts';

/** Streets and stops around the traveller can be read. */
const AROUND_ZOOM = 15;

/** Shows the rail lines of the network and their vehicles behind the form, or all lines from afar where none is rail; they leave the map with it. */
export function useNetworkOnMap(position: Position | null): void {
  const { trips } = useTripPlanner();
  const { trip } = useSnapshot(trips.state);
  /** Its two pins would be lost among the vehicles of all lines. */
  const isTripKnown = trip.departurePlace !== null && trip.arrivalPlace !== null;
  const { data: network, problem } = useQuery('/api/v1/network/lines', {});
  const isExpected = !network && !problem;
  const lines = useMemo(() => linesOnMap(network?.lines ?? []), [network]);
  const firstViews = useFirstViews();
  const { data: live } = useQuery(
    '/api/v1/vehicles',
    lines.length > 0 && !isTripKnown ? { params: { query: { mode: [...RAIL_MODES] } } } : null,
  );

  useEffect(
    () => whenMapCore(({ expectNetwork, showNetwork }) => (isExpected ? expectNetwork() : showNetwork(lines))),
    [lines, isExpected],
  );

  useEffect(
    () => whenMapCore((map) => map.setVehicles(live ? vehiclesOnMap(live.vehicles, clockOffset()) : [])),
    [live],
  );

  useEffect(
    () => () => {
      mapCoreIfLoaded()?.showNetwork([]);
      mapCoreIfLoaded()?.setVehicles([]);
    },
    [],
  );

  const lookAt = useEffectEvent(
    ({ focusPoint, mapState }: MapCore, position: Position | null, views: FirstViews | null) => {
      const { departurePlace, arrivalPlace } = trips.state.trip;
      // The places of the trip, and what the traveller wants to see, come first.
      const isPlaceChosen = arrivalPlace || (departurePlace && !isUserPosition(departurePlace));
      if (isPlaceChosen || mapState.isMovedByTraveller) return;
      const view = views && firstViewAt(views, window.innerWidth);
      if (position && window.innerWidth < PANEL_BREAKPOINTS.floating) focusPoint(position, AROUND_ZOOM);
      else if (view) focusPoint({ lat: view.lat, lon: view.lon }, view.zoom);
    },
  );
  useEffect(() => whenMapCore((map) => lookAt(map, position, firstViews)), [position, firstViews]);
}
