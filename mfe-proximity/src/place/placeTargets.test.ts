import { mergedPlace } from './placeDetails.ts';
import { asPlace, lineTarget, tripFrom, tripTo } from './placeTargets.ts';
import { STOP } from './testing/places.ts';

const place = asPlace(mergedPlace('stoparea', STOP, null)!)!;

it('describes the origin as the addresses of the trip planner do', () => {
  expect(tripFrom(place)).toEqual({
    name: 'trip-planner',
    query: {
      fi: 'S',
      fv: 'Station',
      fst: 'Town',
      ffv: 'Station, Town',
      fpt: 'stoparea',
      flat: '48.1',
      flon: '-1.6',
    },
  });
});

it('describes the destination alike, without what is not known', () => {
  expect(tripTo({ ...place, subTitle: '', lat: null, lon: null }).query).toEqual({
    ti: 'S',
    tv: 'Station',
    tfv: 'Station, Town',
    tpt: 'stoparea',
  });
});

it('leads to a line at this stop', () => {
  expect(lineTarget('M1', 'S', { direction: '0' })).toEqual({
    name: 'schedules-line-id',
    params: { id: 'M1' },
    query: { stop: 'S', direction: '0' },
  });
});
