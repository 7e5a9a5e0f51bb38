import { placeFrom } from '@halte/places';
import { resolve } from '../routes/resolve.ts';
import { AREAS } from '../testing/product.ts';
import { type Choices, embedCode, FIRST_CHOICES, isStop, pixelsIn, widgetAddress } from './choices.ts';

const HERE = { origin: 'https://app.test', locale: 'fr', areas: AREAS } as const;
const HOSTILE = '"><script>alert(1)</script>&lang=fr';

const museum = placeFrom({
  id: 'poi:1',
  title: 'Musée',
  displayName: 'Musée, Clairvenne',
  type: 'POINT_OF_INTEREST',
  lat: 48.5,
  lon: 7.75,
})!;
const stop = placeFrom({ id: 'A/B 1', title: 'Gare', displayName: 'Gare', type: 'stopArea', lat: 48, lon: 7 })!;

const addressOf = (choices: Partial<Choices>) => widgetAddress({ ...FIRST_CHOICES, ...choices }, HERE);

describe('the address of a widget', () => {
  it.each<[Partial<Choices>, string | null]>([
    [{}, '/fr?widget=true&lang=auto'],
    [
      { to: museum, language: 'de', theme: 'dark', brand: '#a1b2c3' },
      '/de?ti=poi%3A1&tv=Mus%C3%A9e&tfv=Mus%C3%A9e%2C+Clairvenne&tpt=POINT_OF_INTEREST&tlat=48.5&tlon=7.75&widget=true&theme=dark&brand=a1b2c3',
    ],
    [{ from: stop, language: 'en' }, '/en?fi=A%2FB+1&fv=Gare&ffv=Gare&fpt=stopArea&flat=48&flon=7&widget=true'],
    [{ kind: 'departures' }, null],
    [{ kind: 'departures', stop: museum }, null],
    [{ kind: 'departures', stop, language: 'it' }, '/it/proximity/stopArea/A%2FB%201?widget=true'],
    [{ kind: 'proximity', language: 'fr' }, '/fr/proximity?widget=true'],
    [
      { kind: 'proximity', around: museum, language: 'fr' },
      '/fr/proximity?lat=48.5&lon=7.75&name=Mus%C3%A9e%2C+Clairvenne&id=poi%3A1&type=POINT_OF_INTEREST&widget=true',
    ],
    [{ kind: 'schedules', language: 'es' }, '/es/schedules?widget=true'],
    [{ kind: 'schedules', line: 'L 1', language: 'es' }, '/es/schedules/line/L%201?widget=true'],
  ])('%#', (choices, path) => {
    expect(addressOf(choices)).toBe(path && `https://app.test${path}`);
  });

  it('leads to a screen of the app, whatever a place or a line is called', () => {
    const hostile = { ...stop, id: HOSTILE, displayName: HOSTILE };
    const visitor = { routes: AREAS.routes, locale: 'fr', authenticated: false, isWidget: true, urls: {} } as const;
    for (const choices of [
      { kind: 'departures', stop: hostile },
      { kind: 'schedules', line: HOSTILE },
      { kind: 'trip-planner', to: hostile },
      { kind: 'proximity', around: hostile },
    ] as const) {
      const resolution = resolve(addressOf(choices)!, HERE.origin, visitor);
      expect(resolution.kind).toBe('screen');
      expect(resolution).toMatchObject({ current: { query: { widget: 'true', lang: 'auto' } } });
    }
  });
});

describe('the code', () => {
  it('is a frame of the chosen size', () => {
    expect(
      embedCode('https://app.test/fr?widget=true&theme=dark', 'Trips by Ondine', { width: null, height: 560 }),
    ).toBe(
      `<iframe
  src="https://app.test/fr?widget=true&amp;theme=dark"
  title="Trips by Ondine"
  width="100%" height="560"
  style="border: 0; max-width: 100%"
  allow="geolocation" loading="lazy"></iframe>`,
    );
    expect(embedCode('a', 'b', { width: 400, height: 320 })).toContain('width="400" height="320"');
  });

  it('has no markup but the frame’s', () => {
    const code = embedCode(`https://app.test/${HOSTILE}`, HOSTILE, { width: null, height: 560 });
    expect(code.match(/[<>]/g)).toEqual(['<', '>', '<', '>']);
    expect(code.match(/"/g)).toHaveLength(14);
  });
});

it.each([
  ['420', 420],
  [' 320 ', 320],
  ['2000', 2000],
  ['319', null],
  ['2001', null],
  ['', null],
  ['4e2', null],
  ['-500', null],
  ['500px', null],
])('%j is %j pixels', (text, expected) => {
  expect(pixelsIn(text)).toBe(expected);
});

it.each([
  ['stop_area', true],
  ['STOP_POINT', true],
  ['BikeParks', false],
  ['', false],
])('a place of the kind %j is a stop: %s', (type, expected) => {
  expect(isStop({ ...stop, type })).toBe(expected);
});
