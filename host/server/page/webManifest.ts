import { directionOf, type Locale } from '@halte/contract';
import { areasFor } from '@halte/contract/manifest/compose';
import type { Tenant } from '@halte/contract/tenant';
import { hrefOf } from '../../src/routes/href.ts';
import type { Composition } from '../remotes/compose.ts';
import { pageText } from './texts.ts';

/** Screens that the icon of an installed app offers, where the tenant has them. */
const SHORTCUTS = ['index', 'proximity', 'account-favorites'];

const ICONS = [{ src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' }];

/** For "add to home screen", in one of the tenant's languages. The app begins without a language in its address, so that it follows the one that was used last. */
export function webManifest(tenant: Tenant, areas: Composition, locale: Locale): object {
  const { name, colors } = tenant;
  const { texts } = areasFor(areas, locale);
  const shortcuts = SHORTCUTS.filter((route) => areas.table.byName.has(route)).map((route) => ({
    name: pageText(tenant, locale, `title.${route}`, texts),
    url: hrefOf(areas.table, locale, { name: route }),
    icons: ICONS,
  }));
  return {
    id: '/',
    name,
    short_name: name,
    lang: locale,
    dir: directionOf(locale),
    start_url: '/',
    scope: '/',
    display: 'standalone',
    theme_color: colors.light.brand,
    background_color: colors.light.onBrand,
    icons: ICONS,
    shortcuts,
  };
}
