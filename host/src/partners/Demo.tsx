import type { ViewProps } from '@halte/contract';
import { useTranslate } from '@halte/i18n';
import { WIDGETS } from '../widgets/definitions.ts';
import styles from './Demo.module.css';

/** One widget, as it looks inside a partner's page. The route has checked its id. */
export function View({ host, params }: ViewProps) {
  const t = useTranslate('partners');
  const { navigation, tenant } = host;
  return (
    <article className={styles.page}>
      {WIDGETS.filter(({ id }) => id === params.id).map(({ id, route, height }) => (
        <section key={id} className={styles.widget}>
          <h1>{t(`frame.${id}`, { name: tenant.name })}</h1>
          <p>{t('demo.text')}</p>
          <iframe
            className={styles.frame}
            src={navigation.href({ name: route, query: { widget: 'true' } })}
            title={t(`frame.${id}`, { name: tenant.name })}
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
