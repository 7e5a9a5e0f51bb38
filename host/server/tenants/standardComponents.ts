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

/** The header of a tenant that has no list of its own: logo, its links, languages, account; links and languages in the menu on narrow screens. */
export function standardComponents(links: Tenant['links']): TenantComponent[] {
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
    component('account-menu', everywhere(place('header', 'end', 1))),
  ];
}
