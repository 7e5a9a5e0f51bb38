import { formatDate, formatTime, type Instant, useLocale, useTranslate } from '@halte/i18n';
import { useHost } from '@halte/ui/host';
import css from './PrintHead.module.css';
import { printedAddress, sharedAddress } from './rules/sharedAddress.ts';
import type { Printing } from './usePrinting.ts';

interface PrintHeadProps extends Pick<Printing, 'Code'> {
  now: Instant;
}

/** Header of the printed page: operator, time of printing, and the address of the journey as text and as a QR code. */
export function PrintHead({ now, Code }: PrintHeadProps) {
  const { tenant } = useHost();
  const t = useTranslate('trip-planner-roadmap');
  const locale = useLocale();
  const { href } = window.location;
  const zone = tenant.timeZone;
  const printed = { day: formatDate(now, zone, locale, 'full'), time: formatTime(now, zone) };
  return (
    <div className={css.head}>
      <div>
        <p>{t('print.head', { operator: tenant.name, ...printed })}</p>
        <p className={css.address}>{printedAddress(href)}</p>
      </div>
      {Code && <Code address={sharedAddress(href)} />}
    </div>
  );
}
