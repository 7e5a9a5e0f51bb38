import { initI18n, loadMessages, type Translate, translate } from '@halte/i18n';
import { loadMessages as loadOwnMessages } from '../messages/load.ts';
import { type AlertClock, isActive, periodText } from './alertPeriod.ts';

/** The clocks of the network show 08:28 on Tuesday. */
const NOW = '2026-11-24T07:28:00Z';
const clock: AlertClock = { now: NOW, zone: 'Europe/Paris', locale: 'en' };
const t: Translate<'schedules'> = (key, values) => translate('schedules', key, values);
const at = (day: string, time: string) => `2026-11-${day}T${time}:00+01:00`;

beforeAll(async () => {
  initI18n({ locale: 'en', apiKey: 'test' });
  await loadMessages('schedules', loadOwnMessages);
});

it.each([
  ['always', [], true, ''],
  ['since a time, open', [{ from: at('20', '05:00'), to: null }], true, ''],
  ['until a time of today', [{ from: null, to: at('24', '09:15') }], true, 'Until 09:15'],
  ['until another day', [{ from: null, to: at('27', '22:00') }], true, 'Until Fri 27 Nov'],
  ['until the night after a day', [{ from: null, to: at('28', '02:00') }], true, 'Until Fri 27 Nov'],
  ['from another day on', [{ from: at('26', '05:00'), to: null }], false, 'From Thu 26 Nov'],
  ['during a period to come', [{ from: at('26', '05:00'), to: at('27', '22:00') }], false, 'Thu 26 Nov – Fri 27 Nov'],
  ['no longer', [{ from: at('20', '05:00'), to: at('23', '22:00') }], false, ''],
  [
    'of the next night, when last night has ended',
    [
      { from: at('23', '22:00'), to: at('24', '05:00') },
      { from: at('24', '22:00'), to: at('25', '05:00') },
    ],
    false,
    '22:00 – Wed 25 Nov',
  ],
])('an alert that holds %s', (_, periods, active, text) => {
  expect(isActive({ periods }, NOW)).toBe(active);
  expect(periodText({ periods }, clock, t)).toBe(text);
});

it('takes the day of the network for today, on both sides of midnight', () => {
  const periods = [{ from: null, to: '2026-11-24T23:30:00+01:00' }];
  expect(periodText({ periods }, { ...clock, now: '2026-11-23T23:30:00Z' }, t)).toBe('Until 23:30');
  expect(periodText({ periods }, { ...clock, now: '2026-11-23T22:30:00Z' }, t)).toBe('Until Tue 24 Nov');
});
