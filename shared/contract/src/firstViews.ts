import { PANEL_BREAKPOINTS } from './breakpoints.ts';
import { fieldsOf } from './fields.ts';

/** The middle of what is seen of a map, and its zoom. */
export interface FirstView {
  readonly lat: number;
  readonly lon: number;
  readonly zoom: number;
}

/** By the room for the map: a strip above or beside the panel, or the whole page below it. */
export interface FirstViews {
  readonly phone: FirstView;
  readonly desk: FirstView;
}

/** @param width of the page, in CSS pixels */
export function firstViewAt({ phone, desk }: FirstViews, width: number): FirstView {
  return width < PANEL_BREAKPOINTS.floating ? phone : desk;
}

function isFirstView(value: unknown): value is FirstView {
  const { lat, lon, zoom } = fieldsOf(value);
  const isWithin = (number: unknown, from: number, to: number) =>
    typeof number === 'number' && number >= from && number <= to;
  return isWithin(lat, -90, 90) && isWithin(lon, -180, 180) && isWithin(zoom, 0, 21);
}

/** The views of an answer of the backend; null for anything else. */
export function parseFirstViews(value: unknown): FirstViews | null {
  const { phone, desk } = fieldsOf(value);
  const only = ({ lat, lon, zoom }: FirstView): FirstView => ({ lat, lon, zoom });
  return isFirstView(phone) && isFirstView(desk) ? { phone: only(phone), desk: only(desk) } : null;
}
