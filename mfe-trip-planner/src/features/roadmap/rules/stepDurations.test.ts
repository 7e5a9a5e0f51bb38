import { detailed, ride, section } from '../../../testing/trips.ts';
import { shownDuration } from '../../../trip/duration.ts';
import { summaryOf } from '../../../trip/journey.ts';
import { barOf } from '../../journey/journeyBar.ts';
import { type Step, stepsOf } from './steps.ts';

const at = (clock: string) => `2026-11-21T${clock}+01:00`;
/** Seconds of an hour, each second of a minute among them. */
const SOME_SECONDS = Array.from({ length: 60 }, (_, index) => index * 61);

/** Consecutive sections with the given durations in seconds. */
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

const transfer = (steps: readonly Step[]) => steps.find((step) => step.kind === 'transfer');

it.each([
  ['LAMPR to CAILL of the review', 110, 235, [6, 2, 4]],
  ['a walk of two minutes and a half', 150, 209, [6, 2, 4]],
  ['a few steps: all of it is to spare', 30, 200, [4, 0, 4]],
  ['the walk takes all of it', 239, 0, [4, 4, 0]],
])('walk and spare time add up to the transfer: %s', (_, walk, wait, minutes) => {
  const given = sections(['ride', 300], ['walk', walk], ['wait', wait], ['ride', 300]);
  const step = transfer(stepsOf(detailed('j', given)));
  const shown = step?.kind === 'transfer' ? [step.seconds, step.walkSeconds, step.shownSpareSeconds] : [];
  expect(shown.map((seconds) => seconds / 60)).toEqual(minutes);
});

it('adds up: what the steps take is what the journey takes, on the roadmap and on the card', () => {
  for (const walk of SOME_SECONDS.slice(1, 30)) {
    const given = sections(['walk', walk], ['wait', 95], ['ride', 400], ['walk', walk], ['wait', 41], ['ride', 299]);
    const whole = detailed('j', given);
    const steps = stepsOf(whole).reduce((sum, step) => sum + (step.kind === 'place' ? 0 : step.seconds), 0);
    expect({ walk, steps }).toEqual({ walk, steps: shownDuration(whole) });
    const first = stepsOf(whole).find(({ kind }) => kind === 'walk');
    expect(barOf(summaryOf(whole))[0]?.minutes).toBe(first?.kind === 'walk' ? first.seconds / 60 : null);
  }
});
