/** All simulated real-time data over whole days, read by the same code as an operator's. */
import { createOperator, MESSAGE_NAMES, type Network, type Operator } from '@halte/demo-city/operator';
import type { EpochSeconds } from '@halte/engine/common/time';
import { epochAt, serviceDayStart } from '@halte/engine/common/zone';
import type { Feed } from '@halte/engine/timetable/feed/feed';
import { metresBetween } from '@halte/engine/timetable/geo/distance';
import type { TripInstanceUpdate } from '@halte/engine/timetable/realtime/tripUpdates';
import { rounds } from '@halte/judge/sample';
import { LANGUAGES } from '../common/language.ts';
import { resolveAlerts } from '../realtime/resolve/alerts.ts';
import { resolveTripUpdates } from '../realtime/resolve/resolveTripUpdates.ts';
import { resolveVehicles } from '../realtime/resolve/vehicles.ts';
import { decodeMessage } from '../realtime/wire/decode.ts';
import { testCityFeed, testCitySource } from '../testing/demoCity.ts';

const ZONE = 'Europe/Paris';
const SEED = 2_024;
const SLOW_MS = 60_000;
/** Minimum share of the scheduled ride time that a late vehicle needs. */
const MIN_RIDE_SHARE = 0.85;
const NO_PLACES = { addresses: [], amenities: [] };

let feed: Feed;
let network: Network;
let clock: EpochSeconds = 0;
let operator: Operator;

beforeAll(async () => {
  feed = await testCityFeed();
  ({ network } = await testCitySource());
  operator = operatorOf(SEED, () => clock);
}, SLOW_MS);

function operatorOf(seed: number, now: () => EpochSeconds): Operator {
  const seeded = { ...network, seed };
  return createOperator({ network: () => seeded, places: NO_PLACES, everySeconds: 20, now });
}

function messagesAt(now: EpochSeconds, from = operator) {
  clock = now;
  return MESSAGE_NAMES.map((name) => Buffer.from(from.realTimeMessage(name)!));
}

function resolvedAt(now: EpochSeconds) {
  const [trips, vehicles, alerts] = messagesAt(now).map(decodeMessage);
  return {
    trips: resolveTripUpdates(feed, trips!, now),
    vehicles: resolveVehicles(feed, vehicles!, now),
    alerts: resolveAlerts(feed, alerts!),
  };
}

const minutesLate = ({ trip, offset, arrival }: TripInstanceUpdate) => {
  const first = feed.trips.stopTimeStart[trip]!;
  return Math.max(...arrival.map((time, i) => time - offset - feed.stopTimes.arrival[first + i]!)) / 60;
};

/** Actual share of the scheduled ride time, for the most shortened ride of a trip. */
const fastestShare = ({ trip, arrival, departure, skipped }: TripInstanceUpdate) => {
  const { stopTimes, trips } = feed;
  const first = trips.stopTimeStart[trip]!;
  const shares = [...arrival].slice(1).map((time, i) => {
    const planned = stopTimes.arrival[first + i + 1]! - stopTimes.departure[first + i]!;
    return skipped[i] || skipped[i + 1] || planned <= 0 ? 1 : (time - departure[i]!) / planned;
  });
  return Math.min(...shares);
};

const goesOn = ({ arrival, departure }: Pick<TripInstanceUpdate, 'arrival' | 'departure'>) =>
  arrival.every((time, i) => time <= departure[i]! && (i === 0 || departure[i - 1]! <= time));

describe('the same seed and instant', () => {
  const now = epochAt(ZONE, '2026-11-23T08:00:20');

  it('give the same bytes until the next poll period', () => {
    const bytes = messagesAt(now);
    expect(messagesAt(now + 19).every((message, i) => message.equals(bytes[i]!))).toBe(true);
    expect(messagesAt(now + 20)[0]!.equals(bytes[0]!)).toBe(false);
    expect(
      messagesAt(
        now,
        operatorOf(7, () => clock),
      )[0]!.equals(bytes[0]!),
    ).toBe(false);
  });

  it('are written once', () => {
    clock = now;
    expect(operator.realTimeMessage('alerts')).toBe(operator.realTimeMessage('alerts'));
  });
});

describe('a simulated day', () => {
  it.each([
    ['a Wednesday', '2026-11-25', rounds({ all: 600, few: 3_600 })],
    ['a Sunday', '2026-11-29', 5_400],
  ])(
    'of %s is read with nothing dropped, and no times decrease along a trip',
    (_name, date, everySeconds) => {
      const midnight = epochAt(ZONE, `${date}T00:00`);
      const found = { instances: 0, late: 0, cancelled: 0, skipping: 0, added: 0, most: 0, fastest: 1 };
      for (let now = midnight; now < midnight + 86_400; now += everySeconds) {
        const { trips, vehicles, alerts } = resolvedAt(now);
        const dropped = [trips, vehicles, alerts].map((part) => Object.fromEntries(part.dropped));
        expect([now, ...dropped]).toEqual([now, {}, {}, {}]);
        const { instances, added } = trips.updates;
        expect([...instances, ...added].every(goesOn)).toBe(true);
        expect(added.length).toBeLessThan(4);
        found.instances += instances.length;
        found.late += instances.filter((instance) => minutesLate(instance) > 3).length;
        found.cancelled += instances.filter(({ cancelled }) => cancelled).length;
        found.skipping += instances.filter(({ skipped }) => skipped.includes(1)).length;
        found.added += added.length;
        found.fastest = Math.min(found.fastest, ...instances.map(fastestShare));
        found.most = Math.max(found.most, ...instances.map(minutesLate));
      }
      expect(found.late / found.instances).toBeGreaterThan(0.03);
      expect(found.late / found.instances).toBeLessThan(0.3);
      expect(found.cancelled / found.instances).toBeLessThan(0.1);
      expect(Math.min(found.cancelled, found.skipping, found.added)).toBeGreaterThan(0);
      expect(found.fastest).toBeGreaterThanOrEqual(MIN_RIDE_SHARE);
      expect(found.most).toBeLessThan(12);
    },
    SLOW_MS,
  );

  it('publishes the same delay of a trip in a later message', () => {
    const now = epochAt(ZONE, '2026-11-25T08:00');
    const keyOf = ({ trip, serviceDay, offset }: TripInstanceUpdate) => `${trip} ${serviceDay} ${offset}`;
    const before = new Map(resolvedAt(now).trips.updates.instances.map((instance) => [keyOf(instance), instance]));
    const both = resolvedAt(now + 300).trips.updates.instances.filter((instance) => before.has(keyOf(instance)));
    expect(both.length).toBeGreaterThan(200);
    for (const instance of both) expect(instance).toEqual(before.get(keyOf(instance)));
  });
});

describe('simulated vehicles', () => {
  it('are as far along their line as their delay allows', () => {
    const now = epochAt(ZONE, '2026-11-25T17:30');
    const { trips, vehicles } = resolvedAt(now);
    expect(vehicles.vehicles.length).toBeGreaterThan(100);
    for (const { instance, stop, lat, lon } of vehicles.vehicles) {
      const update = trips.updates.instances.find(
        (one) => one.trip === instance?.trip && one.offset === instance.offset,
      );
      const seconds = now - serviceDayStart(ZONE, update!.serviceDay);
      const next = update!.departure.findIndex((time) => time >= seconds);
      const first = feed.trips.stopTimeStart[update!.trip]!;
      expect(stop).toBe(feed.stopTimes.stop[first + next]);
      const place = feed.stops[stop!]!;
      const way =
        next === 0 ? 0 : feed.stopTimes.shapeDistance[first + next]! - feed.stopTimes.shapeDistance[first + next - 1]!;
      // A vehicle that has arrived is at its stop; otherwise it is no further away than the distance from the previous stop.
      const isThere = update!.arrival[next]! <= seconds;
      expect(metresBetween(lat, lon, place.lat, place.lon)).toBeLessThan(isThere ? 60 : way + 60);
    }
  });
});

describe('simulated alerts', () => {
  it('are in five languages, about lines and stops that are there, and hold now or soon', () => {
    const now = epochAt(ZONE, '2026-11-25T08:00');
    const { alerts } = resolvedAt(now).alerts;
    expect(alerts.length).toBeGreaterThanOrEqual(6);
    for (const { texts, scopes, periods } of alerts) {
      expect([...texts.keys()].sort()).toEqual([...LANGUAGES].sort());
      const headers = [...texts.values()].map(({ header }) => header);
      expect(new Set(headers).size).toBe(LANGUAGES.length);
      for (const { header, description } of texts.values()) expect(`${header} ${description}`).not.toMatch(/[{}]/);
      expect([scopes.length > 0, periods.length > 0]).toEqual([true, true]);
    }
  });

  it.each([
    ['on a market day', '2026-11-25T10:00', true],
    ['in its afternoon', '2026-11-25T15:00', false],
    ['on another day', '2026-11-26T10:00', false],
  ])('hold for buses too: around the market %s', (_name, clock, passing) => {
    const now = epochAt(ZONE, clock);
    const { trips, alerts } = resolvedAt(now);
    const market = alerts.alerts.find(({ id }) => id === 'market')!;
    expect(market.periods.some(({ from, to }) => from! <= now && now < to!)).toBe(passing);
    const square = feed.areas.findIndex(({ name }) => name === 'Place du Marché');
    const skipping = trips.updates.instances.filter(({ trip, skipped }) =>
      skipped.some(
        (one, i) => one === 1 && feed.stops[feed.stopTimes.stop[feed.trips.stopTimeStart[trip]! + i]!]!.area === square,
      ),
    );
    expect(skipping.length > 0).toBe(passing);
    const lines = new Set(skipping.map(({ trip }) => feed.routes[feed.trips.route[trip]!]!.id));
    expect([...lines].sort()).toEqual(passing ? ['10', '13'] : []);
  });
});
