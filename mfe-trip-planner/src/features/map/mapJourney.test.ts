import { encode } from '@placemarkio/polyline';
import { detailed, journey, line, ride, section } from '../../testing/trips.ts';
import { mapDetailedJourney, mapJourneysOf } from './mapJourney.ts';

it('draws a journey: walks without a colour, rides in that of their line, with their stops', () => {
  const drawn = mapDetailedJourney(
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

it('draws a journey of a search from its encoded geometry', () => {
  const stops = ['Oak', 'Elm'].map((name, index) => ({ name, lat: 48 + index / 100, lon: 7, stopAreaId: name }));
  const found = journey('j', {
    from: { name: 'Home', lat: 47.99, lon: 7 },
    to: { name: 'Elm', lat: 48.01, lon: 7 },
    sections: [
      {
        kind: 'walk',
        durationSeconds: 240,
        geometry: encode([
          [7, 47.99],
          [7, 48],
        ]),
      },
      { kind: 'wait', durationSeconds: 60 },
      {
        kind: 'ride',
        durationSeconds: 600,
        line: line('A'),
        geometry: encode([
          [7, 48],
          [7.1, 48.005],
          [7, 48.01],
        ]),
        stops,
      },
    ],
  });
  expect(mapJourneysOf([found])).toEqual([
    {
      id: 'j',
      from: found.from,
      to: found.to,
      sections: [
        {
          kind: 'walk',
          geometry: [
            [47.99, 7],
            [48, 7],
          ],
        },
        { kind: 'wait', geometry: [] },
        {
          kind: 'ride',
          geometry: [
            [48, 7],
            [48.005, 7.1],
            [48.01, 7],
          ],
          color: '#aa0000',
          textColor: '#ffffff',
          shortName: 'A',
          stops,
        },
      ],
    },
  ]);
});

it('draws no journey without a geometry', () => {
  expect(mapJourneysOf([journey('j')])).toEqual([]);
});
