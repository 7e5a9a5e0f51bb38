import { isLocated, placeOfQuery, queryOfPlace } from './query.ts';

describe('place of an address', () => {
  it.each([
    ['no coordinates', {}],
    ['half of them', { lat: '48.1' }],
    ['no numbers', { lat: 'here', lon: 'there' }],
    ['empty ones', { lat: '', lon: ' ' }],
    ['a latitude beyond the pole', { lat: '91', lon: '2' }],
    ['a longitude beyond the date line', { lat: '48', lon: '-181' }],
  ])('is none with %s', (_, query) => {
    expect(placeOfQuery(query)).toBeNull();
  });

  it('has its name, or its coordinates where there is none', () => {
    expect(placeOfQuery({ lat: '48.1', lon: '-1.6', name: 'Station' })).toMatchObject({
      title: 'Station',
      lat: 48.1,
      lon: -1.6,
    });
    expect(placeOfQuery({ lat: '48.1', lon: '-1.6' })?.title).toBe('48.1, -1.6');
  });

  it('is the same when it is written and read again', () => {
    const place = placeOfQuery({ lat: '48.1', lon: '-1.6', name: 'Station', id: 's1', type: 'stopArea' });
    expect(isLocated(place) && placeOfQuery(queryOfPlace(place))).toEqual(place);
  });
});
