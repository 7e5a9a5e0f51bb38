import { useQuery } from '@halte/api/query';
import { clockOffset } from '@halte/i18n';
import { type MapCore, mapCoreIfLoaded, whenMapCore } from '@halte/map-core/lazy';
import { isUserPosition, type Position } from '@halte/places';
import { useHost } from '@halte/ui/host';
import { useEffect, useEffectEvent, useMemo } from 'react';
import { useSnapshot } from 'valtio';
import { useTripPlanner } from '../../state/TripPlannerProvider.tsx';
import { boxOfMiddle, boxOfTown, linesOnMap, RAIL_MODES, vehiclesOnMap } from './networkOnMap.ts';
import { useNetworkMiddle } from './useHomeQueries.ts';

/** Streets and stops around the traveller can be read. */
const AROUND_ZOOM = 15;
/** From this width on, there is room for the whole network beside the panel; on narrower screens the map is a strip beside or above it. */
const DESK_WIDTH = 1100;

/** Shows the rail lines of the network and their vehicles behind the form, or all lines from afar where none is rail; they leave the map with it. */
export function useNetworkOnMap(position: Position | null): void {
  const { trips } = useTripPlanner();
  const { trip } = useSnapshot(trips.state);
  /** Its two pins would be lost among the vehicles of all lines. */
  const isTripKnown = trip.departurePlace !== null && trip.arrivalPlace !== null;
  const { maxZoom: linesZoom } = useHost().tenant.map.lineTiles;
  const { data: network } = useQuery('/api/v1/network/lines', {});
  const lines = useMemo(() => linesOnMap(network?.lines ?? []), [network]);
  const middle = useNetworkMiddle(network?.lines.length === 0);
  const { data: live } = useQuery(
    '/api/v1/vehicles',
    lines.length > 0 && !isTripKnown ? { params: { query: { mode: [...RAIL_MODES] } } } : null,
  );

  useEffect(() => whenMapCore(({ showNetwork }) => showNetwork(lines)), [lines]);

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

  const look = useEffectEvent(({ focusBounds, focusPoint, boundsOf, mapState }: MapCore) => {
    const { departurePlace, arrivalPlace } = trips.state.trip;
    // The places of the trip, and what the traveller wants to see, come first.
    const isPlaceChosen = arrivalPlace || (departurePlace && !isUserPosition(departurePlace));
    if (isPlaceChosen || mapState.isMovedByTraveller) return;
    const box = window.innerWidth < DESK_WIDTH ? boxOfMiddle(lines) : boxOfTown(lines);
    if (position && window.innerWidth < DESK_WIDTH) focusPoint(position, AROUND_ZOOM);
    else if (box) focusBounds(boundsOf(box));
    else if (middle) focusPoint(middle, linesZoom);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: where to look depends on what is known
  useEffect(() => whenMapCore(look), [lines, position, middle]);
}
