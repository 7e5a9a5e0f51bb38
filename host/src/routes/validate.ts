import { providerKind, type RouteParams } from '@halte/contract';
import { WIDGETS } from '../widgets/definitions.ts';
import type { Route } from './table.ts';

const STEPS = {
  'provider-kind': (params: RouteParams) => providerKind(params.type ?? '') !== null,
  widget: (params: RouteParams) => WIDGETS.some(({ id }) => id === params.id),
} as const;

/** Whether the parameters of an address are valid for its route; if not, the page is a 404. */
export function isValid(route: Route, params: RouteParams): boolean {
  return route.validate === undefined || STEPS[route.validate](params);
}
