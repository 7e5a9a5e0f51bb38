import { drawnLogo, letteringOf } from './drawnLogo.ts';

const scheme = { brand: '#0b5d66', onBrand: '#ffffff', accent: '#0b5d66' };
const colors = { light: scheme, dark: { ...scheme, brand: '#7fd4dc', onBrand: '#06292d' } };

it.each([
  ['CTS', ['CTS'], true],
  ['Saskatoon Transit', ['Saskatoon', 'Transit'], true],
  ['Transports publics Libellus', ['Transports', 'publics Libellus'], false],
  ['Hillsborough Area Regional Transit', ['Hillsborough Area', 'Regional Transit'], false],
  ['Straßenbahnbetriebsgesellschaft', ['Straßenbahnbetriebs…'], false],
])('%s is set in %j', (name, lines, hasMark) => {
  expect(letteringOf(name)).toMatchObject({ lines, hasMark });
});

it('leaves the width that a wide bold font needs', () => {
  // DejaVu Sans Bold: H 837, a 675, l 343, t 478, e 678 thousandths of the size; the text begins at 50.
  const [, width = Number.NaN] = /viewBox="0 0 (\d+) 40"/.exec(drawnLogo({ name: 'Halte', colors }, 'light')) ?? [];
  expect(Number(width)).toBeGreaterThanOrEqual(50 + 3.011 * 22);
});

it('fits the room of the header for any name', () => {
  const names = [
    'M'.repeat(60),
    'a',
    '',
    'Société de transport de l’agglomération toulonnaise, Réseau Mistral',
    'ÉÉÉ ÈÈÈ',
  ];
  for (const name of names) {
    const [, width = Number.NaN] = /viewBox="0 0 (\d+) 40"/.exec(drawnLogo({ name, colors }, 'light')) ?? [];
    expect(Number(width)).toBeLessThanOrEqual(151);
  }
});

it('writes a name as text, in the colours of the appearance', () => {
  const picture = drawnLogo({ name: '<b>&\u0007 Co', colors }, 'dark');
  expect(picture).toContain('&lt;b&gt;&amp; Co');
  expect(picture).toContain('#7fd4dc');
  expect(picture).toContain('#f1f4f7');
});
