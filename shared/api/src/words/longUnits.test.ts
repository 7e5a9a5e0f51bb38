import type { Locale } from '@halte/contract';
import { formatDelta, formatDistance, formatMass } from '@halte/i18n';
import { withLongUnits } from './longUnits.ts';

it.each<[Locale, string]>([
  ['fr', '1 heure 5 minutes · 850 mètres'],
  ['en', '1 hour 5 minutes · 850 metres'],
  ['de', '1 Stunde 5 Minuten · 850 Meter'],
  ['es', '1 hora 5 minutos · 850 metros'],
  ['it', '1 ora 5 minuti · 850 metri'],
])('writes units in full in %s', (locale, long) => {
  const text = withLongUnits(`${formatDelta(3_900)} · ${formatDistance(850, locale)}`, locale);
  expect(text.replaceAll('\u00a0', ' ')).toBe(long);
});

it.each<[Locale, string]>([
  ['fr', 'moins de 1 minute'],
  ['en', 'less than 1 minute'],
  ['de', 'weniger als 1 Minute'],
  ['es', 'menos de 1 minuto'],
  ['it', 'meno di 1 minuto'],
])('says in %s what is less than a minute', (locale, long) => {
  expect(withLongUnits(formatDelta(20), locale).replaceAll('\u00a0', ' ')).toBe(long);
});

it.each<[string, string, string]>([
  ['a figure with decimals', formatDistance(1_240, 'de'), '1,2 Kilometer'],
  ['a mass', `${formatMass(46, 'de')} CO₂`, '46 Gramm CO₂'],
  ['figures within a text', 'Tram A: 4\u00a0min Verspätung, 101\u00a0m', 'Tram A: 4 Minuten Verspätung, 101 Meter'],
  ['a word that begins like a unit', '5\u00a0minibus, 3\u00a0h2, 12 min', '5\u00a0minibus, 3\u00a0h2, 12 min'],
  ['a price and a time', '1,80\u00a0€ 08:15', '1,80\u00a0€ 08:15'],
])('reads %s', (_, text, long) => {
  expect(withLongUnits(text, 'de')).toBe(long);
});
