import type { FavoritePointOfInterest, FavouriteLists } from '@halte/contract';
import { favouriteCounts } from './counts.ts';

const NONE: FavouriteLists = {
  favoriteAddresses: [],
  favoriteLines: [],
  favoritePointOfInterests: [],
  favoriteStopPoints: [],
};
const point = (type: string): FavoritePointOfInterest => ({
  favoriteId: type,
  type,
  label: type,
  pointOfInterest: { id: type },
});

it('tells trips from places, and leaves out kinds without favourites', () => {
  expect(favouriteCounts(NONE)).toEqual([]);
  const favoritePointOfInterests = [point('TRIP'), point('POI'), point('bikeSharingStations')];
  const favoriteLines = [{ favoriteId: '1', line: { id: 'A' } }];
  expect(favouriteCounts({ ...NONE, favoriteLines, favoritePointOfInterests })).toEqual([
    { kind: 'lines', count: 1 },
    { kind: 'places', count: 2 },
    { kind: 'trips', count: 1 },
  ]);
});
