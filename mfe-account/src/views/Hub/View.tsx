import type { RouteName } from '@halte/contract';
import { useTranslate } from '@halte/i18n';
import { Button, Card, Icon, ListRow, useObservable } from '@halte/ui';
import { useHost } from '@halte/ui/host';
import { ChevronRightIcon, type IconNode, PrivacyIcon, SettingsIcon, SignOutIcon, UserIcon } from '@halte/ui/icons';
import { AccountFrame } from '../../frame/AccountFrame.tsx';
import { useFavouriteRows } from '../Favorites/useFavouriteRows.ts';
import { favouriteCounts } from './counts.ts';
import { DeviceSettings } from './DeviceSettings.tsx';
import { FavouritesCard } from './FavouritesCard.tsx';
import styles from './Hub.module.css';

interface Entry {
  readonly route: RouteName;
  readonly icon: IconNode;
  readonly title: string;
  readonly subTitle: string;
}

/** The first page of the account: favourites, then every setting. */
export function View() {
  const host = useHost();
  const t = useTranslate('account');
  const { navigation, session } = host;
  const { attributes } = useObservable(session.state);
  const name = typeof attributes.firstName === 'string' ? attributes.firstName.trim() : '';

  const { loaded, lists, rows } = useFavouriteRows();
  const counts = favouriteCounts(lists);
  const none = loaded ? t('hub.noFavourites') : '';
  const summary = counts.map(({ kind, count }) => t(`hub.${kind}`, { count })).join(', ') || none;

  const entries: readonly Entry[] = [
    { route: 'account-profile', icon: UserIcon, title: t('title.account-profile'), subTitle: t('hub.profile') },
    { route: 'trip-planner', icon: SettingsIcon, title: t('hub.preferences'), subTitle: t('hub.preferences.where') },
    {
      route: 'account-personal-data',
      icon: PrivacyIcon,
      title: t('title.account-personal-data'),
      subTitle: t('hub.personalData'),
    },
  ];

  return (
    <AccountFrame page="account" heading={name === '' ? t('hub.greeting') : t('hub.greeting.named', { name })}>
      <div className={styles.hub}>
        <FavouritesCard summary={summary} stops={rows.stops.filter((row) => row.kind === 'stops')} />
        <DeviceSettings />
        <Card className={styles.list}>
          <ul>
            {entries.map(({ route, icon, title, subTitle }) => (
              <li key={route}>
                <ListRow
                  href={navigation.href({ name: route })}
                  leading={<Icon of={icon} />}
                  title={title}
                  subTitle={subTitle}
                  trailing={<Icon of={ChevronRightIcon} />}
                />
              </li>
            ))}
          </ul>
        </Card>
      </div>
      <Button
        variant="quiet"
        className={styles.signOut}
        icon={<Icon of={SignOutIcon} />}
        onClick={() => session.signOut()}
      >
        {t('profile.signOut')}
      </Button>
    </AccountFrame>
  );
}
