import type { NavigationContextName, RouteName } from '@halte/contract';
import { type IconNode, PinIcon, RouteIcon, TramIcon } from '@halte/ui/icons';

/** The three areas, in the order of the tabs, with the first screen of each. */
export const AREAS = [
  { area: 'trip-planner', route: 'index', icon: RouteIcon },
  { area: 'proximity', route: 'proximity', icon: PinIcon },
  { area: 'schedules', route: 'schedules', icon: TramIcon },
] as const satisfies readonly { area: NavigationContextName; route: RouteName; icon: IconNode }[];
