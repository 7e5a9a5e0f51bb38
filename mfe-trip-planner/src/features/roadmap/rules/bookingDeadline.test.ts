import { LOCALES, type Locale } from '@halte/contract';
import { type Instant, initI18n, translate } from '@halte/i18n';
import type { Booking } from '../../../trip/detailedJourney.ts';
import { loadRoadmapMessages } from '../loadRoadmapMessages.ts';
import { formatDeadline, phoneAddress } from './bookingDeadline.ts';

const DEPARTURE: Instant = '2026-11-23T08:00:00+01:00';
const priorDays = (untilDateTime?: string): Booking => ({
  contact: 'agency',
  notice: 'priorDays',
  daysBefore: 1,
  ...(untilDateTime === undefined ? {} : { untilDateTime }),
});

async function deadline(booking: Booking, locale: Locale = 'fr'): Promise<string | null> {
  initI18n({ locale, apiKey: 'test' });
  await loadRoadmapMessages();
  const t: Parameters<typeof formatDeadline>[2] = (...message) => translate('trip-planner-roadmap', ...message);
  return formatDeadline(booking, DEPARTURE, t, { zone: 'Europe/Paris', locale });
}

const plain = (text: string | null) => text?.replaceAll(/\s/g, ' ');

it.each<[string, Booking]>([
  ['jusqu’au départ', { contact: 'agency', notice: 'realTime', untilDateTime: DEPARTURE }],
  ['au moins 1 h 30 min avant le départ', { contact: 'agency', notice: 'sameDay', minutesBefore: 90 }],
  ['au plus tard le jour même à 06:30', priorDays('2026-11-23T06:30:00+01:00')],
  ['au plus tard la veille à 17:00', priorDays('2026-11-22T17:00:00+01:00')],
  ['au plus tard le vendredi 20 novembre à 17:00', priorDays('2026-11-20T17:00:00+01:00')],
  ['au moins 1 jour avant', priorDays()],
])('says “%s”', async (text, booking) => {
  expect(plain(await deadline(booking))).toBe(text);
});

it('says nothing where nothing is known', async () => {
  expect(await deadline({ contact: 'driver' })).toBeNull();
});

it.each<[Locale, string, string]>([
  ['en', 'by 17:00 the day before', 'by 17:00 on Friday 20 November'],
  ['es', 'como tarde el día anterior a las 17:00', 'como tarde el viernes, 20 de noviembre a las 17:00'],
  ['it', 'al più tardi il giorno prima alle 17:00', 'al più tardi venerdì 20 novembre alle 17:00'],
  ['de', 'spätestens am Vortag um 17:00 Uhr', 'spätestens am Freitag, 20. November um 17:00 Uhr'],
])('says it in %s', async (locale, dayBefore, date) => {
  expect(plain(await deadline(priorDays('2026-11-22T17:00:00+01:00'), locale))).toBe(dayBefore);
  expect(plain(await deadline(priorDays('2026-11-20T17:00:00+01:00'), locale))).toBe(date);
});

it.each(LOCALES)('counts days in %s by the plural rules', async (locale) => {
  const [one, two] = [await deadline(priorDays(), locale), await deadline({ ...priorDays(), daysBefore: 2 }, locale)];
  expect(one).toMatch(/\b1\b/);
  expect(two).toMatch(/\b2\b/);
  expect(two?.replace('2', '1')).not.toBe(one);
});

it.each([
  ['03 88 00 00 00', 'tel:0388000000'],
  ['+33 (0)3.88', 'tel:+330388'],
  ['javascript:alert(1)', 'tel:1'],
  ['ask at the desk', null],
])('calls %s by %s', (phone, address) => {
  expect(phoneAddress(phone)).toBe(address);
});
