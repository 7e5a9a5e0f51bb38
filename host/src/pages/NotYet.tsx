import type { ViewProps } from '@halte/contract';
import { useTranslate } from '@halte/i18n';
import { Anchor } from '@halte/ui';
import styles from './pages.module.css';

/** Fallback for a planned screen: a message and a link to home. */
export function View({ host }: ViewProps) {
  const t = useTranslate('host');
  return (
    <article className={styles.page}>
      <h1>{t('notYet.title')}</h1>
      <p>{t('notYet.text')}</p>
      <p>
        <Anchor variant="primary" href={host.navigation.href({ name: 'index' })}>
          {t('error.home')}
        </Anchor>
      </p>
    </article>
  );
}
