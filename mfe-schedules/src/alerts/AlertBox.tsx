import { useLocale, useTranslate } from '@halte/i18n';
import { cx, Icon } from '@halte/ui';
import styles from './AlertBox.module.css';
import { ALERT_ICONS } from './alertIcons.ts';
import { type Alert, periodText } from './alertPeriod.ts';

interface AlertBoxProps {
  alert: Alert;
  now: string;
  zone: string;
}

/** An alert of a line, and until when it applies. */
export function AlertBox({ alert, now, zone }: AlertBoxProps) {
  const t = useTranslate('schedules');
  const locale = useLocale();
  const period = periodText(alert, { now, zone, locale }, t);
  return (
    <div className={cx(styles.box, styles[alert.severity])}>
      <Icon of={ALERT_ICONS[alert.severity]} className={styles.icon} />
      <div>
        <p className={styles.title}>{alert.header}</p>
        {alert.description && <p>{alert.description}</p>}
        {period && <p className={styles.period}>{period}</p>}
        {alert.url && (
          <a className={styles.link} href={alert.url} target="_blank" rel="noreferrer">
            {t('alert.link')}
          </a>
        )}
      </div>
    </div>
  );
}
