import type { HostServices } from '@halte/contract';
import { useTranslate } from '@halte/i18n';
import { Anchor } from '@halte/ui';
import { HostProvider } from '@halte/ui/host';
import { useEffect, useState } from 'react';
import styles from './pages.module.css';

export interface ErrorPageProps {
  readonly host: HostServices;
  /** The address that matches no route; null after an internal error. */
  readonly missing: string | null;
}

/** Not part of the first download. */
const loadNextSteps = () => import('./loadNextSteps.ts').then((module) => module.loadNextSteps());
type Loaded = Awaited<ReturnType<typeof loadNextSteps>>;

export function ErrorPage({ host, missing }: ErrorPageProps) {
  const t = useTranslate('host');
  const kind = missing === null ? 'broken' : 'missing';
  const [loaded, setLoaded] = useState<Loaded | null>(null);

  useEffect(() => {
    // Without a connection the page stays as it is.
    loadNextSteps().then(setLoaded, () => undefined);
  }, []);

  return (
    <article className={styles.page}>
      <div className={styles.art}>{loaded && <loaded.BrokenWave />}</div>
      <h1>{t(`error.${kind}.title`)}</h1>
      {missing !== null && <p className={styles.path}>{missing}</p>}
      <p>{t(`error.${kind}.advice`)}</p>
      <p>
        <Anchor variant="secondary" href={host.navigation.href({ name: 'index' })}>
          {t('error.home')}
        </Anchor>
      </p>
      {loaded && (
        <HostProvider host={host}>
          <loaded.NextSteps />
        </HostProvider>
      )}
    </article>
  );
}
