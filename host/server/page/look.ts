import { keysOf } from '@halte/contract/fields';
import type { Tenant } from '@halte/contract/tenant';

/** `onBrand` -> `--c-on-brand`. */
function variable(name: string): string {
  return `--c-${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
}

/** Radii of `look.corners: "round"`, in place of those of the tokens. */
const ROUND = ['--r-md:1.125rem', '--r-lg:1.75rem'];
/** The bar of the skeleton, which a filled header replaces. */
const FILLED = ['--boot-header:light-dark(var(--c-brand),var(--c-on-brand))'];

/**
 * The tenant's colours and shapes as custom properties. `light-dark()` follows `color-scheme`, which the tokens set from the browser's preference
 * or from `data-theme`. They are above the tokens' own, which may come later in the page. The schema accepts only `#rrggbb`, so no value can close the style element.
 */
export function lookVariables({ colors, look }: Pick<Tenant, 'colors' | 'look'>): string {
  const names = keysOf(colors.light);
  const lines = names.map((name) => `${variable(name)}:light-dark(${colors.light[name]},${colors.dark[name]})`);
  const shapes = [...(look?.corners === 'round' ? ROUND : []), ...(look?.header === 'filled' ? FILLED : [])];
  return `html:root{${[...lines, ...shapes].join(';')}}`;
}
