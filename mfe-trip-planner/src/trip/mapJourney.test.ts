import { detailed, place, ride, section, trip } from '../testing/trips.ts';
import { mapJourneyOf, markersOf } from './mapJourney.ts';

it('draws a journey: walks without a colour, rides in that of their line, with their stops', () => {
  const drawn = mapJourneyOf(
    detailed('j', [
      section('walk', { start: '08:00', end: '08:04', from: 'Home', to: 'Oak' }),
      ride('A', { start: '08:06', end: '08:20', from: 'Oak', to: 'Elm' }, ['Ash']),
    ]),
  );
  expect(drawn).toMatchObject({ id: 'j', from: { name: 'Home' }, to: { name: 'Elm' } });
  expect(drawn.sections.map(({ kind, color, shortName }) => [kind, color, shortName])).toEqual([
    ['walk', undefined, undefined],
    ['ride', '#aa0000', 'A'],
  ]);
  expect(drawn.sections[1]?.stops?.map(({ name }) => name)).toEqual(['Oak', 'Ash', 'Elm']);
});

it.each([
  ['both ends', trip(), ['DEPARTURE', 'ARRIVAL']],
  ['a via between them', trip({ isViaOn: true, viaPlace: place('v') }), ['DEPARTURE', 'VIA', 'ARRIVAL']],
  ['nothing for an end that is open', trip({ arrivalPlace: null }), ['DEPARTURE']],
  [
    'nothing for a place whose ground is unknown',
    trip({ departurePlace: place('a', { lat: null, lon: null }) }),
    ['ARRIVAL'],
  ],
])('marks %s', (_, given, roles) => {
  expect(markersOf(given).map(({ role }) => role)).toEqual(roles);
});
