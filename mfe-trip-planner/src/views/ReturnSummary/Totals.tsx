import { formatDelta, formatPrice, useLocale, useTranslate } from '@halte/i18n';
import { type RoundTrip, totalsOf } from '../../trip/roundTrip.ts';
import css from './Totals.module.css';

/** Totals of both journeys. The price appears only if both have one; amounts in two currencies are not added up. */
export function Totals({ roundTrip }: { roundTrip: RoundTrip }) {
  const t = useTranslate('trip-planner-journeys');
  const locale = useLocale();
  const { travelSeconds, staySeconds, fares } = totalsOf(roundTrip);
  const figures = [
    ['total.stay', staySeconds > 0 ? formatDelta(staySeconds) : ''],
    ['total.travel', formatDelta(travelSeconds)],
    ['total.price', fares.map(({ amount, currency }) => formatPrice(amount, currency, { locale })).join(' + ')],
  ] as const;
  return (
    <dl className={css.totals}>
      {figures
        .filter(([, figure]) => figure !== '')
        .map(([key, figure]) => (
          <div key={key}>
            <dt className={css.label}>{t(key)}</dt>
            <dd className={css.figure}>{figure}</dd>
          </div>
        ))}
    </dl>
  );
}
