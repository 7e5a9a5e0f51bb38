import { type Instant, useLocale, useTranslate } from '@halte/i18n';
import { Anchor, cx, Icon } from '@halte/ui';
import { useHost } from '@halte/ui/host';
import { ErrorIcon, InfoIcon, WarningIcon } from '@halte/ui/icons';
import { formatAlertPeriod } from '../../place/alertPeriod.ts';
import type { Alert } from '../../place/placeDetails.ts';
import styles from './AlertBox.module.css';

const ICONS = { info: InfoIcon, warning: WarningIcon, severe: ErrorIcon };

interface AlertProps {
  readonly alert: Alert;
  readonly now: Instant;
}

function AlertItem({ alert, now }: AlertProps) {
  const host = useHost();
  const t = useTranslate('proximity-place');
  const locale = useLocale();
  const period = formatAlertPeriod(alert, { now, zone: host.tenant.timeZone, locale }, t);
  const { header, description, url, severity } = alert;
  return (
    <div className={cx(styles.alert, styles[severity])}>
      <Icon of={ICONS[severity]} className={styles.icon} />
      <div className={styles.text}>
        <p className={styles.title}>{header}</p>
        {period && <p>{period}</p>}
        {(description || url) && (
          <details>
            <summary className={styles.summary}>{t('alert.more')}</summary>
            {description && <p className={styles.description}>{description}</p>}
            {url && (
              <Anchor href={url} target="_blank" rel="noreferrer">
                {t('alert.link')}
              </Anchor>
            )}
          </details>
        )}
      </div>
    </div>
  );
}

interface AlertBoxProps {
  /** The worst first. */
  readonly alerts: readonly Alert[];
  readonly now: Instant;
}

/** The alerts of this stop: the most severe in full, the others unfold. */
export function AlertBox({ alerts, now }: AlertBoxProps) {
  const t = useTranslate('proximity-place');
  const [first, ...others] = alerts;
  if (!first) return null;
  return (
    <section className={styles.box} aria-label={t('alerts')}>
      <AlertItem alert={first} now={now} />
      {others.length > 0 && (
        <details className={styles.others}>
          <summary className={styles.summary}>{t('alerts.others', { count: others.length })}</summary>
          {others.map((alert) => (
            <AlertItem key={alert.id} alert={alert} now={now} />
          ))}
        </details>
      )}
    </section>
  );
}
