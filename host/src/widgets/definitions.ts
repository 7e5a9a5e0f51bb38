import type { RouteName } from '@halte/contract';

/** A widget that partners can embed as it is. `route`: the screen that the frame shows. */
export interface WidgetDefinition {
  readonly id: 'trip-planner' | 'proximity' | 'schedules';
  readonly route: RouteName;
  /** Height at which it is comfortable to use, in CSS pixels. */
  readonly height: number;
}

export const WIDGETS: readonly WidgetDefinition[] = [
  { id: 'trip-planner', route: 'index', height: 600 },
  { id: 'proximity', route: 'proximity', height: 600 },
  { id: 'schedules', route: 'schedules', height: 600 },
];
