import type { RouteName } from '@halte/contract';

/** A widget that partners can embed. `route`: the screen that the frame shows. */
export interface WidgetDefinition {
  readonly id: 'trip-planner' | 'proximity' | 'schedules';
  readonly route: RouteName;
  /** Smallest size at which it is usable, in CSS pixels. */
  readonly minWidth: number;
  readonly minHeight: number;
}

export const WIDGETS: readonly WidgetDefinition[] = [
  { id: 'trip-planner', route: 'trip-planner', minWidth: 320, minHeight: 560 },
  { id: 'proximity', route: 'proximity', minWidth: 320, minHeight: 480 },
  { id: 'schedules', route: 'schedules', minWidth: 320, minHeight: 480 },
];

/** HTML for a partner's page. */
export function embedCode(address: string, title: string, { minWidth, minHeight }: WidgetDefinition): string {
  const quoted = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
  return `<iframe src="${quoted(address)}" title="${quoted(title)}" width="${minWidth}" height="${minHeight}" allow="geolocation"></iframe>`;
}
