import { resetMapState } from '../testing/resetMapState.ts';
import {
  choosePosition,
  clearJourneys,
  clearSelectedPlace,
  focusBounds,
  highlightStopPoints,
  mapMoved,
  movedByTraveller,
  openCluster,
  raiseProximityPoint,
  resetLineShapes,
  resetPositionSelection,
  selectJourney,
  selectPlace,
  selectProximityPoint,
  selectSection,
  setPointCounts,
  setProximityPoints,
  setVehicles,
  showJourneys,
  showLine,
  startPositionSelection,
  stopPositionSearch,
} from './actions.ts';
import { boundsOf, NO_BOUNDS } from './bounds.ts';
import { withCounts } from './counts.ts';
import { mapState } from './state.ts';
import type { MapJourney, MapPoint } from './types.ts';

const town = boundsOf({ south: 48, west: 2, north: 49, east: 3 });

const journey = (id: string, lat: number): MapJourney => ({
  id,
  from: { name: 'Home', lat: 48, lon: 2 },
  to: { name: 'Work', lat, lon: 2.5 },
  sections: [
    {
      kind: 'walk',
      geometry: [
        [48, 2],
        [48.1, 2.1],
      ],
    },
  ],
});

const point = (id: string, modes: string[]): MapPoint => ({
  id,
  name: id,
  lat: 48.5,
  lon: 2.5,
  type: 'stopArea',
  modes,
});

beforeEach(() => {
  resetMapState();
  mapMoved(town, { lat: 48.5, lon: 2.5 }, 14);
});

describe('journeys', () => {
  it('are shown with one selected, and all brought into view', () => {
    showJourneys([journey('a', 48.5), journey('b', 48.7)], 'b');
    expect(mapState.selectedJourneyId).toBe('b');
    expect(mapState.mapView).toEqual({
      kind: 'bounds',
      bounds: boundsOf({ south: 48, west: 2, north: 48.7, east: 2.5 }),
    });
  });

  it('come into view when one is selected that is not to be seen, and together when none is', () => {
    showJourneys([journey('a', 48.5), journey('b', 48.7)], null);
    selectJourney('a');
    expect(mapState.mapView).toMatchObject({ kind: 'contain', bounds: { northWest: { lat: 48.5 } } });
    selectJourney(null);
    expect(mapState.mapView).toMatchObject({ kind: 'contain', bounds: { northWest: { lat: 48.7 } } });
  });

  it('that are the same, with another one selected, are not drawn again', () => {
    const both = [journey('a', 48.5), journey('b', 48.7)];
    showJourneys(both, 'a');
    const { mapView } = mapState;
    showJourneys(both, 'a');
    expect(mapState.mapView).toBe(mapView);
    showJourneys(both, 'b');
    expect(mapState.selectedJourneyId).toBe('b');
    expect(mapState.mapView).toMatchObject({ kind: 'contain', bounds: { northWest: { lat: 48.7 } } });
  });

  it('of the same search that come later widen the view, but not under the traveller’s hands', () => {
    const [a, b, c] = [journey('a', 48.5), journey('b', 48.7), journey('c', 48.9)];
    showJourneys([a], 'a');
    showJourneys([a, b], 'a');
    expect(mapState.mapView).toMatchObject({ kind: 'contain', bounds: { northWest: { lat: 48.7 } } });
    const { mapView } = mapState;
    movedByTraveller();
    showJourneys([a, b, c], 'a');
    expect(mapState.tripPlannerJourneys).toHaveLength(3);
    expect(mapState.mapView).toBe(mapView);
  });

  it('between ends that are in view move the map only if they leave it', () => {
    focusBounds(boundsOf({ south: 48, west: 2, north: 48.5, east: 2.5 }));
    showJourneys([journey('a', 48.5), journey('b', 48.7)], 'a');
    expect(mapState.mapView).toMatchObject({ kind: 'contain', bounds: { northWest: { lat: 48.7 } } });
  });

  it('of another search come into view wherever the traveller has taken the map', () => {
    showJourneys([journey('a', 48.5)], 'a');
    movedByTraveller();
    showJourneys([journey('b', 48.7)], 'b');
    expect(mapState.mapView).toMatchObject({ kind: 'bounds', bounds: { northWest: { lat: 48.7 } } });
    expect(mapState.isMovedByTraveller).toBe(false);
  });

  it('have a section that can be looked at, until another journey is selected', () => {
    showJourneys([journey('a', 48.5), journey('b', 48.7)], 'a');
    mapState.selectedPath = { journeyId: 'a', sectionIndex: 0 };
    selectJourney('b');
    expect(mapState.selectedPath).toBeNull();
  });

  it('keep the section that is looked at when more is known of its journey, and let the map stay there', () => {
    showJourneys([journey('a', 48.5)], 'a');
    selectSection('a', 0);
    const { mapView, selectedPath } = mapState;
    showJourneys([journey('a', 48.6)], 'a');
    expect(mapState.selectedPath).toEqual(selectedPath);
    expect(mapState.mapView).toBe(mapView);
    showJourneys([{ ...journey('a', 48.6), sections: [] }], 'a');
    expect(mapState.selectedPath).toBeNull();
    selectSection('a', 0);
    showJourneys([journey('b', 48.7)], 'b');
    expect(mapState.selectedPath).toBeNull();
    expect(mapState.mapView).toMatchObject({ bounds: { northWest: { lat: 48.7 } } });
  });

  it('have a section that is zoomed to', () => {
    showJourneys([journey('a', 48.5)], 'a');
    selectSection('a', 0);
    expect(mapState.selectedPath).toEqual({ journeyId: 'a', sectionIndex: 0 });
    expect(mapState.mapView).toMatchObject({ kind: 'bounds', bounds: { northWest: { lat: 48.1, lon: 2 } } });
    selectSection('a', 9);
    selectSection('unknown', 0);
    expect(mapState.selectedPath).toEqual({ journeyId: 'a', sectionIndex: 0 });
  });

  it('are cleared with what was selected', () => {
    showJourneys([journey('a', 48.5)], 'a');
    clearJourneys();
    expect(mapState).toMatchObject({ tripPlannerJourneys: [], selectedJourneyId: null, selectedPath: null });
  });

  it('leave the map where it is when there are none', () => {
    showJourneys([], null);
    expect(mapState.mapView).toBeNull();
  });
});

describe('views', () => {
  it('are a new request each time, so that asking twice moves twice', () => {
    focusBounds(town);
    const first = mapState.mapView;
    focusBounds(town);
    expect(mapState.mapView).not.toBe(first);
  });

  it('are not requested without bounds', () => {
    focusBounds(NO_BOUNDS);
    expect(mapState.mapView).toBeNull();
  });
});

describe('proximity points', () => {
  it('get the range of the zoom, and another when the zoom changes', () => {
    setProximityPoints([point('bus', ['bus']), point('metro', ['metro'])]);
    expect(mapState.proximityPoints.map(({ markerRange }) => markerRange)).toEqual(['small', 'full']);
    mapMoved(town, { lat: 48.5, lon: 2.5 }, 11);
    expect(mapState.proximityPoints.map(({ markerRange }) => markerRange)).toEqual([null, 'small']);
  });

  it('are selected one at a time and brought out from under the panels', () => {
    setProximityPoints([point('a', ['bus']), point('b', ['bus'])]);
    selectProximityPoint('a');
    selectProximityPoint('b');
    expect(mapState.proximityPoints.map(({ selected }) => selected)).toEqual([false, true]);
    expect(mapState.mapView).toEqual({ kind: 'reveal', center: { lat: 48.5, lon: 2.5 } });
  });

  it('stay selected when the list is loaded again', () => {
    setProximityPoints([point('a', ['bus'])]);
    selectProximityPoint('a');
    setProximityPoints([point('b', ['bus']), point('a', ['bus'])]);
    expect(mapState.proximityPoints.map(({ selected }) => selected)).toEqual([false, true]);
  });
});

describe('points that are set', () => {
  const ids = () => mapState.proximityPoints.filter(({ selected }) => selected).map(({ id }) => id);

  it('have the named one selected, whichever was', () => {
    setProximityPoints([point('a', ['bus']), point('b', ['bus'])], [], 'b');
    expect(ids()).toEqual(['b']);
    setProximityPoints([point('a', ['bus']), point('b', ['bus'])], [], 'a');
    expect(ids()).toEqual(['a']);
  });

  it('have the numbers that are known of them', () => {
    setProximityPoints([point('a', []), point('b', [])]);
    setPointCounts(new Map([['b', 0]]));
    const { proximityPoints, pointCounts } = mapState;
    expect(withCounts(proximityPoints, pointCounts).map(({ count }) => count)).toEqual([undefined, 0]);
    expect(withCounts(proximityPoints, new Map())).toBe(proximityPoints);
  });
});

describe('a cluster that is chosen', () => {
  const cluster = boundsOf({ south: 48.2, west: 2.2, north: 48.4, east: 2.6 });

  it.each([
    [15.75, { kind: 'bounds', bounds: cluster }],
    [16, { kind: 'point', center: { lat: expect.closeTo(48.3), lon: expect.closeTo(2.4) }, zoom: 18 }],
  ])('at zoom %d is zoomed to, as far as its points stand one by one', (zoom, view) => {
    mapMoved(town, { lat: 48.5, lon: 2.5 }, zoom);
    openCluster(cluster);
    expect(mapState.mapView).toEqual(view);
  });
});

it('a point is raised without moving the map', () => {
  raiseProximityPoint('a');
  expect(mapState).toMatchObject({ raisedPointId: 'a', mapView: null });
  raiseProximityPoint(null);
  expect(mapState.raisedPointId).toBeNull();
});

describe('places', () => {
  it('are highlighted and gone to, and cleared with all that belongs to them', () => {
    selectPlace({ id: 'p', type: 'address', lat: 48, lon: 2 });
    expect(mapState.placeToHighlight?.id).toBe('p');
    expect(mapState.mapView).toMatchObject({ kind: 'point', zoom: 19 });
    highlightStopPoints(['quay']);
    mapState.stopAreaBounds = town;
    clearSelectedPlace();
    expect(mapState).toMatchObject({ placeToHighlight: null, stopPointIdsToHighlight: [], stopAreaBounds: NO_BOUNDS });
  });
});

describe('line', () => {
  it('is taken off the map with its stop points and vehicles', () => {
    const at = { lat: 48, lon: 2 };
    showLine({
      shapes: [{ id: 's', color: '#123456', geometry: [] }],
      stopPoints: [{ id: 'p', name: 'Quay', ...at }],
    });
    setVehicles([{ id: 'v', mode: 'tram', bearing: null, at: 0, ...at }]);
    expect([mapState.lineShapes, mapState.lineStopPoints, mapState.vehicles].map(({ length }) => length)).toEqual([
      1, 1, 1,
    ]);
    resetLineShapes();
    expect(mapState).toMatchObject({ lineShapes: [], lineStopPoints: [], vehicles: [] });
  });
});

describe('position selection', () => {
  const tap = { lat: 48.5, lon: 2.5 };

  it('takes a tap only while it is on', () => {
    choosePosition(tap);
    expect(mapState.positionSelection.selectedPlace).toBeNull();
    startPositionSelection('VIA');
    choosePosition(tap);
    expect(mapState.positionSelection).toEqual({ searchMode: true, selectedPlace: tap, type: 'VIA' });
  });

  it('stops without forgetting, and resets all three', () => {
    startPositionSelection('ARRIVAL');
    choosePosition(tap);
    stopPositionSearch();
    expect(mapState.positionSelection).toEqual({ searchMode: false, selectedPlace: tap, type: 'ARRIVAL' });
    startPositionSelection('ARRIVAL');
    choosePosition(tap);
    resetPositionSelection();
    expect(mapState.positionSelection).toEqual({ searchMode: false, selectedPlace: null, type: null });
  });
});

it('a reset empties the map and leaves it where it is', () => {
  showJourneys([journey('a', 48.5)], 'a');
  resetMapState();
  expect(mapState).toMatchObject({ tripPlannerJourneys: [], mapView: null, mapBounds: town, zoom: 14 });
});
