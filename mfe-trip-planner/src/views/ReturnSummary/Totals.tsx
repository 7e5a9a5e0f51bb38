import { formatDelta, formatPrice, useLocale, useTranslate } from '@halte/i18n';
import { type RoundTrip, totalsOf } from '../../trip/roundTrip.ts';
import css from './Totals.module.css';

/** How long one is there between both journeys; nothing where the return leaves too early. */
export function TimeThere({ roundTrip }: { roundTrip: RoundTrip }) {
  const t = useTranslate('trip-planner-journeys');
  const { staySeconds } = totalsOf(roundTrip);
  return staySeconds > 0 && <p className={css.there}>{t('total.stay', { duration: formatDelta(staySeconds) })}</p>;
}

/** One price for both journeys. Nothing unless both have one; amounts in two currencies are not added up. */
export function Price({ roundTrip }: { roundTrip: RoundTrip }) {
  const t = useTranslate('trip-planner-journeys');
  const locale = useLocale();
  const { fares } = totalsOf(roundTrip);
  if (fares.length === 0) return null;
  const price = fares.map(({ amount, currency }) => formatPrice(amount, currency, { locale })).join(' + ');
  return (
    <p className={css.total}>
      {t('total.price')} <b className={css.figure}>{price}</b>
    </p>
  );
}
