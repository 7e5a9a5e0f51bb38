import type { Tenant } from '@halte/contract/tenant';

/** `onBrand` -> `--c-on-brand`. */
function variable(name: string): string {
  return `--c-${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
}

/**
 * The tenant's colours as custom properties. `light-dark()` follows `color-scheme`, which the tokens set from the browser's preference or
 * from `data-theme`. The schema accepts only `#rrggbb`, so no value can close the style element.
 */
export function colorVariables({ colors }: Tenant): string {
  const names = Object.keys(colors.light) as (keyof Tenant['colors']['light'])[];
  const lines = names.map((name) => `${variable(name)}:light-dark(${colors.light[name]},${colors.dark[name]})`);
  return `:root{${lines.join(';')}}`;
}
