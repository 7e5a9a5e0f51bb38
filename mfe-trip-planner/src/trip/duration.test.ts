import { formatTime } from '@halte/i18n';
import { detailed, journey, ride, section } from '../testing/trips.ts';
import { shownBetween, shownDuration, shownFrom } from './duration.ts';
import { stripOf, summaryOf } from './journey.ts';
import { type Step, stepsOf } from './roadmap.ts';

const ZONES = ['Europe/Paris', 'Pacific/Auckland', 'Asia/Kathmandu'];
const at = (clock: string) => `2026-11-21T${clock}+01:00`;

it.each([
  ['23:15:50', '23:51:10', 36],
  ['08:30:00', '09:12:00', 42],
  ['08:00:05', '08:00:55', 0],
  ['08:00:59', '08:01:00', 1],
  ['08:00:00', '08:00:00', 0],
])('from %s to %s it takes %i minutes', (start, end, minutes) => {
  const seconds = (Date.parse(at(end)) - Date.parse(at(start))) / 1000;
  expect(shownFrom(at(start), seconds)).toBe(minutes * 60);
  expect(shownBetween(at(start), at(end))).toBe(minutes * 60);
  expect(shownDuration(journey('j', { departureDateTime: at(start), arrivalDateTime: at(end) }))).toBe(minutes * 60);
});

it('lasts no less than nothing where a journey cannot be made any more', () => {
  const broken = journey('j', { departureDateTime: at('08:10:00'), arrivalDateTime: at('08:05:00') });
  expect(shownDuration(broken)).toBe(0);
  expect(shownBetween(at('08:10:00'), at('08:05:00'))).toBe(-300);
});

it('is the difference of the instants, not of the clocks, on the night when clocks go back', () => {
  expect(shownBetween('2026-10-25T02:50:00+02:00', '2026-10-25T02:10:00+01:00')).toBe(20 * 60);
});

const minutesOf = (clock: string) => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3));
/** Seconds of an hour, each second of a minute among them. */
const SOME_SECONDS = Array.from({ length: 60 }, (_, index) => index * 61);

it.each(ZONES)('is the difference of the clock times beside it in %s, whatever the seconds', (zone) => {
  for (const second of SOME_SECONDS) {
    const start = new Date(Date.parse(at('09:00:00')) + second * 1000).toISOString();
    const seconds = (second * 7919) % 7200;
    const end = new Date(Date.parse(start) + seconds * 1000).toISOString();
    const shown = (minutesOf(formatTime(end, zone)) - minutesOf(formatTime(start, zone)) + 1440) % 1440;
    expect({ start, seconds, minutes: shownFrom(start, seconds) / 60 }).toEqual({ start, seconds, minutes: shown });
  }
});

/** Sections that follow one another, each so many seconds long. */
function sections(...given: readonly (readonly ['walk' | 'wait' | 'ride', number])[]) {
  let time = Date.parse(at('08:00:20'));
  return given.map(([kind, durationSeconds]) => {
    const departureDateTime = new Date(time).toISOString();
    time += durationSeconds * 1000;
    const span = { start: '08:00', end: '08:01', from: 'Oak', to: 'Elm', metres: 100 };
    const made = kind === 'ride' ? ride('A', span) : section(kind, span);
    return { ...made, departureDateTime, arrivalDateTime: new Date(time).toISOString(), durationSeconds };
  });
}

const change = (steps: readonly Step[]) => steps.find((step) => step.kind === 'change');

it.each([
  ['LAMPR to CAILL of the review', 110, 235, [6, 2, 4]],
  ['a walk of two minutes and a half', 150, 209, [6, 2, 4]],
  ['a few steps: all of it is to spare', 30, 200, [4, 0, 4]],
  ['the walk takes all of it', 239, 0, [4, 4, 0]],
])('walk and time to spare make the change: %s', (_, walk, wait, minutes) => {
  const given = sections(['ride', 300], ['walk', walk], ['wait', wait], ['ride', 300]);
  const step = change(stepsOf(detailed('j', given)));
  const shown = step?.kind === 'change' ? [step.seconds, step.walkSeconds, step.shownSpareSeconds] : [];
  expect(shown.map((seconds) => seconds / 60)).toEqual(minutes);
});

it('adds up: what the steps take is what the journey takes, on the roadmap and on the card', () => {
  for (const walk of SOME_SECONDS.slice(1, 30)) {
    const given = sections(['walk', walk], ['wait', 95], ['ride', 400], ['walk', walk], ['wait', 41], ['ride', 299]);
    const whole = detailed('j', given);
    const steps = stepsOf(whole).reduce((sum, step) => sum + (step.kind === 'place' ? 0 : step.seconds), 0);
    expect({ walk, steps }).toEqual({ walk, steps: shownDuration(whole) });
    const first = stepsOf(whole).find(({ kind }) => kind === 'walk');
    expect(stripOf(summaryOf(whole))[0]?.minutes).toBe(first?.kind === 'walk' ? first.seconds / 60 : null);
  }
});
