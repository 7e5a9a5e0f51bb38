import type { components } from '@halte/api';
import { isRecord } from '@halte/contract/fields';

type Schemas = components['schemas'];

/** What is known of vehicles in answers of the backend; the compiler compares the names with its document. */
type Live = Schemas['StopDeparture'] & Schemas['DepartureArrival'] & Schemas['DetailedJourney'] & Schemas['StopsNext'];
type Field = keyof Live;

const is = <Name extends Field>(name: Name): Name => name;

const STATUS = is('status');
const JOURNEY = is('realTime');
const DELAY = is('delaySeconds');
const LIVE_AT = is('liveAt');
const TIMES: readonly (readonly [shown: Field, planned: Field])[] = [
  ['departureDateTime', 'scheduledDepartureDateTime'],
  ['arrivalDateTime', 'scheduledArrivalDateTime'],
];

function planned(object: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  // A trip that the timetable does not have is known from predictions only; its times stay.
  const isPredicted = object[STATUS] === 'live' || object[STATUS] === 'added';
  const isLive = isPredicted || object[JOURNEY] === 'live';
  const times = TIMES.filter(([, name]) => isLive && typeof object[name] === 'string');
  return {
    ...object,
    ...(isPredicted && { [STATUS]: 'scheduled' }),
    ...(object[JOURNEY] === 'live' && { [JOURNEY]: 'scheduled' }),
    ...(DELAY in object && { [DELAY]: null }),
    ...(LIVE_AT in object && { [LIVE_AT]: null }),
    ...Object.fromEntries(times.map(([shown, name]) => [shown, object[name]])),
  };
}

/**
 * An answer as if nothing were known of its vehicles: predicted times become those of the timetable. Cancelled trips and missed connections stay: they are
 * rarely taken back, and a trip that does not run must not look as if it did.
 */
export function withoutLive(answer: unknown): unknown {
  if (Array.isArray(answer)) return answer.map(withoutLive);
  if (!isRecord(answer)) return answer;
  return planned(Object.fromEntries(Object.entries(answer).map(([name, value]) => [name, withoutLive(value)])));
}
