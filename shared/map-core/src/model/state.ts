import { proxy, ref, useSnapshot } from 'valtio';
import { NO_BOUNDS } from './bounds.ts';
import type { MapState } from './types.ts';

/** An empty map. New objects at each call: the proxy takes them as its own. */
export function emptyMapState(): MapState {
  return {
    placeToHighlight: null,
    stopPointIdsToHighlight: [],
    stopAreaBounds: NO_BOUNDS,
    mapView: null,
    isMovedByTraveller: false,
    tripPlannerJourneys: ref([]),
    selectedJourneyId: null,
    selectedPath: null,
    steps: null,
    networkLines: ref([]),
    isNetworkExpected: false,
    lineShapes: ref([]),
    lineStopPoints: ref([]),
    vehicles: ref([]),
    markers: [],
    proximityPoints: ref([]),
    proximityClusters: ref([]),
    arePointsExpected: false,
    pointCounts: ref(new Map<string, number>()),
    raisedPointId: null,
    mapBounds: ref(NO_BOUNDS),
    mapCenter: null,
    zoom: 0,
    userPosition: null,
    positionSelection: { searchMode: false, selectedPlace: null, type: null },
  };
}

/**
 * The content of the map and the part of the world it shows. Areas change it through the actions, and the screen that tells steps sets `steps` and `selectedPath`; the one live map draws it. Some values are
 * held with `ref`, so that valtio compares them as a whole: lists that are replaced as a whole (thousands of coordinates, each of which would
 * be a proxy of its own), `mapView` (an equal view is a new request) and `mapBounds` (read in effects, where valtio tracks no use).
 */
export const mapState = proxy(emptyMapState());

/** A snapshot of the map. The component renders again only when a property that it read has changed. */
export const useMapState = () => useSnapshot(mapState);
