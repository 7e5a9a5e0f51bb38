/** timeframes.txt: when fares hold. */
import type { Timeframe } from '@halte/engine/timetable/feed/fares';
import type { Calendar } from '../calendar.ts';
import type { FareFile } from './file.ts';
import type { FareFiles } from './files.ts';

type Column = 'timeframe_group_id' | 'service_id' | 'start_time' | 'end_time';

const DAY_SECONDS = 86_400;

export interface Timeframes {
  readonly timeframes: readonly Timeframe[];
  /** Days of their services, as published. */
  readonly serviceDays: readonly (readonly number[])[];
}

export function readTimeframes(files: FareFiles, calendar: Calendar): Timeframes {
  const timeframes: Timeframe[] = [];
  const positions = new Map<number, number>();
  const serviceDays: number[][] = [];
  const positionOf = (service: number) => {
    if (service < 0) return -1;
    const known = positions.get(service) ?? serviceDays.push(daysOf(calendar, service)) - 1;
    positions.set(service, known);
    return known;
  };
  const file = files.open<Column>('timeframes.txt', ['timeframe_group_id', 'service_id'], ['start_time', 'end_time']);
  while (file?.next()) {
    const service = calendar.services.find(file.row, file.at('service_id'));
    if (service < 0) file.reject('unknown-fare-reference', 'a service that is not there');
    const { start, end } = hoursIn(file);
    const areHours = start < end && end <= DAY_SECONDS;
    if (!areHours) file.reject('bad-fare-rule', 'hours that no day has');
    timeframes.push({
      group: file.text('timeframe_group_id'),
      start,
      end,
      service: positionOf(service),
      isClear: file.isRead() && areHours && service >= 0,
    });
  }
  return { timeframes, serviceDays };
}

/** Empty fields mean the start and the end of the day. */
function hoursIn(file: FareFile<Column>): { readonly start: number; readonly end: number } {
  return {
    start: file.isEmpty('start_time') ? 0 : file.row.seconds(file.at('start_time')),
    end: file.isEmpty('end_time') ? DAY_SECONDS : file.row.seconds(file.at('end_time')),
  };
}

function daysOf({ running, firstDay, dayCount }: Calendar, service: number): number[] {
  const days: number[] = [];
  for (let day = 0; day < dayCount; day++) if (running[service * dayCount + day] === 1) days.push(firstDay + day);
  return days;
}
