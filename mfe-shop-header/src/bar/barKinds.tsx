import type { KindViews } from '../kinds/kinds.ts';
import { cart, notifications } from '../kinds/shop.ts';
import { later } from '../parts/later.tsx';
import { TopLogo } from '../parts/TopLogo.tsx';
import { whenLoaded } from '../parts/whenLoaded.ts';
import { AccountMenu } from './AccountMenu.tsx';
import styles from './Bar.module.css';
import { BarLink, ContextualLink } from './BarLink.tsx';
import { Divider } from './Divider.tsx';

/** Components of the shop, loaded once the page is usable: until then a placeholder as wide as the button. */
const AFTER_THE_PAGE = { meanwhile: <span className={styles.room} />, when: whenLoaded };

const Logos = later(() => import('../parts/Logos.tsx').then((module) => module.Logos), {
  meanwhile: <span className={styles.logoRoom} />,
});

/** How the bar draws each kind. What needs an answer of a server, or is seldom in a bar, is loaded when it is there. */
export const BAR_KINDS: KindViews = {
  'account-menu': AccountMenu,
  'additional-logos': Logos,
  'cart-summary': later(cart, AFTER_THE_PAGE),
  'cms-menu': later(() => import('./CmsMenu.tsx').then(({ CmsMenu }) => CmsMenu)),
  'contextual-link': ContextualLink,
  'header-link': BarLink,
  'language-selector': later(
    () => import(/* webpackChunkName: "bar-menus" */ './LanguageMenu.tsx').then(({ LanguageMenu }) => LanguageMenu),
    { meanwhile: <span className={styles.languageRoom} /> },
  ),
  'mobile-apps': later(async () => (await import('../menu/menuKinds.ts')).MENU_KINDS['mobile-apps']),
  'notifications-menu': later(notifications, AFTER_THE_PAGE),
  'sidebar-link': BarLink,
  'simple-link': BarLink,
  'social-networks': later(async () => (await import('../menu/menuKinds.ts')).MENU_KINDS['social-networks']),
  'sponsors-logos': Logos,
  'top-logo': TopLogo,
  'vertical-divider': Divider,
};
