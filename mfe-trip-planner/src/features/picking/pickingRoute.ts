import type { HostServices, Locale, Query } from '@halte/contract';
import { describesTrip } from '../../trip/formQuery.ts';
import type { PointRole } from '../../trip/model.ts';

/**
 * Choosing on the map is an address of its own, the form's with this key: the browser's "back" leads to the form and not past it, and a
 * reload goes on choosing.
 */
const KEY = 'pick';

/** The form that led here is one history entry back while the language is the same: a change of language adds an entry. */
let openedIn: Locale | null = null;

/** Opens the choice of a place for this role on the map. The address keeps the form's own trip, so that it survives a reload. */
export function openPicking({ navigation, locale }: HostServices, role: PointRole): void {
  const { name, query } = navigation.current.get();
  const keepsQuery = name === 'trip-planner' || describesTrip(query);
  openedIn = locale.get();
  navigation.go({ name: 'trip-planner', query: { ...(keepsQuery ? query : {}), [KEY]: role } });
}

/** Back to the form that led here, which may be the one of the first screen. */
export function closePicking({ navigation, locale }: HostServices): void {
  const form = { name: 'trip-planner', query: withoutPicking(navigation.current.get().query) } as const;
  if (openedIn === locale.get()) navigation.back(form);
  else navigation.replace(form);
}

/** The role that an address chooses a place for; null for the plain form. */
export function pickedRole(query: Query): PointRole | null {
  const role = query[KEY];
  return role === 'DEPARTURE' || role === 'ARRIVAL' || role === 'VIA' ? role : null;
}

export function withoutPicking(query: Query): Query {
  const { [KEY]: _, ...rest } = query;
  return rest;
}
