import type { ViewProps } from '@halte/contract';
import { useTranslate } from '@halte/i18n';
import { useApp } from '../context/appContext.ts';
import styles from './Demo.module.css';
import { useWidgetTexts } from './useWidgetTexts.ts';

/** One widget, as it looks inside a partner's page. The route has checked its id. */
export function View({ host, params }: ViewProps) {
  const t = useTranslate('partners');
  const { areas } = useApp();
  const textsOf = useWidgetTexts();
  const { navigation } = host;
  return (
    <article className={styles.page}>
      {areas.widgets
        .filter(({ area }) => area === params.id)
        .map(({ area: id, route, height }) => (
          <section key={id} className={styles.widget}>
            <h1>{textsOf(id).title}</h1>
            <p>{t('demo.text')}</p>
            <iframe
              className={styles.frame}
              src={navigation.href({ name: route, query: { widget: 'true' } })}
              title={textsOf(id).title}
              height={height}
              allow="geolocation"
            />
          </section>
        ))}
      <p>
        <a href={navigation.href({ name: 'cobranding' })}>{t('back')}</a>
      </p>
    </article>
  );
}
