import type { Appearance, PublicTenant } from '@halte/contract';
import { escapeHtml } from './escape.ts';

/** Where the product's header draws the logo, so that nothing moves when it takes the place. */
export const HEADER_LOGO_CSS =
  '[data-slot="header"]{display:flex;align-items:center;padding:0 var(--s-2) 0 var(--s-4);border-block-end:1px solid var(--c-border)}' +
  '[data-look="filled"]>[data-slot="header"]{border-block-end:3px solid var(--c-accent)}' +
  '[data-slot="header"]>a{display:flex;flex:0 1 7.5rem;align-items:center;min-width:var(--target);height:var(--target)}' +
  '[data-slot="header"] picture{display:contents}' +
  '[data-slot="header"] img{width:100%;height:2rem;object-fit:contain;object-position:left}' +
  '@media (forced-colors:active){[data-slot="header"] img{background:var(--c-surface);forced-color-adjust:none}}';

/** An address in a list of pictures (`srcset`), which spaces and commas divide. */
const inList = (address: string) => address.replaceAll(/[\s,]/g, encodeURIComponent);

/** The logo is the first thing in the bar at each width. */
function isFirstInBar({ components }: PublicTenant): boolean {
  const logo = components.find(({ kind }) => kind === 'top-logo');
  return (
    logo !== undefined &&
    Object.values(logo.placement).every(
      (place) => place?.slot === 'header' && place.position === 'start' && place.order === 0,
    )
  );
}

/**
 * Markup for the slot of the header: the tenant's logo, a link to `home`. Empty where the header has it elsewhere: the bar depends on the session and on
 * the tenant's components, which its own code knows.
 */
export function headerLogo(tenant: PublicTenant, home: string, theme: Appearance): string {
  if (!isFirstInBar(tenant)) return '';
  const { light, dark, alt } = tenant.logo;
  const whenDark = `<source media="(prefers-color-scheme: dark)" srcset="${escapeHtml(inList(dark))}">`;
  const image = `<img src="${escapeHtml(theme === 'dark' ? dark : light)}" alt="${escapeHtml(alt)}">`;
  return `<a href="${escapeHtml(home)}"><picture>${theme === 'system' ? whenDark : ''}${image}</picture></a>`;
}
