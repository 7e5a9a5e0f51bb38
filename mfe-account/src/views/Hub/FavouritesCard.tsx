import type { HostServices } from '@halte/contract';
import { useTranslate } from '@halte/i18n';
import { Anchor, Card } from '@halte/ui';
import styles from './Hub.module.css';

interface FavouritesCardProps {
  readonly host: HostServices;
  /** How many favourites of which kinds, in words; null without any. */
  readonly summary: string | null;
}

/** The favourites of the traveller. */
export function FavouritesCard({ host, summary }: FavouritesCardProps) {
  const t = useTranslate('account');
  return (
    <Card className={styles.card}>
      <h2>{t('title.account-favorites')}</h2>
      <p>{summary ?? t('hub.noFavourites')}</p>
      <Anchor variant="secondary" href={host.navigation.href({ name: 'account-favorites' })}>
        {t('hub.allFavourites')}
      </Anchor>
    </Card>
  );
}
