import { useTranslate } from '@halte/i18n';
import { Button, Icon, Notice } from '@halte/ui';
import { useHost } from '@halte/ui/host';
import { SignInIcon } from '@halte/ui/icons';
import { ownPlaceOf } from '../../favourites/favourite.ts';
import { ArrangeButton } from './ArrangeButton.tsx';
import { FavouriteLists } from './FavouriteLists.tsx';
import styles from './SignedOut.module.css';
import { useFavouritesPage } from './useFavouritesPage.ts';

interface SignedOutProps {
  readonly redirectTo: string;
}

/** The favourites that the device keeps, and how an account keeps them. */
export function SignedOut({ redirectTo }: SignedOutProps) {
  const host = useHost();
  const t = useTranslate('account-favourites');
  const tAccount = useTranslate('account');
  const page = useFavouritesPage();
  const wanted = ownPlaceOf(new URLSearchParams(redirectTo.split(/[?#]/)[1]).get('add'));
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <h1 className={styles.title}>{tAccount('title.account-favorites')}</h1>
        <ArrangeButton page={page} />
      </div>
      {/* Above the lists: only the device knows how long they are. */}
      <Notice
        action={
          <Button variant="primary" icon={<Icon of={SignInIcon} />} onClick={() => host.session.signIn(redirectTo)}>
            {t('local.button')}
          </Button>
        }
      >
        {t('local.text')}
      </Notice>
      <FavouriteLists page={page} wanted={wanted} />
    </div>
  );
}
