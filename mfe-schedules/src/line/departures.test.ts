import { initI18n, loadMessages, type Translate, translate } from '@halte/i18n';
import { loadMessages as loadOwnMessages } from '../messages/load.ts';
import { departureOf } from '../testing/lineDetail.ts';
import { chosenDeparture, type Departure, departureKey, departureNote } from './departures.ts';

const clock = { now: '2026-11-24T07:28:00Z', zone: 'Europe/Paris', locale: 'en' } as const;
const t: Translate<'schedules'> = (key, values) => translate('schedules', key, values);

beforeAll(async () => {
  initI18n({ locale: 'en', apiKey: 'test' });
  await loadMessages('schedules', loadOwnMessages);
});

const live = (time: string, planned: string) =>
  departureOf(time, { status: 'live', scheduledDepartureDateTime: `2026-11-24T${planned}:00+01:00` });

it.each<[string, Departure]>([
  ['in 7\u00a0min', departureOf('08:35')],
  ['in <1\u00a0min', departureOf('08:28')],
  ['', departureOf('09:28')],
  ['tomorrow', departureOf('00:10', { departureDateTime: '2026-11-25T00:10:00+01:00' })],
  ['2\u00a0min late', live('08:31', '08:29')],
  ['1\u00a0min early', live('08:31', '08:32')],
  ['in 3\u00a0min', live('08:31', '08:31')],
  ['cancelled', departureOf('08:31', { status: 'cancelled' })],
  ['does not stop', departureOf('08:31', { status: 'skipped' })],
  ['about every hour', departureOf('08:31', { headwaySeconds: 3_600 })],
  ['about every 10\u00a0min', departureOf('08:31', { headwaySeconds: 600 })],
  ['book in advance', departureOf('08:31', { onDemand: true })],
])('a departure says "%s" below its time', (text, departure) => {
  expect(departureNote(departure, clock, t)).toBe(text);
});

it('takes the day of the stop, on both sides of midnight', () => {
  const night = departureOf('00:40', { departureDateTime: '2026-11-25T00:40:00+01:00' });
  expect(departureNote(night, { ...clock, now: '2026-11-24T22:30:00Z' }, t)).toBe('tomorrow');
  expect(departureNote(night, { ...clock, now: '2026-11-24T23:05:00Z' }, t)).toBe('in 35\u00a0min');
});

it('chooses the same departure while it is there, else the first that takes place', () => {
  const [gone, first, second] = [
    departureOf('08:29', { status: 'cancelled' }),
    departureOf('08:31'),
    departureOf('08:35'),
  ];
  expect(chosenDeparture([gone, first, second], departureKey(second))).toBe(second);
  expect(chosenDeparture([gone, first], departureKey(second))).toBe(first);
  expect(chosenDeparture([gone], null)).toBe(gone);
  expect(chosenDeparture([], null)).toBeNull();
});
