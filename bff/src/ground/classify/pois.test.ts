import { tagsOf } from '../testing/tags.ts';
import { POI_CATEGORIES, type PoiCategory, poiCategoryOf, poiRow } from './pois.ts';

it.each<[string, PoiCategory | undefined]>([
  ['amenity=hospital', 'hospital'],
  ['healthcare=doctor, amenity=doctors', 'doctor'],
  ['healthcare=psychotherapist', 'healthcare'],
  ['shop=watches', 'shop'],
  ['shop=bakery', 'bakery'],
  ['shop=no, amenity=cafe', 'cafe'],
  ['amenity=place_of_worship, building=church', 'church'],
  ['amenity=place_of_worship, building=yes', 'worship'],
  ['tourism=museum, building=yes, historic=castle', 'museum'],
  ['building=yes', 'building'],
  ['building=no', undefined],
  ['amenity=parking;fuel', 'parking'],
  ['amenity=parking', 'parking'],
  ['amenity=parking, park_ride=yes', 'parkAndRide'],
  ['amenity=parking, park_ride=no', 'parking'],
  ['amenity=parking, access=private', undefined],
  ['amenity=restaurant, access=private', 'restaurant'],
  ['information=board, tourism=information', undefined],
  ['information=office, tourism=information', 'touristOffice'],
  // Stops are those of the timetable.
  ['public_transport=platform', undefined],
  ['highway=bus_stop', undefined],
  ['railway=tram_stop', undefined],
  ['public_transport=station, railway=station', 'station'],
  ['public_transport=station, amenity=bus_station', 'busStation'],
  ['public_transport=station, amenity=ferry_terminal', 'ferryTerminal'],
  ['amenity=bench', undefined],
  ['place=suburb', 'district'],
  ['toString=constructor', undefined],
  ['amenity=constructor', undefined],
])('%s is %s', (tags, expected) => {
  expect(POI_CATEGORIES[poiCategoryOf(tagsOf(tags))]).toBe(expected);
});

it('fits into the columns, each tag in one category', () => {
  expect(POI_CATEGORIES.length).toBeLessThan(256);
  const tags = POI_CATEGORIES.flatMap((category) => poiRow(category).tags.split(' '));
  expect(tags.filter((tag, i) => tags.indexOf(tag) !== i)).toEqual([]);
});
