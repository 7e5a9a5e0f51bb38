import { USER_POSITION } from '@halte/places';
import { place, trip } from '../../../testing/trips.ts';
import { namedByJourney } from './namedByJourney.ts';

const ENDS = { from: { name: 'Oak' }, to: { name: 'Elm' } };

it.each([
  ['a place of the link', place('a', { title: 'London' }), 'Oak'],
  ['the position of the traveller', place('a', { title: 'Here', type: USER_POSITION }), 'places:my-position'],
  ['no place', null, undefined],
])('names %s', (_place, departurePlace, title) => {
  expect(namedByJourney(trip({ departurePlace }), ENDS).departurePlace?.title).toBe(title);
});

it('keeps the name of the link where the journey has none', () => {
  const named = namedByJourney(trip({ arrivalPlace: place('b', { title: 'Elm' }) }), { ...ENDS, to: { name: '' } });
  expect(named.arrivalPlace?.title).toBe('Elm');
});
