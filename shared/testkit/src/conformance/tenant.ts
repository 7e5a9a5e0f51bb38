import { LOCALES, type PublicTenant, type TenantComponent } from '@halte/contract';
import { FAKE_TENANT } from '../fakeHost.ts';

const inHeader = (kind: string, position: 'start' | 'end', order: number, options: object = {}): TenantComponent => {
  const place = { slot: 'header' as const, position, order };
  return { kind, placement: { lg: place, md: place, mobile: place }, needsAuthentication: false, options };
};

const onDesk = ({ placement: { lg }, ...component }: TenantComponent): TenantComponent => ({
  ...component,
  placement: lg ? { lg } : {},
});

const inEveryLanguage = (text: string) => Object.fromEntries(LOCALES.map((locale) => [locale, `${text} (${locale})`]));

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
      inHeader('top-logo', 'start', 0),
      onDesk(inHeader('header-link', 'start', 1, { label: inEveryLanguage('Lines'), link: schedules })),
      onDesk(inHeader('simple-link', 'start', 2, { label: inEveryLanguage('Nearby'), link: proximity })),
      inHeader('language-selector', 'end', 0),
      inHeader('cart-summary', 'end', 1),
      inHeader('account-menu', 'end', 2, {
        groups: [{ items: [{ label: inEveryLanguage('Sign out'), specific: 'logout' }] }],
      }),
    ],
  };
}
