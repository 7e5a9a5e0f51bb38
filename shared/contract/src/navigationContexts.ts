import type { AreaId } from './remoteIds.ts';

/** An area that remembers where the traveller was in it: one with a tab. */
export type NavigationContextName = AreaId;
