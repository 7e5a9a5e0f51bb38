import type { ViewProps } from '@halte/contract';
import { useTranslate } from '@halte/i18n';
import { WIDGETS } from '../widgets/definitions.ts';
import styles from './pages.module.css';

/** Lists the widgets that partners can embed. */
export function View({ host }: ViewProps) {
  const t = useTranslate('host');
  const { navigation } = host;
  return (
    <article className={styles.page}>
      <h1>{t('title.cobranding')}</h1>
      <p>{t('cobranding.text')}</p>
      <ul className={styles.cards}>
        {WIDGETS.map(({ id }) => (
          <li key={id}>
            <a className={styles.card} href={navigation.href({ name: 'cobranding-demo-id', params: { id } })}>
              <strong>{t(`widget.${id}`)}</strong>
              <span>{t(`widget.${id}.text`)}</span>
            </a>
          </li>
        ))}
      </ul>
      <p>
        <a href={navigation.href({ name: 'cobranding-demo-widgets-definitions' })}>
          {t('title.cobranding-demo-widgets-definitions')}
        </a>
      </p>
    </article>
  );
}
