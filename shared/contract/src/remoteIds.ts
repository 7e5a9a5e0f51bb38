/** The parts of the app that are loaded at run time. */
export const AREA_IDS = ['trip-planner', 'proximity', 'schedules', 'account'] as const;
export type AreaId = (typeof AREA_IDS)[number];
export const REMOTE_IDS = [...AREA_IDS, 'shop-header'] as const;
export type RemoteId = (typeof REMOTE_IDS)[number];
