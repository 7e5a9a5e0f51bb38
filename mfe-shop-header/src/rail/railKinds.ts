import { AccountMenu } from '../bar/AccountMenu.tsx';
import { CmsMenu } from '../bar/CmsMenu.tsx';
import { LanguageMenu } from '../bar/LanguageMenu.tsx';
import type { KindViews } from '../kinds/kinds.ts';
import { cart, notifications } from '../kinds/shop.ts';
import { MenuDivider } from '../menu/MenuLogos.tsx';
import { MobileApps } from '../menu/MobileApps.tsx';
import { SocialNetworks } from '../menu/SocialNetworks.tsx';
import { Logos } from '../parts/Logos.tsx';
import { later } from '../parts/later.tsx';
import { TopLogo } from '../parts/TopLogo.tsx';
import { ContextualRailLink, RailLink } from './RailLink.tsx';

/** How the rail at the left draws each kind. */
export const RAIL_KINDS: KindViews = {
  'account-menu': AccountMenu,
  'additional-logos': Logos,
  'cart-summary': later(cart),
  'cms-menu': CmsMenu,
  'contextual-link': ContextualRailLink,
  'header-link': RailLink,
  'language-selector': LanguageMenu,
  'mobile-apps': MobileApps,
  'notifications-menu': later(notifications),
  'sidebar-link': RailLink,
  'simple-link': RailLink,
  'social-networks': SocialNetworks,
  'sponsors-logos': Logos,
  'top-logo': TopLogo,
  'vertical-divider': MenuDivider,
};
