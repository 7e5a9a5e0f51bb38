import type { ViewProps } from '@halte/contract';
import { useTranslate } from '@halte/i18n';
import { Button, Icon } from '@halte/ui';
import { useHost } from '@halte/ui/host';
import { SignInIcon } from '@halte/ui/icons';
import { lazy, memo, Suspense } from 'react';
import { loadFavouriteTexts } from '../../favourites/messages/load.ts';
import { ACCOUNT_PAGES } from '../../frame/AccountFrame.tsx';
import { isSamePage } from './isSamePage.ts';
import styles from './View.module.css';

/** The page of favourites works without an account: they are on the device. */
const SignedOut = lazy(async () => {
  const [page] = await Promise.all([import('../Favorites/SignedOut.tsx'), loadFavouriteTexts()]);
  return { default: page.SignedOut };
});

/** The same element for the same address: an update from outside would replace what the server has painted, as long as this code is not there. */
const SignedOutFavourites = memo(function SignedOutFavourites({ redirectTo }: { readonly redirectTo: string }) {
  return (
    <Suspense>
      <SignedOut redirectTo={redirectTo} />
    </Suspense>
  );
});

/** Says why one was sent here, and leads on to the requested page. */
export function View({ query }: ViewProps) {
  const host = useHost();
  const t = useTranslate('account');
  const redirectTo = query.redirect ?? host.navigation.href({ name: 'account-profile' });
  const page = ACCOUNT_PAGES.find(({ route }) =>
    isSamePage(query.redirect ?? '', host.navigation.href({ name: route })),
  );
  if (isSamePage(redirectTo, host.navigation.href({ name: 'account-favorites' })))
    return <SignedOutFavourites redirectTo={redirectTo} />;
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
