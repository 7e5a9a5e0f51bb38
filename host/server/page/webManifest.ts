import { directionOf, type Locale } from '@halte/contract';
import { areasFor } from '@halte/contract/manifest/compose';
import type { Tenant } from '@halte/contract/tenant';
import { hrefOf } from '../../src/routes/href.ts';
import type { Composition } from '../remotes/compose.ts';
import { ICON_FILES } from './iconFiles.ts';
import type { Screenshot } from './screenshots.ts';
import { pageText } from './texts.ts';

/** Screens that the icon of an installed app offers, where the tenant has them. */
const SHORTCUTS = ['index', 'proximity', 'account-favorites'];

const ICONS = [
  { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
  ...Object.entries(ICON_FILES)
    .filter(([path]) => path.startsWith('/icon-'))
    .map(([src, { size, purpose }]) => ({ src, sizes: `${size}x${size}`, type: 'image/png', purpose })),
];
/** Shortcuts are shown as they are. */
const SHORTCUT_ICONS = ICONS.filter(({ src }) => !src.includes('maskable'));

/** Where the host takes what another app shares: a place to go to. */
export const SHARE_PATH = '/share';
const SHARE_TARGET = {
  action: SHARE_PATH,
  method: 'GET',
  enctype: 'application/x-www-form-urlencoded',
  params: { title: 'title', text: 'text', url: 'url' },
};

export interface ManifestParts {
  readonly tenant: Tenant;
  readonly areas: Composition;
  readonly locale: Locale;
  readonly screenshots: readonly Screenshot[];
}

/** For "add to home screen", in one of the tenant's languages. The app begins without a language in its address, so that it follows the one that was used last. */
export function webManifest({ tenant, areas, locale, screenshots }: ManifestParts): object {
  const { name, colors } = tenant;
  const { texts } = areasFor(areas, locale);
  const shortcuts = SHORTCUTS.filter((route) => areas.table.byName.has(route)).map((route) => ({
    name: pageText(tenant, locale, `title.${route}`, texts),
    url: hrefOf(areas.table, locale, { name: route }),
    icons: SHORTCUT_ICONS,
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
    ...(screenshots.length > 0 && { screenshots }),
    ...(areas.table.byName.has('trip-planner') && { share_target: SHARE_TARGET }),
  };
}
