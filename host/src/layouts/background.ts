import type { Shown } from '../routes/navigationTarget.ts';

/** `full` covers the map; the others are a sheet or a panel over it. */
export type PageBackground = 'full' | 'bordered' | 'translucent';

/** The home page is over the map; in a partner's frame there is no room for one. */
export function backgroundOf(shown: Shown, isWidget: boolean): PageBackground {
  const page = shown.kind === 'screen' ? shown.route.page : 'full';
  if (page === 'home') return isWidget ? 'full' : 'bordered';
  return page === 'custom' ? 'full' : page;
}
