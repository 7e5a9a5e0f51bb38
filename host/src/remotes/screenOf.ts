import type { View } from '@halte/contract';
import type { Route } from '../routes/table.ts';
import type { Loadable } from './loadable.ts';

/** The screen of a route, from a remote or from the host; null for routes whose page is part of the first download. */
export type ScreenOf = (route: Route) => Loadable<View> | null;
