import { providerKind, type RouteParams } from '@halte/contract';
import type { Route, RouteTable } from './table.ts';

const isPlaceKind = (text: string | undefined): boolean => providerKind(text ?? '') !== null;

/** Whether the parameters of an address are valid for its route; if not, the page is a 404. */
export function isValid(
  { widgets }: RouteTable,
  { params: kinds = {}, isOfWidget }: Route,
  params: RouteParams,
): boolean {
  if (isOfWidget && !widgets.has(params.id ?? '')) return false;
  return Object.keys(kinds).every((name) => isPlaceKind(params[name]));
}
