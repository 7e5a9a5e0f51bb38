import {
  formatDelta,
  formatTime,
  headwayOf,
  type Instant,
  localClock,
  localDaysBetween,
  type Translate,
} from '@halte/i18n';
import type { DepartureNote, ShownDeparture } from '@halte/ui';
import type { components } from '../generated.ts';
import { isMade, isShownAsMinutes, minutesLate, minutesUntil, type TimedDeparture, upcoming } from './timing.ts';

type StopDeparture = components['schemas']['StopDeparture'];
type T = Translate<'departures'>;

export interface DepartureClock {
  readonly now: Instant;
  /** The zone of the network; an instant with an offset is shown by its offset. */
  readonly zone: string;
}

/** Notes need more than the times, where it is known. */
export type NotedDeparture = TimedDeparture &
  Partial<Pick<StopDeparture, 'onDemand' | 'headwaySeconds' | 'booking' | 'isFirst' | 'isLast'>>;

/** `countdown`: minutes as long as they are few; `clock`: always the clock time. */
export type DepartureStyle = 'countdown' | 'clock';

function stateOf(departure: TimedDeparture): ShownDeparture['state'] {
  if (!isMade(departure)) return 'cancelled';
  if (departure.status === 'scheduled') return 'scheduled';
  return minutesLate(departure) === 0 ? 'live' : 'late';
}

function notMade({ status }: TimedDeparture, time: string, t: T): string {
  return t(status === 'skipped' ? 'skipped' : 'cancelled', { time });
}

/** The clock time, with its day where the time alone would be read as today's. */
export function whenText(departure: TimedDeparture, clock: DepartureClock, t: T): string {
  const time = formatTime(departure.departureDateTime, clock.zone);
  const day = dayOf(departure, clock);
  return day === 'today' ? t('at', { time }) : t(`at.${day}`, { time });
}

/** Minutes late or early in words, or `''`. */
function deviation(departure: TimedDeparture, t: T): string {
  const minutes = minutesLate(departure);
  if (minutes === 0) return '';
  return t(minutes > 0 ? 'late' : 'early', { delta: formatDelta(Math.abs(minutes) * 60) });
}

function labelOf(departure: TimedDeparture, when: string, t: T): string {
  if (departure.status === 'scheduled') return when;
  return [t('live', { when }), deviation(departure, t)].filter((text) => text !== '').join(', ');
}

/** A departure as `DepartureTime` shows it. */
export function shownDeparture(
  departure: TimedDeparture,
  { now, zone }: DepartureClock,
  t: T,
  style: DepartureStyle = 'countdown',
): ShownDeparture {
  const dateTime = departure.departureDateTime;
  const time = formatTime(dateTime, zone);
  const state = stateOf(departure);
  const clock = { kind: 'clock', text: time } as const;
  if (state === 'cancelled') return { dateTime, state, face: clock, label: notMade(departure, time, t) };
  if (style === 'clock' || !isShownAsMinutes(departure, now)) {
    return { dateTime, state, face: clock, label: labelOf(departure, whenText(departure, { now, zone }, t), t) };
  }
  const minutes = minutesUntil(departure, now);
  const count = minutes < 1 ? '<1' : minutes.toString();
  const when = minutes < 1 ? t('in.now') : t('in', { count: minutes });
  return { dateTime, state, face: { kind: 'minutes', count, unit: t('minutes') }, label: labelOf(departure, when, t) };
}

function bookingNote({ onDemand, booking }: NotedDeparture, t: T): string {
  if (booking?.phone) return t('booking.phone', { phone: booking.phone });
  return booking || onDemand ? t('booking') : '';
}

function headwayText(seconds: number, t: T): string {
  const { unit, count } = headwayOf(seconds);
  return t(`headway.${unit}`, { count });
}

/** The notes below the times: cancellations, the delay of the first departure, the headway, the need to book. */
export function departureNotes(departures: readonly NotedDeparture[], zone: string, t: T): readonly DepartureNote[] {
  const notes: DepartureNote[] = [];
  const [first] = departures;
  if (!first) return notes;
  const late = deviation(first, t);
  if (late !== '' && first.scheduledDepartureDateTime !== null) {
    notes.push({
      tone: 'late',
      text: t('planned', { time: formatTime(first.scheduledDepartureDateTime, zone), deviation: late }),
    });
  }
  for (const departure of departures.filter((one) => !isMade(one))) {
    notes.push({ tone: 'cancelled', text: notMade(departure, formatTime(departure.departureDateTime, zone), t) });
  }
  if (first.headwaySeconds) {
    notes.push({ tone: 'plain', text: headwayText(first.headwaySeconds, t) });
  }
  const booking = bookingNote(first, t);
  if (booking !== '') notes.push({ tone: 'plain', text: booking });
  return notes;
}

/** Clock times before this hour belong to the night before, as travellers say it. */
const MORNING = '05:00';

/** The day a departure belongs to, as travellers say it at `now`. */
function dayOf({ departureDateTime }: TimedDeparture, { now, zone }: DepartureClock): 'today' | 'night' | 'tomorrow' {
  const days = localDaysBetween(now, departureDateTime, zone);
  if (days <= 0) return 'today';
  return days === 1 && localClock(departureDateTime, zone).slice(11) < MORNING ? 'night' : 'tomorrow';
}

/** Which of the departures leave tomorrow: their clock times alone would be read as today's. */
function tomorrowNotes(departures: readonly TimedDeparture[], clock: DepartureClock, t: T): readonly DepartureNote[] {
  const made = departures.filter(isMade);
  const index = made.findIndex((departure) => dayOf(departure, clock) === 'tomorrow');
  const first = made[index];
  if (!first) return [];
  const time = formatTime(first.departureDateTime, clock.zone);
  return [{ tone: 'plain', text: index === 0 ? t('next.tomorrow') : t('then.tomorrow', { time }) }];
}

/** The last departure of the day, and the first one if it is the next: there is none after the former and before the latter. */
function endNotes(departures: readonly NotedDeparture[], clock: DepartureClock, t: T): readonly DepartureNote[] {
  const made = departures.filter(isMade);
  const [next] = made;
  const last = made.find(({ isLast }) => isLast);
  const noteOf = (key: 'first' | 'last', departure: NotedDeparture): DepartureNote => ({
    tone: 'plain',
    text: t(key, { time: formatTime(departure.departureDateTime, clock.zone) }),
  });
  return [
    ...(next?.isFirst && dayOf(next, clock) !== 'tomorrow' ? [noteOf('first', next)] : []),
    ...(last ? [noteOf('last', last)] : []),
  ];
}

/** Number of departures in one row. */
const IN_A_ROW = 3;

/** The departures of a direction as `DirectionRow` shows them. On a board the third is a clock time. */
export function directionTexts(
  departures: readonly NotedDeparture[],
  clock: DepartureClock,
  t: T,
  variant: 'board' | 'list' = 'list',
): { readonly departures: readonly ShownDeparture[]; readonly notes: readonly DepartureNote[] } {
  const next = upcoming(departures, clock.now).slice(0, IN_A_ROW);
  const notes = departureNotes(next, clock.zone, t);
  const isLateNoted = notes.some(({ tone }) => tone === 'late');
  return {
    departures: next.map((departure, index) => {
      const style = variant === 'board' && index === IN_A_ROW - 1 ? 'clock' : 'countdown';
      // The note gives the delay.
      const known = isLateNoted && index === 0 ? { ...departure, scheduledDepartureDateTime: null } : departure;
      const { label } = shownDeparture(known, clock, t, style);
      return { ...shownDeparture(departure, clock, t, style), label };
    }),
    notes: [...tomorrowNotes(next, clock, t), ...endNotes(next, clock, t), ...notes],
  };
}

/** Whether all next departures are tomorrow's: one note for the list says so instead of one below each row. */
export function leaveTomorrow(groups: readonly (readonly TimedDeparture[])[], clock: DepartureClock): boolean {
  const firsts = groups.flatMap((departures) => upcoming(departures, clock.now).find(isMade) ?? []);
  return firsts.length > 1 && firsts.every((departure) => dayOf(departure, clock) === 'tomorrow');
}

/** When a line runs again: "resumes tonight at 00:36". */
export function resumesText(departure: TimedDeparture, clock: DepartureClock, t: T): string {
  return t(`resumes.${dayOf(departure, clock)}`, { time: formatTime(departure.departureDateTime, clock.zone) });
}
