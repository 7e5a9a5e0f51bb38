export { LiveMap } from './LiveMap.tsx';
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
} from './model/actions.ts';
export {
  boundsAround,
  boundsContain,
  boundsOf,
  boundsOfJourneys,
  boundsToCoords,
  hasBounds,
  NO_BOUNDS,
} from './model/bounds.ts';
export { onJourneyChosen } from './model/choice.ts';
export type { LiveMapProps, MapLabels, MapTiles } from './model/liveMapProps.ts';
export { mapState, useMapState } from './model/state.ts';
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
} from './model/types.ts';
export { MARKER_ZOOM_RULES, MAX_ZOOM, markerRangeAt, PLACE_ZOOM, zoomPercent } from './model/zoom.ts';
