import type { PublicTenant, TenantComponent } from '@halte/contract';
import { FAKE_TENANT } from '../fakeHost.ts';

type Slot = 'header' | 'sidebar';

const inSlot = (
  slot: Slot,
  kind: string,
  [position, order]: readonly ['start' | 'end', number],
  options: object = {},
): TenantComponent => {
  const place = { slot, position, order };
  return { kind, placement: { lg: place, md: place, mobile: place }, needsAuthentication: false, options };
};

const onDesk = ({ placement: { lg }, ...component }: TenantComponent): TenantComponent => ({
  ...component,
  placement: lg ? { lg } : {},
});

const inEveryLanguage = (text: string) => ({
  fr: `${text} (fr)`,
  en: `${text} (en)`,
  es: `${text} (es)`,
  it: `${text} (it)`,
  de: `${text} (de)`,
});

/** Paths of the app that the kit's tenant has in its file: a header may link to them as they are, behind the language. */
export const TENANT_PATHS = ['/schedules', '/proximity'] as const;

/** The tenant that a header is shown with. `origin` is that of the kit's own server. */
export function kitTenant(origin: string): PublicTenant {
  const [schedules, proximity] = TENANT_PATHS;
  return {
    ...FAKE_TENANT,
    id: 'kit',
    name: 'Kit network',
    bffUrl: `${origin}/bff`,
    logo: { light: '/kit/logo.svg', dark: '/kit/logo.svg', alt: 'Kit network' },
    components: [
      inSlot('header', 'top-logo', ['start', 0]),
      onDesk(inSlot('header', 'header-link', ['start', 1], { label: inEveryLanguage('Lines'), link: schedules })),
      onDesk(inSlot('header', 'simple-link', ['start', 2], { label: inEveryLanguage('Nearby'), link: proximity })),
      inSlot('header', 'language-selector', ['end', 0]),
      inSlot('header', 'cart-summary', ['end', 1]),
      inSlot('header', 'account-menu', ['end', 2], {
        groups: [{ items: [{ label: inEveryLanguage('Sign out'), specific: 'logout' }] }],
      }),
      onDesk(inSlot('sidebar', 'sidebar-link', ['start', 0], { label: inEveryLanguage('Nearby'), link: proximity })),
    ],
    footer: { links: [{ title: inEveryLanguage('Lines'), url: schedules }] },
  };
}
