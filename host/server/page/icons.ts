import type { Tenant } from '@halte/contract/tenant';

/** A stop on a line, in the tenant's colours. */
export function favicon({ colors }: Tenant): string {
  const { light, dark } = colors;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><style>.g{fill:${light.brand}}.l{stroke:${light.onBrand}}.s{fill:${light.brand};stroke:${light.onBrand}}@media(prefers-color-scheme:dark){.g,.s{fill:${dark.brand}}.l,.s{stroke:${dark.onBrand}}}</style><rect class="g" width="32" height="32" rx="8"/><path class="l" d="M16 4v24" stroke-width="4" stroke-linecap="round"/><circle class="s" cx="16" cy="16" r="6" stroke-width="4"/></svg>`;
}
