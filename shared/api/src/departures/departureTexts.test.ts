import { LOCALES } from '@halte/contract';
import { initI18n, setLocale, type Translate, translate } from '@halte/i18n';
import { departureNotes, directionTexts, leaveTomorrow, resumesText, shownDeparture } from './departureTexts.ts';
import { loadDepartureMessages } from './departureWords.ts';
import { intervalMinutes, minutesUntil, type TimedDeparture, upcoming } from './timing.ts';

const t: Translate<'departures'> = (key, values) => translate('departures', key, values);
/** The clocks of the network show 08:28 on Tuesday. */
const CLOCK = { now: '2026-11-24T07:28:20Z', zone: 'Europe/Paris' };
const at = (time: string, day = '24') => `2026-11-${day}T${time}:00+01:00`;

function departure(time: string, changes: Partial<TimedDeparture> = {}): TimedDeparture {
  return { departureDateTime: at(time), scheduledDepartureDateTime: at(time), status: 'scheduled', ...changes };
}
const live = (time: string, planned = time) =>
  departure(time, { status: 'live', scheduledDepartureDateTime: at(planned) });
const show = (one: TimedDeparture, style?: 'countdown' | 'clock') => shownDeparture(one, CLOCK, t, style);

beforeAll(async () => {
  initI18n({ locale: 'en', apiKey: 'test' });
  await loadDepartureMessages();
});
beforeEach(() => setLocale('en'));

describe('one departure', () => {
  it.each([
    ['08:28', { kind: 'minutes', count: '<1' }],
    ['08:30', { kind: 'minutes', count: '1' }],
    ['08:58', { kind: 'minutes', count: '29' }],
    ['08:59', { kind: 'clock', text: '08:59' }],
  ])('at %s', (time, face) => {
    const now = time === '08:28' ? '2026-11-24T07:27:50Z' : CLOCK.now;
    expect(shownDeparture(departure(time), { ...CLOCK, now }, t).face).toMatchObject(face);
  });

  it.each([
    ['is unknown by the timetable only', departure('08:31'), 'scheduled', 'in 2 minutes'],
    ['is predicted as planned', live('08:31'), 'live', 'in 2 minutes, live'],
    ['is late', live('08:37', '08:33'), 'late', 'in 8 minutes, live, 4\u00a0min late'],
    ['is early', live('08:31', '08:33'), 'late', 'in 2 minutes, live, 2\u00a0min early'],
    ['is cancelled', departure('08:31', { status: 'cancelled' }), 'cancelled', 'The 08:31 departure is cancelled'],
    ['does not stop', departure('08:31', { status: 'skipped' }), 'cancelled', 'The 08:31 departure does not stop here'],
    [
      'is not in the timetable',
      departure('08:31', { status: 'added', scheduledDepartureDateTime: null }),
      'live',
      'in 2 minutes, live',
    ],
  ])('%s', (_, one, state, label) => {
    expect(show(one)).toMatchObject({ state, label });
  });

  it('is on time when it differs by seconds of the same minute', () => {
    const seconds = live('08:31');
    expect(show({ ...seconds, departureDateTime: '2026-11-24T08:31:40+01:00' }).state).toBe('live');
  });

  it('shows a cancelled one and a far one by the clock', () => {
    expect(show(departure('08:31', { status: 'cancelled' })).face).toEqual({ kind: 'clock', text: '08:31' });
    expect(show(live('08:31'), 'clock')).toMatchObject({ face: { text: '08:31' }, label: 'at 08:31, live' });
  });

  it('shows the clocks of the stop, whatever the zone of the network', () => {
    const tokyo = { ...departure('08:31'), departureDateTime: '2026-11-24T23:31:00+09:00' };
    expect(show(tokyo)).toMatchObject({ face: { kind: 'clock', text: '23:31' } });
    expect(show({ ...tokyo, departureDateTime: '2026-11-24T12:00:00Z' }).face).toEqual({
      kind: 'clock',
      text: '13:00',
    });
  });
});

describe('a direction', () => {
  const next = [live('08:20'), live('08:37', '08:33'), departure('08:40', { status: 'cancelled' }), departure('08:45')];

  it('has the three that come, the third by the clock on a board', () => {
    const faces = (variant: 'board' | 'list') =>
      directionTexts(next, CLOCK, t, variant).departures.map(({ face }) =>
        face.kind === 'minutes' ? face.count : face.text,
      );
    expect(faces('list')).toEqual(['8', '08:40', '16']);
    expect(faces('board')).toEqual(['8', '08:40', '08:45']);
  });

  it('says in words what colours and strokes say', () => {
    expect(directionTexts(next, CLOCK, t).notes).toEqual([
      { tone: 'late', text: 'Scheduled for 08:33, 4\u00a0min late' },
      { tone: 'cancelled', text: 'The 08:40 departure is cancelled' },
    ]);
  });

  it.each([
    [{ headwaySeconds: 600 }, 'About every 10\u00a0min'],
    [{ headwaySeconds: 3_600 }, 'About every hour'],
    [{ onDemand: true }, 'Book in advance'],
    [{ booking: { contact: 'agency', phone: '03 88 00 00 00' } }, 'Book in advance on 03 88 00 00 00'],
    [{ booking: { contact: 'driver' } }, 'Book in advance'],
  ] as const)('says of %j: %s', (known, text) => {
    expect(departureNotes([{ ...departure('08:31'), ...known }], CLOCK.zone, t)).toEqual([{ tone: 'plain', text }]);
  });

  it('says nothing of one without anything to say, and of none', () => {
    expect(departureNotes([departure('08:31')], CLOCK.zone, t)).toEqual([]);
    expect(directionTexts([], CLOCK, t)).toEqual({ departures: [], notes: [] });
  });
});

it.each([
  ['23:40', '24', []],
  ['00:20', '25', []],
  ['06:53', '25', [{ tone: 'plain', text: 'Next departure tomorrow' }]],
] as const)('says when the next one, at %s on day %s, leaves tomorrow only', (time, day, notes) => {
  expect(directionTexts([departure(time, { departureDateTime: at(time, day) })], CLOCK, t, 'board').notes).toEqual(
    notes,
  );
});

it.each([
  [['23:40', '24'], ['06:53', '25'], 'Then tomorrow from 06:53'],
  [['00:20', '25'], ['06:53', '25'], 'Then tomorrow from 06:53'],
  [['23:40', '24'], ['00:20', '25'], null],
] as const)('says from when on the departures after %j are tomorrow’s: %j', (first, second, text) => {
  const next = [first, second].map(([time, day]) => departure(time, { departureDateTime: at(time, day) }));
  expect(directionTexts(next, CLOCK, t).notes).toEqual(text === null ? [] : [{ tone: 'plain', text }]);
});

it('says which departure is the last of the day, and the first where it is the next', () => {
  const notesOf = (...next: readonly Parameters<typeof directionTexts>[0][number][]) =>
    directionTexts(next, CLOCK, t, 'board').notes.map(({ text }) => text);
  const last = { ...departure('23:40'), isLast: true };
  expect(notesOf(departure('23:20'), last)).toEqual(['Last departure of the day at 23:40']);
  expect(notesOf({ ...departure('08:40'), isFirst: true })).toEqual(['First departure of the day at 08:40']);
  expect(notesOf(departure('08:40'), { ...departure('08:50'), isFirst: true })).toEqual([]);
});

it('says a delay once, and of a departure tomorrow its day', () => {
  const tomorrow = departure('05:49', {
    departureDateTime: at('05:49', '25'),
    scheduledDepartureDateTime: at('05:49', '25'),
  });
  const { departures, notes } = directionTexts([live('08:37', '08:33'), tomorrow], CLOCK, t, 'board');
  expect(departures.map(({ label }) => label)).toEqual(['in 8 minutes, live', 'tomorrow at 05:49']);
  expect(departures[0]?.state).toBe('late');
  expect(notes[1]?.text).toMatch(/08:33, 4\u00a0min late/);
});

it('knows when all of a list leaves tomorrow', () => {
  const tomorrow = [departure('05:49', { departureDateTime: at('05:49', '25') })];
  expect(leaveTomorrow([tomorrow, tomorrow], CLOCK)).toBe(true);
  expect(leaveTomorrow([tomorrow, [departure('09:10')]], CLOCK)).toBe(false);
  expect(leaveTomorrow([tomorrow], CLOCK)).toBe(false);
});

it('drops what has left', () => {
  expect(upcoming([departure('08:28'), departure('08:29')], CLOCK.now)).toHaveLength(1);
  expect(minutesUntil(departure('08:28'), CLOCK.now)).toBe(-1);
});

it.each([
  [['08:30', '08:38', '08:46'], 8],
  [['08:30', '08:37', '08:46'], 8],
  [['08:30', '08:38', '08:56'], null],
  [['08:30', '09:10', '09:50'], null],
  [['08:30', '08:38'], null],
  [['08:30', '08:30', '08:30'], null],
])('%j come every %s minutes', (times, minutes) => {
  expect(intervalMinutes(times.map((time) => departure(time)))).toBe(minutes);
});

it.each([
  ['12:30', '24', 'runs again at 12:30'],
  ['00:36', '25', 'runs again tonight at 00:36'],
  ['05:12', '25', 'runs again tomorrow at 05:12'],
])('%s on the %sth: %s', (time, day, text) => {
  expect(resumesText(departure(time, { departureDateTime: at(time, day) }), CLOCK, t)).toBe(text);
});

it('keeps minutes and clocks right when the clocks go back', () => {
  const night = { now: '2026-10-25T00:58:00Z', zone: 'Europe/Paris' };
  const second = departure('02:10', { departureDateTime: '2026-10-25T02:10:00+01:00' });
  expect(shownDeparture(second, night, t).face).toMatchObject({ count: '12' });
  expect(shownDeparture(second, night, t, 'clock').face).toEqual({ kind: 'clock', text: '02:10' });
});

it.each(LOCALES)('has a text for everything: %s', async (locale) => {
  await setLocale(locale);
  const texts = [
    live('08:31', '08:33'),
    live('08:29'),
    departure('08:31', { status: 'skipped' }),
    departure('09:31'),
  ].map((one) => show(one).label);
  expect(new Set(texts).size).toBe(texts.length);
  expect(texts.join(' ')).not.toMatch(/\{\{|departures/);
});
