import type { HostServices } from '@halte/contract';
import { formatDate, formatTime, type Instant, useLocale, useTranslate } from '@halte/i18n';
import css from './PrintHead.module.css';

/** What a sheet of paper must say that a screen shows around the page: whose it is, of when, and where to look again. */
export function PrintHead({ host: { tenant }, now }: { host: HostServices; now: Instant }) {
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
