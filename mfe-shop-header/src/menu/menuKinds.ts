import type { KindViews } from '../kinds/kinds.ts';
import { cart, notifications } from '../kinds/shop.ts';
import { later } from '../parts/later.tsx';
import { TopLogo } from '../parts/TopLogo.tsx';
import { AccountEntry } from './AccountEntry.tsx';
import { CmsEntries } from './CmsEntries.tsx';
import { LanguageEntry } from './LanguageEntry.tsx';
import { MenuDivider, MenuLogos } from './MenuLogos.tsx';
import { ContextualRow, MenuLink } from './MenuRow.tsx';
import { MobileApps } from './MobileApps.tsx';
import { SocialNetworks } from './SocialNetworks.tsx';

/** How the inner menu draws each kind. */
export const MENU_KINDS: KindViews = {
  'account-menu': AccountEntry,
  'additional-logos': MenuLogos,
  'cart-summary': later(cart),
  'cms-menu': CmsEntries,
  'contextual-link': ContextualRow,
  'header-link': MenuLink,
  'language-selector': LanguageEntry,
  'mobile-apps': MobileApps,
  'notifications-menu': later(notifications),
  'sidebar-link': MenuLink,
  'simple-link': MenuLink,
  'social-networks': SocialNetworks,
  'sponsors-logos': MenuLogos,
  'top-logo': TopLogo,
  'vertical-divider': MenuDivider,
};
