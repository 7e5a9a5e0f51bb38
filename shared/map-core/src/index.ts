export { LiveMap } from './LiveMap.tsx';
export {
  choosePosition,
  clearJourneys,
  clearSelectedPlace,
  expectNetwork,
  focusBounds,
  focusPoint,
  highlightStopPoints,
  raiseProximityPoint,
  resetLineShapes,
  resetPositionSelection,
  selectPlace,
  selectProximityPoint,
  selectSection,
  setMarkers,
  setPointCounts,
  setProximityPoints,
  setUserPosition,
  setVehicles,
  showJourneys,
  showLine,
  showNetwork,
  startPositionSelection,
  stopPositionSearch,
} from './model/actions.ts';
export type { MapAnswer } from './model/answers.ts';
export { onMapAnswer } from './model/answers.ts';
export { boundsAround, boundsContain, boundsOf, boundsToCoords, hasBounds, NO_BOUNDS } from './model/bounds.ts';
export { onJourneyChosen } from './model/choice.ts';
export { mapState, useMapState } from './model/state.ts';
export type {
  LatLon,
  LineShape,
  LineStopPoint,
  MapBounds,
  MapCluster,
  MapInsets,
  MapJourney,
  MapJourneySection,
  MapLine,
  MapMarker,
  MapPoint,
  MapPointLine,
  MapSteps,
  MapVehicle,
  Position,
  SelectedPath,
} from './model/types.ts';
export { onUserPosition } from './model/userPosition.ts';
