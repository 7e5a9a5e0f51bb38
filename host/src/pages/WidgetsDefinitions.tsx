import type { ViewProps } from '@halte/contract';
import { useTranslate } from '@halte/i18n';
import { embedCode, WIDGETS } from '../widgets/definitions.ts';
import styles from './pages.module.css';

/** The markup of every widget, to copy. */
export function View({ host }: ViewProps) {
  const t = useTranslate('host');
  const { navigation } = host;
  return (
    <article className={styles.page}>
      <h1>{t('title.cobranding-demo-widgets-definitions')}</h1>
      <p>{t('cobranding.definitions.text')}</p>
      {WIDGETS.map((widget) => {
        const address = new URL(navigation.href({ name: widget.route, query: { widget: 'true' } }), location.origin);
        return (
          <section key={widget.id}>
            <h2>{t(`widget.${widget.id}`)}</h2>
            <p>{t('cobranding.size', { width: widget.minWidth, height: widget.minHeight })}</p>
            <pre className={styles.source}>
              <code>{embedCode(address.href, t(`widget.${widget.id}`), widget)}</code>
            </pre>
          </section>
        );
      })}
      <p>
        <a href={navigation.href({ name: 'cobranding' })}>{t('cobranding.back')}</a>
      </p>
    </article>
  );
}
