import type { MenuAction, RouteName, TenantMenuGroup } from '@halte/contract';

/** An entry of the product's own account menu: a screen by its name, or an action. Its words are messages `menu.<key>`. */
interface StandardEntry {
  readonly key: 'overview' | 'favourites' | 'profile' | 'personalData' | 'appearance' | 'signOut';
  readonly icon: string;
  readonly route?: RouteName;
  readonly specific?: MenuAction;
}

export const STANDARD_GROUPS: readonly { readonly titled: boolean; readonly entries: readonly StandardEntry[] }[] = [
  {
    titled: false,
    entries: [
      { key: 'overview', icon: 'home', route: 'account' },
      { key: 'favourites', icon: 'star', route: 'account-favorites' },
    ],
  },
  {
    titled: true,
    entries: [
      { key: 'profile', icon: 'account', route: 'account-profile' },
      { key: 'personalData', icon: 'privacy', route: 'account-personal-data' },
      { key: 'appearance', icon: 'settings', specific: 'appearance' },
    ],
  },
  { titled: false, entries: [{ key: 'signOut', icon: 'sign-out', specific: 'logout' }] },
];

/** One entry as it is drawn. */
export interface Entry {
  readonly icon: string | undefined;
  readonly label: string;
  readonly href: string | undefined;
  readonly specific: MenuAction | undefined;
}

export interface Group {
  readonly title: string | undefined;
  readonly entries: readonly Entry[];
}

interface Words {
  readonly titleOf: () => string;
  readonly labelOf: (key: StandardEntry['key']) => string;
  readonly hrefOf: (route: RouteName) => string;
}

export function standardGroups({ titleOf, labelOf, hrefOf }: Words): Group[] {
  return STANDARD_GROUPS.map(({ titled, entries }) => ({
    title: titled ? titleOf() : undefined,
    entries: entries.map(({ key, icon, route, specific }) => ({
      icon,
      label: labelOf(key),
      href: route && hrefOf(route),
      specific,
    })),
  }));
}

export function tenantGroups(
  groups: readonly TenantMenuGroup[],
  textOf: (texts: TenantMenuGroup['items'][number]['label']) => string,
  hrefOf: (link: NonNullable<TenantMenuGroup['items'][number]['link']>) => string,
): Group[] {
  return groups.map(({ title, items }) => ({
    title: title && textOf(title),
    entries: items.map(({ icon, label, link, specific }) => ({
      icon,
      label: textOf(label),
      href: link === undefined ? undefined : hrefOf(link),
      specific,
    })),
  }));
}
