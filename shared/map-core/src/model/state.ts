import { proxy, type Snapshot, useSnapshot } from 'valtio';
import { NO_BOUNDS } from './bounds.ts';
import type { MapPositionSelection, MapState } from './types.ts';

export const NO_POSITION_SELECTION: MapPositionSelection = { searchMode: false, selectedPlace: null, type: null };

export function emptyMapState(): MapState {
  return {
    placeToHighlight: null,
    stopPointIdsToHighlight: [],
    stopAreaBounds: NO_BOUNDS,
    mapView: null,
    isMovedByTraveller: false,
    tripPlannerJourneys: [],
    selectedJourneyId: null,
    selectedPath: null,
    lineShapes: [],
    lineStopPoints: [],
    markers: [],
    proximityPoints: [],
    mapBounds: NO_BOUNDS,
    mapCenter: null,
    zoom: 0,
    userPosition: null,
    positionSelection: NO_POSITION_SELECTION,
  };
}

/** What is on the map, and what the map shows. Areas write it through the actions; the one live map draws it. */
export const mapState = proxy<MapState>(emptyMapState());

/** Renders again only when something that `selector` read has changed. */
export function useMapState<T>(selector: (state: Snapshot<MapState>) => T): T {
  return selector(useSnapshot(mapState));
}
