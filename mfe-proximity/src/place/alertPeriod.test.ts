import { initI18n, type Translate, translate } from '@halte/i18n';
import { formatAlertPeriod } from './alertPeriod.ts';
import { loadPlaceMessages } from './loadPlaceMessages.ts';
import { LIFT } from './testing/places.ts';

const t: Translate<'proximity-place'> = (key, values) => translate('proximity-place', key, values);
/** The clocks of the network show 08:28 on Tuesday 24 November. */
const CLOCK = { now: '2026-11-24T07:28:00Z', zone: 'Europe/Paris', locale: 'en' } as const;
const at = (day: string, time: string) => `2026-11-${day}T${time}:00+01:00`;

beforeAll(async () => {
  initI18n({ locale: 'en', apiKey: 'test' });
  await loadPlaceMessages();
});

it.each([
  ['ends at midnight: the day before is its last', at('13', '00:00'), at('26', '00:00'), 'Until Wednesday 25 November'],
  ['ends tonight', at('13', '00:00'), at('25', '00:00'), 'Until Tuesday 24 November'],
  ['ends later today', null, at('24', '18:30'), 'Today until 18:30'],
  ['ends in the course of another day', null, at('26', '18:30'), 'Until Thursday 26 November'],
  ['has no end', at('13', '00:00'), null, 'Until further notice'],
  ['is to come', at('25', '05:00'), null, 'From Wednesday 25 November'],
  [
    'is to come, with an end',
    at('25', '05:00'),
    at('27', '00:00'),
    'From Wednesday 25 November to Thursday 26 November',
  ],
])('%s', (_, from, to, text) => {
  expect(formatAlertPeriod({ ...LIFT, periods: [{ from, to }] }, CLOCK, t)).toBe(text);
});

it('is the first period that is not over, and nothing without one', () => {
  const over = { from: at('01', '00:00'), to: at('02', '00:00') };
  expect(formatAlertPeriod({ ...LIFT, periods: [over, { from: null, to: null }] }, CLOCK, t)).toBe(
    'Until further notice',
  );
  expect(formatAlertPeriod({ ...LIFT, periods: [over] }, CLOCK, t)).toBe('');
  expect(formatAlertPeriod({ ...LIFT, periods: [] }, CLOCK, t)).toBe('');
});
