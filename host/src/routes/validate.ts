import { providerKind, type RouteParams } from '@halte/contract';
import { WIDGETS } from '../widgets/definitions.ts';
import type { Route } from './table.ts';

const STEPS = {
  'provider-kind': (params: RouteParams) => providerKind(params.type ?? '') !== null,
  widget: (params: RouteParams) => WIDGETS.some(({ id }) => id === params.id),
} as const;

/** Whether what the address says makes sense for this screen; if not, the visitor gets a 404. */
export function isValid(route: Route, params: RouteParams): boolean {
  return route.validate === undefined || STEPS[route.validate](params);
}
