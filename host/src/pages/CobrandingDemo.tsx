import type { ViewProps } from '@halte/contract';
import { useTranslate } from '@halte/i18n';
import { WIDGETS } from '../widgets/definitions.ts';
import { ErrorPage } from './ErrorPage.tsx';
import styles from './pages.module.css';

/** One widget, as it looks inside a partner's page. */
export function View({ host, params }: ViewProps) {
  const t = useTranslate('host');
  const { navigation } = host;
  const widget = WIDGETS.find(({ id }) => id === params.id);
  if (!widget) return <ErrorPage host={host} missing={navigation.current.get().fullPath} />;
  return (
    <article className={styles.page}>
      <h1>{t(`widget.${widget.id}`)}</h1>
      <p>{t(`widget.${widget.id}.text`)}</p>
      <iframe
        className={styles.frame}
        src={navigation.href({ name: widget.route, query: { widget: 'true' } })}
        title={t(`widget.${widget.id}`)}
        width={widget.minWidth}
        height={widget.minHeight}
        allow="geolocation"
        loading="lazy"
      />
      <p>
        <a href={navigation.href({ name: 'cobranding' })}>{t('cobranding.back')}</a>
      </p>
    </article>
  );
}
