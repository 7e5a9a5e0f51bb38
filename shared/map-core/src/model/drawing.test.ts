import { drawJourneys, linesOf, pinsOf, pointAlong, sideOf } from './drawing.ts';
import type { MapJourney, MapMarker, Position } from './types.ts';

const stop = (name: string, lat: number) => ({ name, lat, lon: 2 });

function journey(id: string, south = 48): MapJourney {
  return {
    id,
    from: stop('Home', 48),
    to: stop('Work', 48.4),
    sections: [
      {
        kind: 'walk',
        geometry: [
          [south, 2],
          [south + 0.1, 2],
        ],
      },
      { kind: 'wait', geometry: [] },
      {
        kind: 'ride',
        color: '#123456',
        textColor: '#ffffff',
        shortName: '12',
        geometry: [
          [south + 0.1, 2],
          [south + 0.3, 2],
        ],
        stops: [stop('Quay', 48.1), stop('Market', 48.2), stop('Town hall', 48.3)],
      },
      {
        kind: 'walk',
        geometry: [
          [south + 0.3, 2],
          [south + 0.4, 2],
        ],
      },
    ],
  };
}

const emphases = (drawing: ReturnType<typeof drawJourneys>) =>
  drawing.strokes.map(({ kind, emphasis }) => `${kind} ${emphasis}`);

describe('drawing of journeys', () => {
  it('draws nothing for no journey', () => {
    expect(drawJourneys([], 'a', null)).toEqual({
      id: null,
      faint: [],
      strokes: [],
      returnStrokes: [],
      marks: [],
      badges: [],
      ends: null,
    });
  });

  it('draws the selected one strong, and the rides of the others faint, in their colours', () => {
    const drawing = drawJourneys([journey('a'), journey('b', 49)], 'a', null);
    expect(emphases(drawing)).toEqual(['walk strong', 'ride strong', 'walk strong']);
    const rides = journey('b', 49).sections.filter(({ kind }) => kind === 'ride');
    expect(drawing.faint).toEqual([{ color: '#123456', lines: rides.map(({ geometry }) => geometry) }]);
  });

  it('draws the return of the selected one with it, and a line that both take with one badge', () => {
    const back = { ...journey('b', 49), isReturn: true };
    const drawing = drawJourneys([journey('a'), back, journey('c', 50)], 'a', null);
    expect(drawing.returnStrokes.map(({ kind, emphasis }) => `${kind} ${emphasis}`)).toEqual([
      'walk strong',
      'ride strong',
      'walk strong',
    ]);
    expect(drawing.returnStrokes[1]?.geometry).toEqual(back.sections[2]?.geometry);
    expect(drawing.faint.map(({ lines }) => lines.length)).toEqual([1]);
    expect(drawing.badges).toHaveLength(1);
    expect(drawing.marks.map(({ kind, at }) => `${kind} ${at.name}`)).toEqual([
      'end Quay',
      'end Town hall',
      'end Quay',
      'stop Market',
      'end Town hall',
    ]);
    expect(drawing.ends?.from.name).toBe('Home');
    expect(drawJourneys([back], 'b', null).strokes).toHaveLength(3);
  });

  it('draws all faint while none is selected', () => {
    const drawing = drawJourneys([journey('a'), journey('b', 49)], null, null);
    expect(drawing.strokes).toEqual([]);
    expect(drawing.faint.map(({ lines }) => lines.length)).toEqual([2]);
  });

  it('draws a way once, however many journeys take it', () => {
    const many = Array.from({ length: 30 }, (_, index) => journey(`j${index}`));
    expect(linesOf(many)).toHaveLength(3);
    expect(linesOf([journey('a'), journey('b', 49)])).toHaveLength(6);
  });

  it('dims the rest of the journey while one section is read', () => {
    expect(emphases(drawJourneys([journey('a')], 'a', { journeyId: 'a', sectionIndex: 2 }))).toEqual([
      'walk dimmed',
      'ride strong',
      'walk dimmed',
    ]);
  });

  it('does not mind the section of a journey that is no longer selected', () => {
    expect(emphases(drawJourneys([journey('a')], 'a', { journeyId: 'b', sectionIndex: 2 }))).toEqual([
      'walk strong',
      'ride strong',
      'walk strong',
    ]);
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
      {
        key: 'a/2',
        text: '12',
        color: '#123456',
        textColor: '#ffffff',
        side: { x: -1, y: 0 },
        lat: expect.closeTo(48.2),
        lon: 2,
        others: [48.17, 48.23, 48.14, 48.26].map((lat) => ({ lat: expect.closeTo(lat), lon: 2 })),
      },
    ]);
  });

  it('knows a walk of which it has the ends only from one whose way is known', () => {
    const [walk] = journey('a').sections;
    const known = {
      ...walk!,
      geometry: [
        [48, 2],
        [48.05, 2.01],
        [48.1, 2],
      ] as const,
    };
    const straight = (sections: MapJourney['sections']) =>
      drawJourneys([{ ...journey('a'), sections }], 'a', null).strokes.map(({ isStraight }) => isStraight);
    expect(straight(journey('a').sections)).toEqual([true, false, true]);
    expect(straight([known])).toEqual([false]);
  });

  it.each<[string, Position[], string]>([
    [
      'above a line to the east',
      [
        [0, 0],
        [0, 1],
      ],
      '0 -1',
    ],
    [
      'above a line to the west',
      [
        [0, 1],
        [0, 0],
      ],
      '0 -1',
    ],
    [
      'left of a line to the north',
      [
        [0, 0],
        [1, 0],
      ],
      '-1 0',
    ],
    [
      'left of a line to the south',
      [
        [1, 0],
        [0, 0],
      ],
      '-1 0',
    ],
    [
      'above a line that bends in its middle',
      [
        [0, 0],
        [0, 1],
        [1, 1],
        [1, 2],
        [0, 2],
        [0, 3],
        [0, 4],
      ],
      '0 -1',
    ],
    [
      'above a line that stands still',
      [
        [1, 1],
        [1, 1],
      ],
      '0 -1',
    ],
    ['above one position', [[1, 1]], '0 -1'],
  ])('sets a badge %s', (_, geometry, expected) => {
    const { x, y } = sideOf(geometry);
    expect(`${Math.round(x)} ${Math.round(y)}`.replaceAll('-0', '0')).toBe(expected);
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
    expect(pointAlong(geometry)).toEqual(expected);
  });
});

describe('pins of a trip', () => {
  const pin = (role: MapMarker['role'], name: string): MapMarker => ({ id: `trip-${role}`, role, ...stop(name, 48) });
  const trip = [pin('DEPARTURE', 'Home'), pin('VIA', 'School'), { ...pin('ARRIVAL', 'Work'), lat: 48.4 }];
  const ends = { from: stop('Work', 48.4), to: stop('Home', 48) };
  const summaryOf = (pins: readonly MapMarker[]) => pins.map(({ role, name }) => `${role} ${name}`);

  it.each<[string, readonly MapMarker[], typeof ends | null, string[]]>([
    ['before there is a journey: all its places', trip, null, ['DEPARTURE Home', 'VIA School', 'ARRIVAL Work']],
    [
      'with a journey: where that one begins and ends, and the via',
      trip,
      { from: stop('Home stop', 48.01), to: stop('Work stop', 48.39) },
      ['VIA School', 'DEPARTURE Home stop', 'ARRIVAL Work stop'],
    ],
    ['with the way back: A stays at home', trip, ends, ['VIA School', 'DEPARTURE Home', 'ARRIVAL Work']],
    ['a journey of which nothing else is known', [], ends, ['DEPARTURE Work', 'ARRIVAL Home']],
    [
      'other places stay as they are',
      [pin('PLACE', 'Museum')],
      ends,
      ['PLACE Museum', 'DEPARTURE Work', 'ARRIVAL Home'],
    ],
    ['nothing', [], null, []],
  ])('%s', (_, markers, journeyEnds, expected) => {
    expect(summaryOf(pinsOf(markers, journeyEnds))).toEqual(expected);
  });

  it('move with a journey and stay the same pins', () => {
    const ids = (pins: readonly MapMarker[]) => pins.map(({ id }) => id).sort();
    expect(ids(pinsOf(trip, ends))).toEqual(ids(trip));
  });
});
