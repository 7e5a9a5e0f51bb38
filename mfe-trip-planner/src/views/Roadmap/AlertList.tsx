import { useTranslate } from '@halte/i18n';
import { cx, Icon, VisuallyHidden } from '@halte/ui';
import { ErrorIcon, ExternalIcon, InfoIcon, WarningIcon } from '@halte/ui/icons';
import { type Alert, httpUrl } from '../../roadmap/alerts.ts';
import css from './AlertList.module.css';
import { Disclosure } from './Disclosure.tsx';

const ICONS = { info: InfoIcon, warning: WarningIcon, severe: ErrorIcon };

function AlertText({ alert: { severity, header, description, url } }: { alert: Alert }) {
  const t = useTranslate('trip-planner-roadmap');
  const icon = ICONS[severity];
  const address = httpUrl(url);
  const link = address && (
    <a className={css.link} href={address} target="_blank" rel="noopener noreferrer">
      {t('alert.link')}
      <Icon of={ExternalIcon} />
      <VisuallyHidden>{t('alert.newTab')}</VisuallyHidden>
    </a>
  );
  return (
    <div className={cx(css.alert, css[severity])}>
      <Icon of={icon} />
      <div className={css.text}>
        <p className={css.header}>
          {header ? <VisuallyHidden>{t(`alert.${severity}`)}, </VisuallyHidden> : t(`alert.${severity}`)}
          {header}
        </p>
        {description === '' ? (
          link
        ) : (
          <Disclosure label={t('alert.details')}>
            <p className={css.description}>{description}</p>
            {link}
          </Disclosure>
        )}
      </div>
    </div>
  );
}

/** The alerts of a ride, shown with it. */
export function AlertList({ alerts }: { alerts: readonly Alert[] }) {
  if (alerts.length === 0) return null;
  return (
    <div className={css.alerts}>
      {alerts.map((alert) => (
        <AlertText key={alert.id} alert={alert} />
      ))}
    </div>
  );
}
