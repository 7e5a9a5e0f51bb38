import type { ViewProps } from '@halte/contract';
import { useTranslate } from '@halte/i18n';
import { Anchor, Card, EmptyState, Icon, useObservable } from '@halte/ui';
import { BackIcon } from '@halte/ui/icons';
import { personalEntries } from '../../profile/rules.ts';
import styles from '../page.module.css';

/** What the account says of the traveller, to be read. */
export function View({ host }: ViewProps) {
  const t = useTranslate('account');
  const { attributes } = useObservable(host.session.state);
  const entries = personalEntries(attributes);
  return (
    <div className={styles.page}>
      <Anchor
        variant="plain"
        icon={<Icon of={BackIcon} />}
        href={host.navigation.href({ name: 'account-profile' })}
        className={styles.back}
      >
        {t('title.account-profile')}
      </Anchor>
      <h1>{t('title.account-personal-data')}</h1>
      <Card className={styles.card}>
        {entries.length === 0 ? (
          <EmptyState title={t('personalData.empty')} />
        ) : (
          <dl className={styles.entries}>
            {entries.map(({ field, value }) => (
              <div key={field}>
                <dt>{t(`personalData.${field}`)}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        )}
        <p className={styles.muted}>{t('personalData.source')}</p>
      </Card>
    </div>
  );
}
