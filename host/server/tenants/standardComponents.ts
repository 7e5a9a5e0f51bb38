import type { Place, TenantComponent } from '@halte/contract';
import type { Tenant } from '@halte/contract/tenant';

const place = (slot: Place['slot'], position: Place['position'], order: number): Place => ({ slot, position, order });

interface Places {
  readonly wide: Place;
  readonly narrow: Place;
}

function component(kind: string, { wide, narrow }: Places, options: object = {}): TenantComponent {
  return { kind, placement: { lg: wide, md: narrow, mobile: narrow }, needsAuthentication: false, options };
}

const everywhere = (one: Place): Places => ({ wide: one, narrow: one });

/** Notifications and cart, for a tenant with a shop. */
const SHOP: readonly TenantComponent[] = [
  { ...component('notifications-menu', everywhere(place('header', 'end', 1))), needsAuthentication: true },
  component('cart-summary', everywhere(place('header', 'end', 2))),
];

/**
 * The header of a tenant that has no list of its own: logo, its links, languages, notifications and cart of its shop, account; links and
 * languages in the menu on narrow screens.
 */
export function standardComponents({ links, storeURL }: Pick<Tenant, 'links' | 'storeURL'>): TenantComponent[] {
  return [
    component('top-logo', everywhere(place('header', 'start', 0))),
    ...links.map(({ label, href }, index) =>
      component(
        'header-link',
        { wide: place('header', 'start', 1 + index), narrow: place('inner-menu', 'start', index) },
        { label, link: href },
      ),
    ),
    component('language-selector', { wide: place('header', 'end', 0), narrow: place('inner-menu', 'end', 0) }),
    ...(storeURL === undefined ? [] : SHOP),
    component('account-menu', everywhere(place('header', 'end', 3))),
  ];
}
