import { useTranslate } from '@halte/i18n';
import { Card } from '@halte/ui';
import { useHost } from '@halte/ui/host';
import type { StopFavourite } from '../../favourites/sections.ts';
import { RowLink } from '../../frame/RowLink.tsx';
import styles from './Hub.module.css';
import { NextDepartures } from './NextDepartures.tsx';

interface FavouritesCardProps {
  /** How many favourites of which kinds, in words. */
  readonly summary: string;
  readonly stops: readonly StopFavourite[];
}

/** The next departures of the saved stops, and the way to all favourites. */
export function FavouritesCard({ summary, stops }: FavouritesCardProps) {
  const host = useHost();
  const t = useTranslate('account');
  return (
    <Card className={styles.card}>
      <h2>{t(stops.length > 0 ? 'hub.next' : 'title.account-favorites')}</h2>
      {stops.length > 0 ? <NextDepartures stops={stops} /> : <p>{summary}</p>}
      <RowLink href={host.navigation.href({ name: 'account-favorites' })}>{t('hub.allFavourites')}</RowLink>
    </Card>
  );
}
