/** The areas that remember where the traveller was in them. */
export const NAVIGATION_CONTEXTS = ['proximity', 'schedules', 'trip-planner'] as const;
export type NavigationContextName = (typeof NAVIGATION_CONTEXTS)[number];
