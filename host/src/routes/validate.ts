import { providerKind, type RouteParams } from '@halte/contract';
import type { Route } from './table.ts';

const STEPS = {
  'provider-kind': (params: RouteParams) => providerKind(params.type ?? '') !== null,
} as const;

/** Whether what the address says makes sense for this screen; if not, the visitor gets a 404. */
export function isValid(route: Route, params: RouteParams): boolean {
  return route.validate === undefined || STEPS[route.validate](params);
}
