export {
  choosePosition,
  clearJourneys,
  clearSelectedPlace,
  focusBounds,
  focusPoint,
  highlightStopPoints,
  resetLineShapes,
  resetMapState,
  resetPositionSelection,
  selectJourney,
  selectPath,
  selectPlace,
  selectProximityPoint,
  setLineShapes,
  setMarkers,
  setProximityPoints,
  setUserPosition,
  showJourneys,
  startPositionSelection,
  stopPositionSearch,
} from './actions.ts';
export {
  boundsAround,
  boundsContain,
  boundsOf,
  boundsOfJourneys,
  boundsToCoords,
  hasBounds,
  NO_BOUNDS,
} from './bounds.ts';
export { onJourneyChosen } from './choice.ts';
export { LiveMap } from './LiveMap.tsx';
export type { LiveMapProps, MapLabels, MapTiles } from './liveMapProps.ts';
export { mapState, useMapState } from './state.ts';
export type {
  LatLon,
  LineShape,
  LineStopPoint,
  MapBounds,
  MapInsets,
  MapJourney,
  MapJourneySection,
  MapMarker,
  MapPlace,
  MapPoint,
  MapPositionSelection,
  MapState,
  MapView,
  MarkerRange,
  MarkerZoomRule,
  NamedPosition,
  PointRole,
  Position,
  ProximityPoint,
  SelectedPath,
  UserPosition,
} from './types.ts';
export { MARKER_ZOOM_RULES, MAX_ZOOM, markerRangeAt, PLACE_ZOOM, zoomPercent } from './zoom.ts';
