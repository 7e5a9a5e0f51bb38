import { useTranslate } from '@halte/i18n';
import { cx, Icon, VisuallyHidden } from '@halte/ui';
import { ErrorIcon, InfoIcon, WarningIcon } from '@halte/ui/icons';
import { PageLink } from '../../../screen/PageLink.tsx';
import type { Ride } from '../../../trip/detailedJourney.ts';
import { type Alert, isHarmless } from '../rules/alerts.ts';
import css from './AlertList.module.css';
import { Disclosure } from './Disclosure.tsx';

const ICONS = { info: InfoIcon, warning: WarningIcon, severe: ErrorIcon };

function AlertText({ alert, ride }: { alert: Alert; ride: Ride }) {
  const { severity, header, description, url } = alert;
  const t = useTranslate('trip-planner-roadmap');
  const icon = ICONS[severity];
  const link = (
    <PageLink className={css.link} url={url}>
      {t('alert.link')}
    </PageLink>
  );
  return (
    <div className={cx(css.alert, css[severity])}>
      <Icon of={icon} />
      <div className={css.text}>
        <p className={css.header}>
          {header ? <VisuallyHidden>{t(`alert.${severity}`)}, </VisuallyHidden> : t(`alert.${severity}`)}
          {header}
        </p>
        {isHarmless(alert, ride) && <p>{t('alert.harmless')}</p>}
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

/** The alerts of a ride, shown with it; those about other stops of its line say so. */
export function AlertList({ ride }: { ride: Ride }) {
  if (ride.alerts.length === 0) return null;
  return (
    <div className={css.alerts}>
      {ride.alerts.map((alert) => (
        <AlertText key={alert.id} alert={alert} ride={ride} />
      ))}
    </div>
  );
}
