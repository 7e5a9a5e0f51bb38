import type { ViewProps } from '@halte/contract';
import { useTranslate } from '@halte/i18n';
import { Button, Icon } from '@halte/ui';
import { useHost } from '@halte/ui/host';
import { SignInIcon } from '@halte/ui/icons';
import { ACCOUNT_PAGES } from '../../frame/AccountFrame.tsx';
import { SignedOut } from '../Favorites/SignedOut.tsx';
import { isSamePage } from './isSamePage.ts';
import styles from './View.module.css';

/**
 * Says why one was sent here, and leads on to the requested page. The page of favourites works without an account: they are on the device. Its code and
 * its styles are those of this view, because this is what the build paints.
 */
export function View({ query }: ViewProps) {
  const host = useHost();
  const t = useTranslate('account');
  const redirectTo = query.redirect ?? host.navigation.href({ name: 'account-profile' });
  const page = ACCOUNT_PAGES.find(({ route }) =>
    isSamePage(query.redirect ?? '', host.navigation.href({ name: route })),
  );
  if (isSamePage(redirectTo, host.navigation.href({ name: 'account-favorites' })))
    return <SignedOut redirectTo={redirectTo} />;
  return (
    <div className={styles.prompt}>
      {page && <h1>{t(`title.${page.route}`)}</h1>}
      <p className={styles.title}>{t('signIn.title')}</p>
      <p>{t('signIn.why')}</p>
      <Button variant="primary" icon={<Icon of={SignInIcon} />} onClick={() => host.session.signIn(redirectTo)}>
        {t('signIn.button')}
      </Button>
      <a className={styles.without} href={host.navigation.href({ name: 'index' })}>
        {t('signIn.without')}
      </a>
    </div>
  );
}
