/** Rule 1: on which days a service runs. */
import { dayOf, weekdayOf } from './clock.ts';
import { forEachRow, type GtfsTexts } from './tables.ts';

const WEEKDAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];

interface Service {
  first: number;
  last: number;
  weekdays: readonly boolean[];
  readonly added: Set<number>;
  readonly removed: Set<number>;
}

export interface Services {
  runsOn(service: string, day: number): boolean;
  /** The first and the last day that the calendar names. */
  readonly days: { readonly first: number; readonly last: number };
}

export function readServices(texts: GtfsTexts): Services {
  const services = new Map<string, Service>();
  const serviceOf = (id: string): Service => {
    const known = services.get(id);
    if (known !== undefined) return known;
    const service = { first: 1, last: 0, weekdays: [], added: new Set<number>(), removed: new Set<number>() };
    services.set(id, service);
    return service;
  };
  const named: number[] = [];
  forEachRow(texts, 'calendar.txt', (value) => {
    const service = serviceOf(value('service_id'));
    service.first = dayOf(value('start_date'));
    service.last = dayOf(value('end_date'));
    service.weekdays = WEEKDAYS.map((weekday) => value(weekday) === '1');
    named.push(service.first, service.last);
  });
  forEachRow(texts, 'calendar_dates.txt', (value) => {
    const service = serviceOf(value('service_id'));
    const day = dayOf(value('date'));
    const isAdded = value('exception_type') === '1';
    (isAdded ? service.added : service.removed).add(day);
    if (isAdded) named.push(day);
  });
  const [first = 0] = named.sort((a, b) => a - b);
  return {
    days: { first, last: named.at(-1) ?? 0 },
    runsOn: (id, day) => {
      const service = services.get(id);
      if (service === undefined || service.removed.has(day)) return false;
      if (service.added.has(day)) return true;
      return day >= service.first && day <= service.last && service.weekdays[weekdayOf(day)] === true;
    },
  };
}
