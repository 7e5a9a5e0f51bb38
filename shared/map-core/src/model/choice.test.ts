import { resetMapState } from '../testing/resetMapState.ts';
import { mapMoved, showJourneys, startPositionSelection, stopPositionSearch } from './actions.ts';
import { boundsOf } from './bounds.ts';
import { chooseJourneyAt, journeyAt, onJourneyChosen } from './choice.ts';
import { mapState } from './state.ts';
import type { MapJourney } from './types.ts';

const along = (id: string, lat: number): MapJourney => ({
  id,
  from: { name: 'Home', lat, lon: 2 },
  to: { name: 'Work', lat, lon: 2.1 },
  sections: [
    {
      kind: 'ride',
      geometry: [
        [lat, 2],
        [lat, 2.1],
      ],
    },
  ],
});

const ON_B = { lat: 48.01, lon: 2.05 };
const TOLERANCE = 12;
const chosen: string[] = [];
let end: () => void;

beforeEach(() => {
  resetMapState();
  mapMoved(boundsOf({ south: 47, west: 1, north: 49, east: 3 }), { lat: 48, lon: 2 }, 14);
  showJourneys([along('a', 48), along('b', 48.01), along('c', 48.01)], 'a');
  chosen.length = 0;
  end = onJourneyChosen((id) => chosen.push(id));
});
afterEach(() => end());

it('selects the journey that is touched, and tells who listens', () => {
  chooseJourneyAt(ON_B, TOLERANCE);
  expect(mapState.selectedJourneyId).toBe('b');
  expect(chosen).toEqual(['b']);
});

it('goes on to the next where several lie upon each other', () => {
  for (let touch = 0; touch < 3; touch += 1) chooseJourneyAt(ON_B, TOLERANCE);
  expect(chosen).toEqual(['b', 'c', 'b']);
});

it('leaves the map where the traveller looks at it', () => {
  const { mapView } = mapState;
  chooseJourneyAt(ON_B, TOLERANCE);
  expect(mapState.mapView).toBe(mapView);
});

it('looks at the whole journey again, not at a section of the former', () => {
  mapState.selectedPath = { journeyId: 'a', sectionIndex: 0 };
  chooseJourneyAt(ON_B, TOLERANCE);
  expect(mapState.selectedPath).toBeNull();
});

it('leaves a stop of the selected journey to its page: on the way only where no other journey passes', () => {
  const stops = [2, 2.05, 2.1].map((lon) => ({ name: '', lat: 48.01, lon, stopAreaId: `${lon}` }));
  const withStops = (journey: MapJourney): MapJourney => ({
    ...journey,
    sections: journey.sections.map((section) => ({ ...section, stops })),
  });
  const [b, c] = [withStops(along('b', 48.01)), along('c', 48.01)];
  const at = (lon: number) => journeyAt({ lat: 48.01, lon }, TOLERANCE);
  showJourneys([b], 'b');
  expect([at(2), at(2.02), at(2.05)]).toEqual([null, 'b', null]);
  showJourneys([b, c], 'b');
  expect([at(2), at(2.02), at(2.05)]).toEqual([null, 'c', 'c']);
});

it.each([
  ['beside all lines', () => ({ lat: 48.005, lon: 2.05 })],
  [
    'while a touch means a position',
    () => {
      startPositionSelection('VIA');
      return ON_B;
    },
  ],
  [
    'without a listener',
    () => {
      end();
      return ON_B;
    },
  ],
])('chooses nothing %s', (_, place) => {
  const at = place();
  expect(journeyAt(at, TOLERANCE)).toBeNull();
  chooseJourneyAt(at, TOLERANCE);
  expect(mapState.selectedJourneyId).toBe('a');
  expect(chosen).toEqual([]);
});

it('chooses again once the position has been chosen', () => {
  startPositionSelection('VIA');
  stopPositionSearch();
  chooseJourneyAt(ON_B, TOLERANCE);
  expect(chosen).toEqual(['b']);
});
