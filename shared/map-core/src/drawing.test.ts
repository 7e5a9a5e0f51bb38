import { drawJourneys, midpoint } from './drawing.ts';
import type { MapJourney, Position } from './types.ts';

const stop = (name: string, lat: number) => ({ name, lat, lon: 2 });

function journey(id: string): MapJourney {
  return {
    id,
    from: stop('Home', 48),
    to: stop('Work', 48.4),
    sections: [
      {
        kind: 'walk',
        geometry: [
          [48, 2],
          [48.1, 2],
        ],
      },
      { kind: 'wait', geometry: [] },
      {
        kind: 'ride',
        color: '#123456',
        textColor: '#ffffff',
        shortName: '12',
        geometry: [
          [48.1, 2],
          [48.3, 2],
        ],
        stops: [stop('Quay', 48.1), stop('Market', 48.2), stop('Town hall', 48.3)],
      },
      {
        kind: 'walk',
        geometry: [
          [48.3, 2],
          [48.4, 2],
        ],
      },
    ],
  };
}

const emphases = (drawing: ReturnType<typeof drawJourneys>) =>
  drawing.strokes.map(({ key, kind, emphasis }) => `${key} ${kind} ${emphasis}`);

describe('drawing of journeys', () => {
  it('draws nothing for no journey', () => {
    expect(drawJourneys([], 'a', null)).toEqual({ strokes: [], marks: [], badges: [], ends: null });
  });

  it('draws the others first and faint, then the selected one strong', () => {
    expect(emphases(drawJourneys([journey('a'), journey('b')], 'a', null))).toEqual([
      'b/0 walk faint',
      'b/2 ride faint',
      'b/3 walk faint',
      'a/0 walk strong',
      'a/2 ride strong',
      'a/3 walk strong',
    ]);
  });

  it('dims the rest of the journey while one section is read', () => {
    expect(emphases(drawJourneys([journey('a')], 'a', { journeyId: 'a', sectionIndex: 2 }))).toEqual([
      'a/0 walk dimmed',
      'a/2 ride strong',
      'a/3 walk dimmed',
    ]);
  });

  it('does not mind the section of a journey that is no longer selected', () => {
    expect(emphases(drawJourneys([journey('a')], 'a', { journeyId: 'b', sectionIndex: 2 }))).toContain(
      'a/0 walk strong',
    );
  });

  it('sets both ends even when no journey is selected, and nothing else', () => {
    const drawing = drawJourneys([journey('a')], null, null);
    expect(drawing.ends).toEqual({ from: stop('Home', 48), to: stop('Work', 48.4) });
    expect(drawing.marks).toEqual([]);
    expect(drawing.badges).toEqual([]);
  });

  it('marks the stops of the selected journey and puts the badge half-way along the ride', () => {
    const drawing = drawJourneys([journey('a')], 'a', null);
    expect(drawing.marks.map(({ kind, at }) => `${kind} ${at.name}`)).toEqual([
      'end Quay',
      'stop Market',
      'end Town hall',
    ]);
    expect(drawing.badges).toEqual([
      { key: 'a/2', text: '12', color: '#123456', textColor: '#ffffff', lat: expect.closeTo(48.2), lon: 2 },
    ]);
  });

  it.each<[string, Position[], { lat: number; lon: number } | null]>([
    ['no position', [], null],
    ['one position', [[1, 2]], { lat: 1, lon: 2 }],
    [
      'a line of unequal parts',
      [
        [0, 0],
        [1, 0],
        [10, 0],
      ],
      { lat: 5, lon: 0 },
    ],
    [
      'a line that stands still',
      [
        [3, 4],
        [3, 4],
      ],
      { lat: 3, lon: 4 },
    ],
  ])('finds the middle of %s', (_, geometry, expected) => {
    expect(midpoint(geometry)).toEqual(expected);
  });
});
