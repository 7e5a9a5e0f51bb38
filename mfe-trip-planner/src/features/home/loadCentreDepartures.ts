import { lazy } from 'react';

/** If its code cannot be loaded, home does not show it. */
const NOTHING = { default: () => null };

export const CentreDepartures = lazy(() =>
  import('./CentreDepartures.tsx').then(
    (module) => ({ default: module.CentreDepartures }),
    () => NOTHING,
  ),
);
