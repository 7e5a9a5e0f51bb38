/** The departures of one stop on one day, by the hour, as on the poster at the stop. */
import type { components } from '@halte/api';
import { formatTime, type Instant, millisOf } from '@halte/i18n';
import { createLegend, type LetteredRemark, type Remark } from './legend.ts';
import { twiceRemarks } from './twiceANight.ts';

export type StopTimetable = components['schemas']['StopTimetable'];
type PoleDeparture = StopTimetable['hours'][number]['departures'][number];

export interface HourDeparture {
  readonly key: string;
  /** 00 to 59. */
  readonly minute: string;
  readonly millis: number;
  readonly letters: string;
}

export interface Hour {
  /** The hour that a night in autumn has twice is two. */
  readonly key: string;
  /** 00 to 23. */
  readonly hour: string;
  readonly departures: readonly HourDeparture[];
}

export interface StopHours {
  readonly hours: readonly Hour[];
  readonly remarks: readonly LetteredRemark[];
  /** Clock times; null without departures. */
  readonly ends: { readonly first: string; readonly last: string } | null;
}

export function stopHoursOf({ hours, destinations, onDemand }: StopTimetable, zone: string): StopHours {
  const legend = createLegend();
  const all = hours.flatMap(({ departures }) => departures);
  const twiceOf = twiceRemarks(
    all.map(({ departureDateTime }) => departureDateTime),
    zone,
  );
  return {
    hours: hours.map(({ departures }) => ({
      key: hourKey(departures[0]?.departureDateTime ?? ''),
      hour: departures[0]?.departureDateTime.slice(11, 13) ?? '',
      departures: departures.map((one) => ({
        key: `${one.tripId} ${one.offset} ${one.departureDateTime}`,
        minute: one.departureDateTime.slice(14, 16),
        millis: millisOf(one.departureDateTime),
        letters: legend.lettersOf([...remarksOf(one, destinations, onDemand), ...twiceOf(one.departureDateTime)]),
      })),
    })),
    remarks: legend.remarks,
    ends: endsOf(all, zone),
  };
}

function endsOf(departures: readonly PoleDeparture[], zone: string): StopHours['ends'] {
  const [first, last] = [departures[0], departures.at(-1)];
  if (!first || !last) return null;
  return { first: formatTime(first.departureDateTime, zone), last: formatTime(last.departureDateTime, zone) };
}

/** Date, hour and offset of an instant. */
function hourKey(time: Instant): string {
  return `${time.slice(0, 13)}${time.slice(19)}`;
}

function remarksOf(one: PoleDeparture, destinations: readonly string[], onDemand: boolean): Remark[] {
  return [
    ...(one.destination === 0 ? [] : [{ kind: 'destination', name: destinations[one.destination] ?? '' } as const]),
    ...(one.headwaySeconds === null
      ? []
      : [{ kind: 'headway', minutes: Math.round(one.headwaySeconds / 60) } as const]),
    ...(onDemand || one.booking !== null ? [{ kind: 'booked' } as const] : []),
  ];
}

export interface NowInHours {
  /** Key of the current hour; null if it has no departures. */
  readonly hour: string | null;
  /** Key of the next departure; null if all departures of the day are past. */
  readonly departure: string | null;
}

const HOUR = 3_600_000;

/** Where now is in the hours of a day on which vehicles run now. */
export function nowInHours({ hours }: StopHours, now: Instant): NowInHours {
  const moment = millisOf(now);
  const hour = hours.find(({ departures: [first] }) => {
    if (!first) return false;
    const start = first.millis - Number(first.minute) * 60_000;
    return moment >= start && moment < start + HOUR;
  });
  const next = hours.flatMap(({ departures }) => departures).find(({ millis }) => millis >= moment);
  return { hour: hour?.key ?? null, departure: next?.key ?? null };
}
