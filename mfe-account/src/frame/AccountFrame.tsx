import type { RouteName } from '@halte/contract';
import { useTranslate } from '@halte/i18n';
import { Icon } from '@halte/ui';
import { useHost } from '@halte/ui/host';
import { BackIcon, HomeIcon, type IconNode, PrivacyIcon, StarIcon, UserIcon } from '@halte/ui/icons';
import type { ReactNode } from 'react';
import styles from './AccountFrame.module.css';

export const ACCOUNT_PAGES = [
  { route: 'account', icon: HomeIcon },
  { route: 'account-favorites', icon: StarIcon },
  { route: 'account-profile', icon: UserIcon },
  { route: 'account-personal-data', icon: PrivacyIcon },
] as const satisfies readonly { readonly route: RouteName; readonly icon: IconNode }[];

export type AccountPage = (typeof ACCOUNT_PAGES)[number]['route'];

interface AccountFrameProps {
  readonly page: AccountPage;
  /** Absent = the title of the page. */
  readonly heading?: string;
  /** Beside the heading, at its end. */
  readonly end?: ReactNode;
  readonly children: ReactNode;
}

/** The frame of all pages of the account: their menu on the left on wide screens, else a link back to the first one, and the heading. */
export function AccountFrame({ page, heading, end, children }: AccountFrameProps) {
  const host = useHost();
  const t = useTranslate('account');
  const { href } = host.navigation;
  return (
    <div className={styles.frame}>
      <nav className={styles.menu} aria-label={t('title.account')}>
        {ACCOUNT_PAGES.map(({ route, icon }) => (
          <a key={route} href={href({ name: route })} aria-current={route === page ? 'page' : undefined}>
            <Icon of={icon} />
            {t(`title.${route}`)}
          </a>
        ))}
      </nav>
      <div className={styles.column}>
        <div className={styles.head}>
          {page !== 'account' && (
            <a className={styles.back} href={href({ name: 'account' })} aria-label={t('frame.back')}>
              <Icon of={BackIcon} />
            </a>
          )}
          <h1>{heading ?? t(`title.${page}`)}</h1>
          {end}
        </div>
        {children}
      </div>
    </div>
  );
}
