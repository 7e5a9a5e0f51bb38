import type { Shown } from '../routes/navigationTarget.ts';
import { isTranslucent } from '../routes/table.ts';

/** `full` covers the map; the others are a sheet or a panel over it. */
export type PageBackground = 'full' | 'bordered' | 'translucent';

/** The home page is over the map; in a partner's frame there is no room for one. */
export function backgroundOf(shown: Shown, isWidget: boolean): PageBackground {
  if (shown.kind !== 'screen' || shown.route.layout === 'custom') return 'full';
  if (shown.route.layout === 'homepage' && !isWidget) return 'bordered';
  if (shown.route.isFullPage) return 'full';
  return isTranslucent(shown.route) ? 'translucent' : 'bordered';
}
