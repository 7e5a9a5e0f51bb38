import { lazy } from 'react';

/** Without its code home goes without it. */
const NOTHING = { default: () => null };

export const CentreDepartures = lazy(() =>
  import('./CentreDepartures.tsx').then(
    (module) => ({ default: module.CentreDepartures }),
    () => NOTHING,
  ),
);
