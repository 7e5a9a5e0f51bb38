import { useTranslate } from '@halte/i18n';
import { Anchor, Button, Card, EmptyState, Icon, Skeleton, VisuallyHidden } from '@halte/ui';
import { useHost } from '@halte/ui/host';
import { HomeIcon, StarIcon } from '@halte/ui/icons';
import styles from './Favorites.module.css';

const SECTIONS = [0, 1, 2, 3];
const ROWS = [0, 1];

/** The room that favourites will take. */
export function FavouritesSkeleton() {
  const t = useTranslate('account-favourites');
  return (
    <div className={styles.sections} role="status">
      <VisuallyHidden>{t('loading')}</VisuallyHidden>
      {SECTIONS.map((section) => (
        <Card key={section} className={styles.section} aria-hidden="true">
          <Skeleton width="6rem" />
          <div className={styles.list}>
            {ROWS.map((row) => (
              <div key={row} className={styles.row}>
                <Skeleton width="2.5rem" height="2.5rem" shape="block" />
                <span className={styles.text}>
                  <Skeleton width="60%" />
                  <Skeleton width="40%" />
                </span>
                <Skeleton width="3rem" height="1.5rem" shape="block" />
              </div>
            ))}
          </div>
        </Card>
      ))}
    </div>
  );
}

interface NoFavouritesProps {
  readonly onAddHome: () => void;
}

export function NoFavourites({ onAddHome }: NoFavouritesProps) {
  const host = useHost();
  const t = useTranslate('account-favourites');
  return (
    <EmptyState
      className={styles.empty}
      icon={<Icon of={StarIcon} />}
      title={t('empty.title')}
      action={
        <div className={styles.emptyActions}>
          <Button variant="primary" icon={<Icon of={HomeIcon} />} onClick={onAddHome}>
            {t('add.HOME')}
          </Button>
          <Anchor variant="secondary" href={host.navigation.href({ name: 'proximity' })}>
            {t('empty.nearby')}
          </Anchor>
        </div>
      }
    >
      {t('empty.text')}
    </EmptyState>
  );
}
