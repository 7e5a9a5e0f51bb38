import type { PublicTenant, TenantComponent } from '@halte/contract';
import { FAKE_TENANT } from '@halte/testkit';
import { headerLogo } from './headerLogo.ts';
import { HOSTILE_VALUES } from './testing/hostileValues.ts';

const place = (order: number) => ({ slot: 'header', position: 'start', order }) as const;
const logoAt = (first: number, narrow = first): TenantComponent => ({
  kind: 'top-logo',
  placement: { lg: place(first), md: place(narrow), mobile: place(narrow) },
  needsAuthentication: false,
  options: {},
});
const tenant = (components: readonly TenantComponent[], logo = { light: '/l.svg', dark: '/d.svg', alt: 'Ondine' }) =>
  ({ ...FAKE_TENANT, components, logo }) satisfies PublicTenant;

it.each([
  [
    'system',
    '<picture><source media="(prefers-color-scheme: dark)" srcset="/d.svg"><img src="/l.svg" alt="Ondine"></picture>',
  ],
  ['light', '<picture><img src="/l.svg" alt="Ondine"></picture>'],
  ['dark', '<picture><img src="/d.svg" alt="Ondine"></picture>'],
] as const)('links home with the logo for %s', (theme, picture) => {
  expect(headerLogo(tenant([logoAt(0)]), '/fr', theme)).toBe(`<a href="/fr">${picture}</a>`);
});

it.each([
  ['no logo', []],
  ['a logo that is not first', [logoAt(1)]],
  ['a logo that is not first on narrow screens', [logoAt(0, 2)]],
])('is empty for a header with %s', (_, components) => {
  expect(headerLogo(tenant(components), '/fr', 'system')).toBe('');
});

it.each(HOSTILE_VALUES)('escapes %j', (value) => {
  document(headerLogo(tenant([logoAt(0)], { light: value, dark: value, alt: value }), value, 'system'));
});

/** Markup of nothing but the elements and attributes that are meant. */
function document(html: string): void {
  const shape = html.replaceAll(/"[^"]*"/g, '""');
  expect(shape).toBe('<a href=""><picture><source media="" srcset=""><img src="" alt=""></picture></a>');
}
