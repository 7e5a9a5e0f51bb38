import { useTranslate } from '@halte/i18n';
import { Icon, LineBadge } from '@halte/ui';
import { useHost } from '@halte/ui/host';
import { ChevronDownIcon, WarningIcon } from '@halte/ui/icons';
import { lineTarget } from '../../line/lineAddress.ts';
import type { Line } from '../../lines/rules.ts';
import type { Alert } from '../../lines/wall.ts';
import styles from './AlertStrip.module.css';

interface AlertStripProps {
  lines: readonly Line[];
  alerts: ReadonlyMap<string, Alert>;
}

/** The lines about which there is something to know; opened, what it is. */
export function AlertStrip({ lines, alerts }: AlertStripProps) {
  const host = useHost();
  const t = useTranslate('schedules');
  const concerned = lines.flatMap((line) => {
    const alert = alerts.get(line.id);
    return alert ? [{ line, alert }] : [];
  });
  if (concerned.length === 0) return null;
  return (
    <details className={styles.strip}>
      <summary className={styles.summary}>
        <Icon of={WarningIcon} className={styles.triangle} />
        <span className={styles.words}>
          <b>{t('wall.alerts', { count: concerned.length })}</b>
          <span className={styles.badges} aria-hidden="true">
            {concerned.map(({ line }) => (
              <LineBadge key={line.id} line={line} size={20} />
            ))}
          </span>
        </span>
        <Icon of={ChevronDownIcon} className={styles.chevron} />
      </summary>
      <ul className={styles.list}>
        {concerned.map(({ line, alert }) => (
          <li key={line.id}>
            <a className={styles.link} href={host.navigation.href(lineTarget({ id: line.id, tab: 'info' }))}>
              <LineBadge line={line} size={24} label={t('line.name', { name: line.shortName })} />
              <span>{alert.header}</span>
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}
