import { ref } from 'valtio';
import { boundsAround, boundsContain, boundsOfJourneys, hasBounds, NO_BOUNDS } from './bounds.ts';
import { mapState } from './state.ts';
import type {
  LatLon,
  LineShape,
  LineStopPoint,
  MapBounds,
  MapCluster,
  MapJourney,
  MapMarker,
  MapPlace,
  MapPoint,
  MapVehicle,
  MapView,
  PointRole,
  ProximityPoint,
  SelectedPath,
  UserPosition,
} from './types.ts';
import { markerRangeAt, viewOfPlace, zoomPercent } from './zoom.ts';

function requestView(view: MapView): void {
  mapState.mapView = ref(view);
  mapState.isMovedByTraveller = false;
}

/** The traveller has moved the map. */
export function movedByTraveller(): void {
  mapState.isMovedByTraveller = true;
}

export function focusBounds(bounds: MapBounds): void {
  if (hasBounds(bounds)) requestView({ kind: 'bounds', bounds });
}

export function focusPoint(center: LatLon, zoom: number): void {
  requestView({ kind: 'point', center, zoom });
}

function keepInView(journeys: readonly MapJourney[]): void {
  const bounds = boundsOfJourneys(journeys);
  if (hasBounds(bounds)) requestView({ kind: 'contain', bounds });
}

/**
 * Replaces the journeys on the map. Journeys of another search are fitted into view. More journeys of the same search move the map only if
 * the traveller has not moved it; the same journeys with another one selected, only if that one is not in view. A section that is looked at stays
 * so while its journey is selected, such as when more is known of it.
 */
export function showJourneys(journeys: readonly MapJourney[], selectedId: string | null): void {
  const former = new Set(mapState.tripPlannerJourneys.map(({ id }) => id));
  const isSame = journeys === mapState.tripPlannerJourneys;
  const isMore = journeys.some(({ id }) => former.has(id));
  if (isSame && selectedId === mapState.selectedJourneyId) return;
  mapState.tripPlannerJourneys = ref(journeys);
  if (isSame) {
    selectJourney(selectedId);
    return;
  }
  mapState.selectedJourneyId = selectedId;
  if (isStillThere(mapState.selectedPath, journeys, selectedId)) return;
  mapState.selectedPath = null;
  if (!isMore && !showsPartOf(journeys)) focusBounds(boundsOfJourneys(journeys));
  else if (!mapState.isMovedByTraveller) keepInView(journeys);
}

const withId = (journeys: readonly MapJourney[], wanted: string | null): readonly MapJourney[] =>
  journeys.filter(({ id }) => id === wanted);

/** Whether what is looked at is a section of the selected one of these journeys. */
const isStillThere = (path: SelectedPath | null, journeys: readonly MapJourney[], selectedId: string | null): boolean =>
  path?.journeyId === selectedId &&
  withId(journeys, selectedId).some(({ sections }) => sections[path.sectionIndex] !== undefined);

/** The selected one of the journeys on the map, or all where none of them is. */
function selectedOrAll(): readonly MapJourney[] {
  const { tripPlannerJourneys: journeys, selectedJourneyId } = mapState;
  const selected = withId(journeys, selectedJourneyId);
  return selected.length > 0 ? selected : journeys;
}

/** Whether the last request was for a part of these journeys, such as their ends, and the traveller has not moved the map since. */
function showsPartOf(journeys: readonly MapJourney[]): boolean {
  const { mapView, isMovedByTraveller } = mapState;
  return mapView?.kind === 'bounds' && !isMovedByTraveller && boundsContain(boundsOfJourneys(journeys), mapView.bounds);
}

/** Selects a journey that is on the map and moves the map if it is not in view; null selects none. */
export function selectJourney(id: string | null): void {
  mapState.selectedJourneyId = id;
  mapState.selectedPath = null;
  keepInView(selectedOrAll());
}

/** Makes one section of a journey on the map stand out and zooms to it; a section that is not there changes nothing. */
export function selectSection(journeyId: string, sectionIndex: number): void {
  const section = withId(mapState.tripPlannerJourneys, journeyId)[0]?.sections[sectionIndex];
  if (!section) return;
  mapState.selectedPath = { journeyId, sectionIndex };
  focusBounds(boundsAround(section.geometry));
}

/** Takes the map back to the journeys from which the traveller has moved it: to the selected one, or to all. */
export function backToJourneys(): void {
  focusBounds(boundsOfJourneys(selectedOrAll()));
}

export function clearJourneys(): void {
  mapState.tripPlannerJourneys = ref([]);
  mapState.selectedJourneyId = null;
  mapState.selectedPath = null;
}

export function setMarkers(markers: readonly MapMarker[]): void {
  mapState.markers = markers;
}

const selectedId = () => mapState.proximityPoints.find((point) => point.selected)?.id ?? null;

/** Replaces the points on the map. Unless another is named, the selected point stays selected if it is among the new ones. */
export function setProximityPoints(
  points: readonly MapPoint[],
  clusters: readonly MapCluster[] = [],
  selected: string | null = selectedId(),
): void {
  const percent = zoomPercent(mapState.zoom);
  const placed = points.map((point) => ({
    ...point,
    selected: point.id === selected,
    markerRange: markerRangeAt(point, percent),
  }));
  mapState.proximityPoints = ref(placed);
  mapState.proximityClusters = ref([...clusters]);
  if (points.length + clusters.length > 0) mapState.arePointsExpected = false;
}

/** Replaces the numbers on pins, such as how many bikes there are, by id of their points. */
export function setPointCounts(counts: ReadonlyMap<string, number>): void {
  mapState.pointCounts = ref(new Map(counts));
}

/** Points that do not change stay the same objects, and without any change the list is the same. */
function changePoints(change: (point: ProximityPoint) => ProximityPoint): void {
  const points = mapState.proximityPoints.map(change);
  if (points.some((point, index) => point !== mapState.proximityPoints[index])) mapState.proximityPoints = ref(points);
}

/** Selects one point, or none, and moves the map so that no panel covers it. */
export function selectProximityPoint(id: string | null): void {
  changePoints((point) => (point.selected === (point.id === id) ? point : { ...point, selected: point.id === id }));
  const point = mapState.proximityPoints.find(({ selected }) => selected);
  if (point) requestView({ kind: 'reveal', center: { lat: point.lat, lon: point.lon } });
}

/** Makes a point stand out while its row is pointed at; null for none. Does not move the map. */
export function raiseProximityPoint(id: string | null): void {
  mapState.raisedPointId = id;
}

/** So close that points stand one by one. */
const SINGLES_ZOOM = 18;

/** Zooms to what is in a cluster. */
export function openCluster(bounds: MapBounds): void {
  const { northWest, southEast } = bounds;
  const center = { lat: (northWest.lat + southEast.lat) / 2, lon: (northWest.lon + southEast.lon) / 2 };
  if (mapState.zoom >= SINGLES_ZOOM - 2) focusPoint(center, SINGLES_ZOOM);
  else focusBounds(bounds);
}

export function setUserPosition(position: UserPosition | null): void {
  mapState.userPosition = position;
}

export function selectPlace(place: MapPlace): void {
  mapState.placeToHighlight = place;
  requestView(viewOfPlace(place));
}

export function clearSelectedPlace(): void {
  mapState.placeToHighlight = null;
  mapState.stopPointIdsToHighlight = [];
  mapState.stopAreaBounds = NO_BOUNDS;
}

export interface LineOnMap {
  readonly shapes: readonly LineShape[];
  readonly stopPoints: readonly LineStopPoint[];
}

/** Replaces the line on the map. Does not move the map: {@link focusBounds} does. */
export function showLine({ shapes, stopPoints }: LineOnMap): void {
  mapState.lineShapes = ref([...shapes]);
  mapState.lineStopPoints = ref([...stopPoints]);
}

/** The stop points that stand out on the line, with their names. */
export function highlightStopPoints(ids: readonly string[]): void {
  mapState.stopPointIdsToHighlight = [...ids];
}

/** Replaces the lines of the whole network, behind all else; none takes them away. Does not move the map. */
export function showNetwork(lines: readonly LineShape[]): void {
  mapState.networkLines = ref([...lines]);
  mapState.isNetworkExpected = false;
}

/** {@link showNetwork} follows soon: until then no pictures of the lines are laid on the map. */
export function expectNetwork(): void {
  mapState.isNetworkExpected = true;
}

/** Replaces the vehicles on the map. They fade and disappear as they get old. */
export function setVehicles(vehicles: readonly MapVehicle[]): void {
  mapState.vehicles = ref([...vehicles]);
}

/** Removes the shapes, the stop points and the vehicles of a line. */
export function resetLineShapes(): void {
  showLine({ shapes: [], stopPoints: [] });
  setVehicles([]);
}

/** The next click on the map chooses a position for this role. */
export function startPositionSelection(type: PointRole): void {
  Object.assign(mapState.positionSelection, { searchMode: true, selectedPlace: null, type });
}

/** Has no effect unless a position is being selected. */
export function choosePosition(selectedPlace: LatLon): void {
  if (mapState.positionSelection.searchMode) mapState.positionSelection.selectedPlace = selectedPlace;
}

/** Turns the search mode off; the chosen position stays. Called on every navigation. */
export function stopPositionSearch(): void {
  mapState.positionSelection.searchMode = false;
}

/** Clears the search mode, the chosen position and its role. */
export function resetPositionSelection(): void {
  Object.assign(mapState.positionSelection, { searchMode: false, selectedPlace: null, type: null });
}

/** Reports what the live map shows now. */
export function mapMoved(bounds: MapBounds, center: LatLon, zoom: number): void {
  mapState.mapBounds = ref(bounds);
  mapState.mapCenter = center;
  if (zoom === mapState.zoom) return;
  mapState.zoom = zoom;
  const percent = zoomPercent(zoom);
  changePoints((point) => {
    const markerRange = markerRangeAt(point, percent);
    return point.markerRange === markerRange ? point : { ...point, markerRange };
  });
}
