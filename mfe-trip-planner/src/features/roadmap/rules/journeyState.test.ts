import { detailed, ride, section } from '../../../testing/trips.ts';
import type { DetailedJourney, Section } from '../../../trip/detailedJourney.ts';
import { breakOf, journeyState } from './journeyState.ts';

const at = (clock: string) => `2026-11-21T${clock}:00+01:00`;

const toStop = section('walk', { start: '08:00', end: '08:04', from: 'Home', to: 'Oak', metres: 300 });
const tram = ride('A', { start: '08:06', end: '08:20', from: 'Oak', to: 'Elm' });
const bus = ride('12', { start: '08:27', end: '08:40', from: 'Elm', to: 'Fir' });
const JOURNEY = detailed('j', [toStop, tram, bus]);
const ON_FOOT = detailed('w', [section('walk', { start: '08:00', end: '08:20', from: 'Home', to: 'Work' })]);

function withRide(base: Section, more: Partial<NonNullable<Section['ride']>>): Section {
  return { ...base, holds: false, ride: { ...(base.ride as NonNullable<Section['ride']>), ...more } };
}

const skippedAt = (position: number) =>
  withRide(tram, {
    status: 'skipped',
    calls: (tram.ride?.calls ?? []).map((call, index) => (index === position ? { ...call, status: 'skipped' } : call)),
  });

const BROKEN = {
  cancelled: detailed('j', [toStop, tram, withRide(bus, { status: 'cancelled' })]),
  boarding: detailed('j', [toStop, skippedAt(0), bus]),
  leaving: detailed('j', [toStop, skippedAt(1), bus]),
  connection: detailed('j', [toStop, tram, { ...bus, holds: false }]),
};

interface Looked {
  readonly opened?: string;
  readonly now: string;
  readonly isExpired?: boolean;
}

const kindOf = (journey: DetailedJourney, { now, opened = now, isExpired = false }: Looked) =>
  journeyState(journey, { now: at(now), openedAt: at(opened), isExpired }).kind;

describe('journeyState', () => {
  it.each([
    ['before it starts', JOURNEY, { now: '07:30' }, 'upcoming'],
    ['in the minute of its start', JOURNEY, { now: '08:00' }, 'upcoming'],
    ['on the way to the stop', JOURNEY, { now: '08:03' }, 'underWay'],
    ['in the minute in which the vehicle leaves', JOURNEY, { now: '08:06' }, 'underWay'],
    ['opened after the vehicle has left', JOURNEY, { now: '08:07' }, 'missed'],
    ['on board, opened before the departure', JOURNEY, { opened: '08:06', now: '08:15' }, 'underWay'],
    ['in the minute of arrival', JOURNEY, { opened: '08:00', now: '08:40' }, 'underWay'],
    ['afterwards', JOURNEY, { opened: '08:00', now: '08:41' }, 'arrived'],
    ['afterwards, opened after the arrival', JOURNEY, { now: '09:00' }, 'arrived'],
    ['on foot nothing is missed', ON_FOOT, { now: '08:10' }, 'underWay'],
    ['on foot, arrived', ON_FOOT, { now: '08:30' }, 'arrived'],
    ['broken before it starts', BROKEN.cancelled, { now: '07:30' }, 'broken'],
    ['broken takes precedence over missed', BROKEN.connection, { now: '08:15' }, 'broken'],
    ['broken takes precedence over arrived', BROKEN.cancelled, { now: '09:00' }, 'broken'],
    ['expired takes precedence over broken', BROKEN.cancelled, { now: '07:30', isExpired: true }, 'expired'],
  ] as const)('%s', (_, journey, looked, kind) => {
    expect(kindOf(journey, looked)).toBe(kind);
  });

  it('uses the expected departure of a late vehicle', () => {
    const late = { ...tram, departureDateTime: at('08:12') };
    expect(kindOf(detailed('j', [toStop, late, bus]), { now: '08:10' })).toBe('underWay');
  });
});

describe('breakOf', () => {
  it.each([
    ['nothing', JOURNEY, null],
    ['a cancelled ride', BROKEN.cancelled, { cause: 'cancelled', time: at('08:27') }],
    ['the boarding stop is skipped', BROKEN.boarding, { cause: 'skipped', stop: 'Oak' }],
    ['the alighting stop is skipped', BROKEN.leaving, { cause: 'skipped', stop: 'Elm' }],
    ['a missed connection', BROKEN.connection, { cause: 'missedConnection', stop: 'Elm', time: at('08:27') }],
  ])('%s', (_, journey, found) => {
    const reason = breakOf(journey);
    if (found === null) expect(reason).toBeNull();
    else expect(reason).toMatchObject(found);
  });
});
