import { ref } from 'valtio';
import { boundsContain, boundsOfJourneys, hasBounds, NO_BOUNDS } from './bounds.ts';
import { emptyMapState, mapState, NO_POSITION_SELECTION } from './state.ts';
import type {
  LatLon,
  LineShape,
  LineStopPoint,
  MapBounds,
  MapJourney,
  MapMarker,
  MapPlace,
  MapPoint,
  MapView,
  PointRole,
  ProximityPoint,
  UserPosition,
} from './types.ts';
import { markerRangeAt, viewOfPlace, zoomPercent } from './zoom.ts';

// Lists are replaced whole and held by reference: a geometry of thousands of points is not made into thousands of proxies.

function go(view: MapView): void {
  mapState.mapView = ref(view);
  mapState.isMovedByTraveller = false;
}

/** The traveller takes the map elsewhere. */
export function movedByTraveller(): void {
  mapState.isMovedByTraveller = true;
}

export function focusBounds(bounds: MapBounds): void {
  if (hasBounds(bounds)) go({ kind: 'bounds', bounds });
}

export function focusPoint(center: LatLon, zoom: number): void {
  go({ kind: 'point', center, zoom });
}

function keepInView(journeys: readonly MapJourney[]): void {
  const bounds = boundsOfJourneys(journeys);
  if (hasBounds(bounds)) go({ kind: 'contain', bounds });
}

/**
 * Draws these journeys in place of any others. Other journeys are brought into view; more of the same search only as long as the traveller
 * has not taken the map elsewhere; with the same journeys and another one selected, the map moves if that one is not to be seen.
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
  mapState.selectedPath = null;
  if (!isMore && !showsPartOf(journeys)) focusBounds(boundsOfJourneys(journeys));
  else if (!mapState.isMovedByTraveller) keepInView(journeys);
}

/** Whether the map was brought to a part of these journeys, such as their ends, and is there still: it need not go nearer. */
function showsPartOf(journeys: readonly MapJourney[]): boolean {
  const { mapView, isMovedByTraveller } = mapState;
  return mapView?.kind === 'bounds' && !isMovedByTraveller && boundsContain(boundsOfJourneys(journeys), mapView.bounds);
}

/** Brings a journey that is already drawn to the front, and into view if it is not there; null puts all of them back. */
export function selectJourney(id: string | null): void {
  mapState.selectedJourneyId = id;
  mapState.selectedPath = null;
  const journeys = mapState.tripPlannerJourneys;
  const selected = journeys.filter((journey) => journey.id === id);
  keepInView(selected.length > 0 ? selected : journeys);
}

/** Brings one section of the selected journey to the front; null puts the whole journey back. */
export function selectPath(sectionIndex: number | null): void {
  const journeyId = mapState.selectedJourneyId;
  const journey = mapState.tripPlannerJourneys.find(({ id }) => id === journeyId);
  const section = sectionIndex === null ? undefined : journey?.sections[sectionIndex];
  mapState.selectedPath = journeyId && section && sectionIndex !== null ? ref({ journeyId, sectionIndex }) : null;
  if (journey) focusBounds(boundsOfJourneys([section ? sectionAsJourney(journey, section) : journey]));
}

function sectionAsJourney(journey: MapJourney, section: MapJourney['sections'][number]): MapJourney {
  const end = ([lat, lon]: readonly [number, number]) => ({ name: '', lat, lon });
  const first = section.geometry[0];
  const last = section.geometry.at(-1);
  return {
    ...journey,
    from: first ? end(first) : journey.from,
    to: last ? end(last) : journey.to,
    sections: [section],
  };
}

export function clearJourneys(): void {
  mapState.tripPlannerJourneys = ref([]);
  mapState.selectedJourneyId = null;
  mapState.selectedPath = null;
}

export function setMarkers(markers: readonly MapMarker[]): void {
  mapState.markers = ref(markers);
}

/** Puts these points on the map in place of any others. A point that was selected stays so while it is among them. */
export function setProximityPoints(points: readonly MapPoint[]): void {
  const selected = mapState.proximityPoints.find((point) => point.selected)?.id;
  const percent = zoomPercent(mapState.zoom);
  mapState.proximityPoints = ref(
    points.map((point) => ({
      ...point,
      selected: point.id === selected,
      markerRange: markerRangeAt(point, percent),
    })),
  );
}

function eachPoint(change: (point: ProximityPoint) => Partial<ProximityPoint>): void {
  mapState.proximityPoints = ref(mapState.proximityPoints.map((point) => ({ ...point, ...change(point) })));
}

/** Selects one point, or none, and brings it out from under the panels. */
export function selectProximityPoint(id: string | null): void {
  eachPoint((point) => ({ selected: point.id === id }));
  const point = mapState.proximityPoints.find(({ selected }) => selected);
  if (point) go({ kind: 'reveal', center: { lat: point.lat, lon: point.lon } });
}

export function setUserPosition(position: UserPosition | null): void {
  mapState.userPosition = position === null ? null : ref(position);
}

export function selectPlace(place: MapPlace): void {
  mapState.placeToHighlight = ref(place);
  go(viewOfPlace(place));
}

export function clearSelectedPlace(): void {
  mapState.placeToHighlight = null;
  mapState.stopPointIdsToHighlight = ref([]);
  mapState.stopAreaBounds = NO_BOUNDS;
}

/** The stop points of a stop area that is being looked at, and the ground they cover. */
export function highlightStopPoints(ids: readonly string[], bounds: MapBounds): void {
  mapState.stopPointIdsToHighlight = ref(ids);
  mapState.stopAreaBounds = ref(bounds);
  focusBounds(bounds);
}

export function setLineShapes(shapes: readonly LineShape[], stopPoints: readonly LineStopPoint[]): void {
  mapState.lineShapes = ref(shapes);
  mapState.lineStopPoints = ref(stopPoints);
}

/** Takes the line off the map: its shapes and its stop points. */
export function resetLineShapes(): void {
  setLineShapes([], []);
}

/** The next tap on the map chooses a place for this role. */
export function startPositionSelection(type: PointRole): void {
  mapState.positionSelection = ref({ searchMode: true, selectedPlace: null, type });
}

/** A tap while a position is being selected; at any other time it means nothing. */
export function choosePosition(selectedPlace: LatLon): void {
  const { searchMode, type } = mapState.positionSelection;
  if (searchMode) mapState.positionSelection = ref({ searchMode, selectedPlace, type });
}

/** Turns the search mode off and keeps what was chosen; every navigation does this. */
export function stopPositionSearch(): void {
  mapState.positionSelection = ref({ ...mapState.positionSelection, searchMode: false });
}

/** Clears the search mode, the chosen place and its role. */
export function resetPositionSelection(): void {
  mapState.positionSelection = ref(NO_POSITION_SELECTION);
}

/** The live map tells what it shows now. */
export function mapMoved(bounds: MapBounds, center: LatLon, zoom: number): void {
  mapState.mapBounds = ref(bounds);
  mapState.mapCenter = ref(center);
  if (zoom === mapState.zoom) return;
  mapState.zoom = zoom;
  const percent = zoomPercent(zoom);
  eachPoint((point) => ({ markerRange: markerRangeAt(point, percent) }));
}

/** Takes everything off the map; what the map shows stays. */
export function resetMapState(): void {
  const { mapBounds, mapCenter, zoom } = mapState;
  Object.assign(mapState, emptyMapState(), { mapBounds, mapCenter, zoom });
}
