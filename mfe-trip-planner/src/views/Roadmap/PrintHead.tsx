import { formatDate, formatTime, type Instant, useLocale, useTranslate } from '@halte/i18n';
import { useHost } from '@halte/ui/host';
import css from './PrintHead.module.css';

/** Header of the printed page: operator, time of printing and address. */
export function PrintHead({ now }: { now: Instant }) {
  const { tenant } = useHost();
  const t = useTranslate('trip-planner-roadmap');
  const locale = useLocale();
  const zone = tenant.timeZone;
  const printed = { day: formatDate(now, zone, locale, 'full'), time: formatTime(now, zone) };
  return (
    <div className={css.head}>
      <p>{t('print.head', { operator: tenant.name, ...printed })}</p>
      <p className={css.address}>{window.location.href}</p>
    </div>
  );
}
