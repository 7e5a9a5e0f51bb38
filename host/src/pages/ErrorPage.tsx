import type { HostServices } from '@halte/contract';
import { useTranslate } from '@halte/i18n';
import { Anchor } from '@halte/ui';
import styles from './pages.module.css';

export interface ErrorPageProps {
  readonly host: HostServices;
  /** The address that matches no route; null after an internal error. */
  readonly missing: string | null;
}

export function ErrorPage({ host, missing }: ErrorPageProps) {
  const t = useTranslate('host');
  const kind = missing === null ? 'broken' : 'missing';
  return (
    <article className={styles.page}>
      <p className={styles.code} aria-hidden="true">
        {missing === null ? 500 : 404}
      </p>
      <h1>{t(`error.${kind}.title`)}</h1>
      {missing !== null && <p className={styles.path}>{t('error.missing.path', { path: missing })}</p>}
      <p>{t(`error.${kind}.advice`)}</p>
      <p>
        <Anchor variant="primary" href={host.navigation.href({ name: 'index' })}>
          {t('error.home')}
        </Anchor>
      </p>
    </article>
  );
}
