import {
  asPlanned,
  freshnessOf,
  isBeingTouched,
  keepOrder,
  type NearbyStop,
  type ShownNearby,
  stablePoint,
  widerRadius,
} from './nearby.ts';

const stop = (id: string, metres: number, lines: NearbyStop['lines'] = []): NearbyStop => ({
  id,
  name: id,
  lat: 48,
  lon: 2,
  metres,
  seconds: metres,
  lines,
  others: [],
});
const idsOf = (stops: readonly NearbyStop[]) => stops.map(({ id }) => id).join('');

describe('stops', () => {
  const stops = [stop('a', 100), stop('b', 300), stop('c', 380), stop('d', 420)];

  it('stay where they were under a finger, new ones behind', () => {
    expect(idsOf(keepOrder([stop('new', 50), ...stops], [stop('c', 1), stop('gone', 2), stop('a', 3)]))).toBe(
      'canewbd',
    );
    expect([isBeingTouched(10_000, 14_999), isBeingTouched(10_000, 15_000)]).toEqual([true, false]);
  });

  it.each([
    [810, 2_000],
    [2_001, 5_000],
    [5_001, null],
  ])('at %s m need a circle of %s m', (metres, radius) => {
    expect(widerRadius({ metres })).toBe(radius);
  });
});

describe('the middle of the list', () => {
  const here = { lat: 48, lon: 2 };
  const near = { lat: 48.001, lon: 2 };

  it('stays while the map moves a little, and follows a place that was chosen exactly', () => {
    expect(stablePoint(here, near, false)).toBe(here);
    expect(stablePoint(here, near, true)).toEqual(near);
    expect(stablePoint(here, { lat: 48.01, lon: 2 }, false)).toEqual({ lat: 48.01, lon: 2 });
    expect(stablePoint(here, { lat: 48.0000001, lon: 2 }, true)).toBe(here);
    expect(stablePoint(null, { lat: 48.123456789, lon: 2 }, false)).toEqual({ lat: 48.12346, lon: 2 });
  });
});

describe('what is known of the vehicles', () => {
  const NOW = '2026-11-24T08:28:00+01:00';
  const answer = (liveAt: string | null, receivedAt = NOW): ShownNearby => ({
    liveAt,
    receivedAt,
    kinds: [],
    stops: [],
    stopCount: 0,
    nearestStop: null,
    places: [],
    placeCount: 0,
  });

  it.each([
    ['is live', '08:27', answer('2026-11-24T08:27:00+01:00'), 'live'],
    ['is live on other clocks', '08:27', answer('2026-11-24T16:27:00+09:00'), 'live'],
    ['is lost when it is old', '08:21', answer('2026-11-24T08:21:00+01:00'), 'lost'],
    ['is lost when nothing is known any more', '08:21', answer(null), 'lost'],
    ['is lost without answers', '08:27', answer('2026-11-24T08:27:00+01:00', '2026-11-24T08:25:00+01:00'), 'lost'],
  ])('%s', (_, clock, last, state) => {
    const at = `2026-11-24T${clock}:00+01:00`;
    expect(freshnessOf(at, last, NOW)).toEqual({ state, at });
  });

  it('is nothing where nothing ever was', () => {
    expect(freshnessOf(null, answer(null), NOW)).toEqual({ state: 'planned', at: null });
    expect(freshnessOf(null, undefined, NOW).state).toBe('planned');
  });

  it('is left out of a stop when it is lost, and what is cancelled stays so', () => {
    const departure = (status: 'live' | 'cancelled') => ({
      stopPointId: 'p',
      platform: '',
      headsign: 'End',
      departureDateTime: '2026-11-24T08:37:00+01:00',
      scheduledDepartureDateTime: '2026-11-24T08:33:00+01:00',
      status,
      delaySeconds: status === 'live' ? 240 : null,
      headwaySeconds: null,
    });
    const line = {
      id: 'l',
      shortName: '1',
      longName: '',
      mode: 'bus' as const,
      color: '#000000',
      textColor: '#ffffff',
    };
    const directions = [
      { direction: 0 as const, headsigns: ['End'], departures: [departure('live'), departure('cancelled')] },
    ];
    const planned = asPlanned({ ...stop('a', 1), lines: [{ line, alert: null, directions }] });
    expect(planned.lines[0]!.directions[0]!.departures).toMatchObject([
      { status: 'scheduled', delaySeconds: null, departureDateTime: '2026-11-24T08:33:00+01:00' },
      { status: 'cancelled', departureDateTime: '2026-11-24T08:37:00+01:00' },
    ]);
  });
});
