import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { clusterPin, isNamedAt, pinOf, weightOf } from './pins.ts';

const line = (mode: string, color: string) => ({ id: color, shortName: 'A', mode, color, textColor: '#000000' });
const M1 = line('metro', '#c8102e');
const D = line('tram', '#a8005c');
const C = line('tram', '#d95f02');
const stop = (...lines: ReturnType<typeof line>[]) => ({
  type: 'stopArea',
  modes: lines.map(({ mode }) => mode),
  lines,
});

it.each([
  [
    'one line: a disc in its colours',
    stop({ ...M1, textColor: '#fefefe' }),
    { shape: 'disc', width: 32, fill: '#c8102e', ink: '#fefefe', modes: ['metro'] },
  ],
  [
    'two modes with a line each: a pill in the colour of the heavier',
    stop(D, M1),
    { shape: 'disc', width: 52, height: 32, fill: '#c8102e', modes: ['metro', 'tram'] },
  ],
  ['several lines of a mode: slate', stop(C, D), { width: 32, fill: '--c-pin', ink: '--c-on-pin', modes: ['tram'] }],
  ['branches in one colour: that colour', stop(D, { ...D, id: 'D2' }), { width: 32, fill: '#a8005c' }],
  ['two modes, several lines of one: a slate pill', stop(M1, C, D), { width: 52, fill: '--c-pin' }],
  ['three modes: the two heaviest', stop(M1, D, line('train', '#111111')), { width: 52, modes: ['train', 'metro'] }],
  ['a bus besides the metro says nothing', stop(line('bus', '#00788a'), M1), { width: 32, fill: '#c8102e' }],
  ['rail without known lines', { type: 'STOP_AREA', modes: ['ferry'] }, { shape: 'disc', fill: '--c-pin' }],
  ['a cable car is rail', { type: 'stopArea', modes: ['bus', 'cableCar'] }, { shape: 'disc', modes: ['cableCar'] }],
  ['a funicular is rail', { type: 'stopArea', modes: ['funicular'] }, { shape: 'disc', modes: ['funicular'] }],
  ['a bus stop: a ring', stop(line('bus', '#00788a')), { shape: 'ring', width: 14, fill: '--c-surface', modes: [] }],
  ['a stop of unknown modes: a ring', { type: 'stopPoint' }, { shape: 'ring', width: 14 }],
  [
    'bikes: a green square',
    { type: 'bikeSharingStations' },
    { shape: 'square', width: 24, ink: '--c-success', kind: 'bikesharingstations' },
  ],
  ['an unknown kind', { type: 'kiosk' }, { shape: 'square', ink: '--c-muted', kind: null }],
  [
    'bikes with their number',
    { type: 'bikeSharingStations', count: 6 },
    { shape: 'disc', width: 52, fill: '--c-success', ink: '--c-surface', text: '6' },
  ],
  ['no bike', { type: 'bikeSharingStations', count: 0 }, { fill: '--c-muted', text: '0' }],
])('%s', (_, point, expected) => {
  expect(pinOf(point, 'full')).toMatchObject(expected);
});

it.each([
  ['bikeParks', '--c-success'],
  ['chargingStations', '--c-success'],
  ['carSharingStations', '--c-info'],
  ['parks', '--c-info'],
  ['parkAndRides', '--c-info'],
  ['rideSharingParks', '--c-info'],
  ['pointOfSales', '--c-warning'],
  ['pointOfInterest', '--c-muted'],
])('%s: a square in %s', (type, ink) => {
  expect(pinOf({ type }, 'full')).toMatchObject({ shape: 'square', ink, kind: type.toLowerCase() });
});

it.each([
  ['rail', stop(M1), { shape: 'dot', width: 14, fill: '#c8102e' }],
  ['a bus stop', stop(line('bus', '#00788a')), { shape: 'ring', width: 8 }],
  ['bikes', { type: 'bikeSharingStations', count: 6 }, { shape: 'dot', width: 10, fill: '--c-success' }],
])('small: %s', (_, point, expected) => {
  expect(pinOf(point, 'small')).toMatchObject({ ...expected, modes: [], text: '' });
});

it.each([
  [2, '2', 36],
  [120, '120', 44],
  [999, '999', 44],
  [1000, '999+', 52],
])('a cluster of %s says %s', (count, text, width) => {
  expect(clusterPin(count)).toMatchObject({ text, width, height: 36 });
});

it.each([
  ['metro', 14.5, false],
  ['metro', 15, true],
  ['bus', 15.5, false],
  ['bus', 16, true],
])('a stop of a %s at zoom %s is named: %s', (mode, zoom, expected) => {
  expect(isNamedAt(weightOf(stop(line(mode, '#123456'))), zoom)).toBe(expected);
});

it('other places are never named', () => {
  expect(isNamedAt(weightOf({ type: 'parks' }), 21)).toBe(false);
});

it('one that stands out is larger than all others, and has a ring where it is selected', () => {
  const css = readFileSync(join(__dirname, '../leaflet/icons.module.css'), 'utf8');
  const sizes = /^\.point \{[^}]*?min-width: (\d+)px;\s+height: (\d+)px;/m.exec(css)?.slice(1).map(Number);
  const others = [stop(M1), stop(line('bus', '#00788a')), { type: 'parks', count: 6 }];
  const largest = Math.max(clusterPin(9).height, ...others.map((point) => pinOf(point, 'full').height));
  expect(sizes?.every((size) => size > largest)).toBe(true);
  expect(css).toMatch(/^\.point\[data-selected="true"\]::before \{[^}]*border: 3px solid var\(--c-focus\)/m);
});
