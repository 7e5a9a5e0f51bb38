import type { RouteParams } from '@halte/contract';
import type { Route } from './table.ts';

const PROVIDER_KINDS = [
  'stoparea',
  'address',
  'user_position',
  'pointofinterest',
  'carsharingstations',
  'parks',
  'bikesharingstations',
  'stoppoint',
  'chargingstations',
  'bikeparks',
  'parkandrides',
  'ridesharingparks',
  'pointofsales',
];

/** Kinds of places are written in several ways: `stopArea`, `STOP_AREA`, `stop-area`. */
function plain(kind: string): string {
  return kind.toLowerCase().replace(/[_-]/g, '');
}

const KNOWN_KINDS: ReadonlySet<string> = new Set(PROVIDER_KINDS.map(plain));

const STEPS = {
  'provider-kind': (params: RouteParams) => KNOWN_KINDS.has(plain(params.type ?? '')),
} as const;

/** Whether what the address says makes sense for this screen; if not, the visitor gets a 404. */
export function isValid(route: Route, params: RouteParams): boolean {
  return route.validate === undefined || STEPS[route.validate](params);
}
