/** Trips that are not in the timetable: additional vehicles at busy hours on busy lines. */
import { hashText } from '../city/random.ts';
import { compact } from '../timetable/calendar.ts';
import { type DayNumber, dateOf, dayOf, type EpochSeconds, serviceDayStart } from '../timetable/time.ts';
import type { Trip } from '../timetable/trips.ts';
import type { FeedEntity } from './encode.ts';
import type { Schedule } from './schedule.ts';
import { PUBLISHED_BEFORE_SECONDS } from './tripUpdates.ts';

const LINES: readonly string[] = ['M1', 'M2', 'A', 'B', 'C', '11', '12'];
/** One trip starts in each of these, from 06:00 until 21:20, so that one or two are on the road or soon will be. */
const SLOT_SECONDS = 2_400;
const FIRST_SLOT = 9;
const LAST_SLOT = 32;
/** Seconds between the planned trip and the extra one that follows it. */
const BEHIND_SECONDS = 120;
const MAX_TRIP_SECONDS = 3 * 3_600;

export function extraTrips(schedule: Schedule, now: EpochSeconds): FeedEntity[] {
  const entities: FeedEntity[] = [];
  const today = dayOf(now);
  for (const day of [today - 1, today]) {
    const dayStart = serviceDayStart(day);
    for (let slot = FIRST_SLOT; slot <= LAST_SLOT; slot++) {
      const from = dayStart + slot * SLOT_SECONDS;
      if (from > now + PUBLISHED_BEFORE_SECONDS || from + MAX_TRIP_SECONDS < now) continue;
      const line = LINES[hashText(`${day}:${slot}`, schedule.network.seed) % LINES.length]!;
      const trip = firstTripInSlot(schedule, line, day, slot * SLOT_SECONDS);
      if (trip === null) continue;
      const extra = { trip, day, dayStart, id: `extra-${line}-${day}-${slot}` };
      if (isPublished(extra, now)) entities.push(extraTrip(extra));
    }
  }
  return entities;
}

interface ExtraTrip {
  readonly id: string;
  /** The planned trip that it follows. */
  readonly trip: Trip;
  readonly day: DayNumber;
  readonly dayStart: EpochSeconds;
}

function isPublished({ trip, dayStart }: ExtraTrip, now: EpochSeconds): boolean {
  const start = dayStart + trip.departures[0]! + BEHIND_SECONDS;
  const end = dayStart + trip.arrivals.at(-1)! + BEHIND_SECONDS;
  return start <= now + PUBLISHED_BEFORE_SECONDS && end >= now;
}

function extraTrip({ id, trip, day, dayStart }: ExtraTrip): FeedEntity {
  const { arrivals, departures, line, pattern } = trip;
  const instant = (seconds: number) => dayStart + seconds + BEHIND_SECONDS;
  return {
    id,
    tripUpdate: {
      trip: {
        tripId: id,
        startDate: compact(dateOf(day)),
        scheduleRelationship: 'ADDED',
        routeId: line.id,
        directionId: pattern.direction,
      },
      tripHeadsign: pattern.headsign,
      stopTimeUpdate: pattern.stops.map(({ stop }, i) => ({
        stopSequence: i + 1,
        stopId: stop,
        arrival: { time: instant(arrivals[i]!) },
        departure: { time: instant(departures[i]!) },
      })),
    },
  };
}

/** The first trip of a line that departs within a slot; trips that run by headway are left out. */
function firstTripInSlot({ trips, runsOn }: Schedule, line: string, day: DayNumber, from: number): Trip | null {
  let first: Trip | null = null;
  for (const trip of trips) {
    const departure = trip.departures[0]!;
    if (
      trip.line.id === line &&
      departure >= from &&
      departure < from + SLOT_SECONDS &&
      (first === null || departure < first.departures[0]!) &&
      trip.frequencies.length === 0 &&
      runsOn(trip, day)
    ) {
      first = trip;
    }
  }
  return first;
}
