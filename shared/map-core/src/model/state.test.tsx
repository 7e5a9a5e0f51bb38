import { act, render } from '@testing-library/react';
import { useEffect } from 'react';
import { resetMapState } from '../testing/resetMapState.ts';
import { focusPoint, mapMoved, selectProximityPoint, setProximityPoints, showJourneys } from './actions.ts';
import { boundsOf } from './bounds.ts';
import { emptyMapState, mapState, useMapState } from './state.ts';
import type { MapJourney } from './types.ts';

const center = { lat: 48.5, lon: 2.5 };
const from = (west: number) => boundsOf({ south: 48, west, north: 49, east: west + 1 });

beforeEach(resetMapState);

it('has all fields of the specification, and begins empty', () => {
  const at = { lat: 0, lon: 0 };
  const zero = { northWest: at, northEast: at, southEast: at, southWest: at };
  expect(emptyMapState()).toMatchObject({
    placeToHighlight: null,
    stopPointIdsToHighlight: [],
    stopAreaBounds: zero,
    mapView: null,
    tripPlannerJourneys: [],
    selectedJourneyId: null,
    selectedPath: null,
    lineShapes: [],
    lineStopPoints: [],
    markers: [],
    proximityPoints: [],
    mapBounds: zero,
    zoom: 0,
    userPosition: null,
    positionSelection: { searchMode: false, selectedPlace: null, type: null },
  });
});

/** Renders a component that reads from the map only in an effect; returns what it read there. */
function readInEffect<T>(read: (state: ReturnType<typeof useMapState>) => T, use: (value: T) => void): void {
  function Reader() {
    const value = read(useMapState());
    useEffect(() => {
      use(value);
    }, [value]);
    return null;
  }
  render(<Reader />);
}

it('notifies an effect that reads one corner of the bounds when another one moves', async () => {
  mapMoved(from(2), center, 14);
  const west: number[] = [];
  readInEffect(
    ({ mapBounds }) => mapBounds,
    ({ northWest }) => northWest.lat > 0 && west.push(mapState.mapBounds.southWest.lon),
  );
  await act(async () => mapMoved(from(3), center, 14));
  expect(west).toEqual([2, 3]);
});

it('notifies an effect of each request for the same view', async () => {
  const zooms: number[] = [];
  readInEffect(
    ({ mapView }) => mapView,
    (view) => view?.kind === 'point' && zooms.push(view.zoom),
  );
  await act(async () => focusPoint(center, 15));
  await act(async () => focusPoint(center, 15));
  expect(zooms).toEqual([15, 15]);
});

it('makes no proxies of the coordinates of journeys', () => {
  const end = { name: 'Home', ...center };
  const journeys: readonly MapJourney[] = [{ id: 'a', from: end, to: end, sections: [] }];
  showJourneys(journeys, 'a');
  expect(mapState.tripPlannerJourneys).toBe(journeys);
});

it('changes only the points whose selection changes', async () => {
  setProximityPoints(['a', 'b', 'c'].map((id) => ({ id, name: id, type: 'stopArea', ...center })));
  let former: readonly unknown[] = [];
  function Reader() {
    const { proximityPoints } = useMapState();
    former = proximityPoints.filter(({ selected }) => !selected);
    return null;
  }
  render(<Reader />);
  const [, , c] = former;
  await act(async () => selectProximityPoint('a'));
  expect(former).toHaveLength(2);
  expect(former[1]).toBe(c);
});
