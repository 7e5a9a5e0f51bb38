import type { ViewProps } from '@halte/contract';
import { useLocale, useTranslate } from '@halte/i18n';
import { useApp } from '../context/appContext.ts';
import codeBox from './CodeBox.module.css';
import { embedCode, FIRST_CHOICES, widgetAddress } from './choices.ts';
import styles from './Demo.module.css';
import { useWidgetTexts } from './useWidgetTexts.ts';

/** The code of every widget in this language, to copy. */
export function View({ host }: ViewProps) {
  const t = useTranslate('partners');
  const titles = useTranslate('host');
  const language = useLocale();
  const { areas } = useApp();
  const textsOf = useWidgetTexts();
  const { navigation } = host;
  return (
    <article className={styles.page}>
      <h1>{titles('title.cobranding-demo-widgets-definitions')}</h1>
      <p>{t('definitions.text')}</p>
      {areas.widgets.map(({ area: id, height }) => {
        const address = widgetAddress(
          { ...FIRST_CHOICES, kind: id, language },
          { origin: location.origin, locale: language, areas },
        );
        const { title } = textsOf(id);
        return (
          <section key={id} className={styles.widget}>
            <h2>
              <a href={navigation.href({ name: 'cobranding-demo-id', params: { id } })}>{title}</a>
            </h2>
            <pre className={codeBox.source}>
              <code>{embedCode(address ?? '', title, { width: null, height })}</code>
            </pre>
          </section>
        );
      })}
      <p>
        <a href={navigation.href({ name: 'cobranding' })}>{t('back')}</a>
      </p>
    </article>
  );
}
