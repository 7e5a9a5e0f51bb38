import type { NetworkNotice } from '@halte/contract';
import type { Tenant } from '@halte/contract/tenant';
import { brandColors } from '../../src/widgets/brandColors.ts';

/** The product's own look, while the network is unknown or its lines have no colours. */
const PRODUCT = { name: 'Halte', color: '#2f5597' } as const;

/** Where the server draws the logo of a network that has no tenant of its own. */
export const DRAWN_LOGOS = { light: '/logo-light.svg', dark: '/logo-dark.svg' } as const;

function colorsOf(color: string): Tenant['colors'] {
  const { light, dark } = brandColors(color);
  return { light: { ...light, accent: light.brand }, dark: { ...dark, accent: dark.brand } };
}

/**
 * The tenant that pages are rendered for. The file of a demo tenant describes the demo city only: on another network, and until the
 * backend has answered which one it is, name and colours are the network's, and there is no shop, no sponsor, no menu and no text of an operator.
 */
export function tenantOn(network: NetworkNotice | null, tenant: Tenant): Tenant {
  if (!tenant.isDemo || network?.imaginary) return tenant;
  const {
    look: _look,
    components: _components,
    footer: _footer,
    shop: _shop,
    storeURL: _storeURL,
    privacyUrl: _privacyUrl,
    helpContact: _helpContact,
    securityContact: _securityContact,
    ...technical
  } = tenant;
  const name = network?.name.trim() || PRODUCT.name;
  return {
    ...technical,
    name,
    colors: colorsOf(network?.color ?? PRODUCT.color),
    logo: { ...DRAWN_LOGOS, alt: name },
    links: [],
    messages: {},
  };
}
