import type { HostServices } from '@halte/contract';
import { Icon, useObservable } from '@halte/ui';
import { MenuIcon } from '@halte/ui/icons';
import { translate } from './content/translate.ts';
import styles from './Header.module.css';
import { AccountEntry } from './parts/AccountEntry.tsx';
import { AppearanceSwitch } from './parts/AppearanceSwitch.tsx';

import { LanguageMenu } from './parts/LanguageMenu.tsx';
import { Links } from './parts/Links.tsx';
import { Logo } from './parts/Logo.tsx';
import { PopoverButton } from './parts/PopoverButton.tsx';

/** One bar: logo, links, languages, account, and a menu with the appearance. */
export function Header({ host }: { host: HostServices }) {
  const { fullPath } = useObservable(host.navigation.current);
  const locale = useObservable(host.locale);
  const session = useObservable(host.session.state);
  const links = <Links host={host} locale={locale} fullPath={fullPath} />;
  const hasLinks = host.tenant.links.length > 0;

  return (
    <div className={styles.bar}>
      <Logo host={host} />
      {hasLinks && (
        <nav className={styles.links} aria-label={translate(host, 'header.links')}>
          {links}
        </nav>
      )}
      <div className={styles.tools}>
        <LanguageMenu host={host} locale={locale} />
        <AccountEntry host={host} session={session} fullPath={fullPath} />
        {(hasLinks || host.appearance) && (
          <PopoverButton host={host} label={translate(host, 'header.menu')} face={<Icon of={MenuIcon} />}>
            {hasLinks && (
              <nav className={styles.menu} aria-label={translate(host, 'header.links')}>
                {links}
              </nav>
            )}
            {host.appearance && <AppearanceSwitch host={host} appearance={host.appearance} />}
          </PopoverButton>
        )}
      </div>
    </div>
  );
}
