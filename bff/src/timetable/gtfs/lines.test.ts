import { MODES } from '@halte/engine/timetable/feed/feed';
import { contrast, lineColors } from './colors.ts';
import { modeOfRouteType } from './modes.ts';

describe('modeOfRouteType', () => {
  it.each([
    [0, 'tram'],
    [1, 'metro'],
    [2, 'train'],
    [3, 'bus'],
    [4, 'ferry'],
    [5, 'cableCar'],
    [6, 'cableCar'],
    [7, 'funicular'],
    [11, 'bus'],
    [12, 'metro'],
    [106, 'train'],
    [200, 'coach'],
    [300, 'train'],
    [401, 'metro'],
    [405, 'metro'],
    [600, 'metro'],
    [704, 'bus'],
    [715, 'onDemand'],
    [800, 'bus'],
    [900, 'tram'],
    [1000, 'ferry'],
    [1200, 'ferry'],
    [1300, 'cableCar'],
    [1400, 'funicular'],
    [1501, 'onDemand'],
    [1100, null],
    [1702, null],
    [-1, null],
    [42, null],
  ])('takes %p for %p', (type, mode) => {
    expect(modeOfRouteType(type)).toBe(mode);
  });
});

describe('lineColors', () => {
  it.each([
    ['E10D19', 'FFFFFF', '#e10d19', '#ffffff'],
    ['#FDC400', '000000', '#fdc400', '#000000'],
    ['FF8000', 'FFFFFF', '#ff8000', '#000000'],
    ['FF8000', '0', '#ff8000', '#000000'],
    ['09346D', '', '#09346d', '#ffffff'],
  ])('shows %s with text %s as %s and %s', (color, text, shown, shownText) => {
    expect(lineColors('bus', color, text)).toEqual({ color: shown, textColor: shownText });
  });

  it.each(MODES)('has a default for %s that holds white text', (mode) => {
    const { color, textColor } = lineColors(mode, '', '');
    expect(textColor).toBe('#ffffff');
    expect(contrast(color, textColor)).toBeGreaterThanOrEqual(4.5);
  });
});
