import { WithUnits } from '@halte/api/units';
import { formatDelta, formatPrice, useLocale, useTranslate } from '@halte/i18n';
import { useJourneyDetails } from '../../state/useJourneyDetails.ts';
import { useNow } from '../../state/useNow.ts';
import { hasLeft, isPossible } from '../../trip/journey.ts';
import { TicketLink } from '../ticket/TicketLink.tsx';
import { type Fare, leavesTooEarly, type RoundTrip, totalsOf } from './roundTrip.ts';
import css from './Totals.module.css';

/** Duration of the stay between both journeys; empty if the return leaves too early. */
export function TimeThere({ roundTrip }: { roundTrip: RoundTrip }) {
  const t = useTranslate('trip-planner-journeys');
  const { staySeconds } = totalsOf(roundTrip);
  return (
    staySeconds > 0 && (
      <p className={css.there}>
        <WithUnits>{t('total.stay', { duration: formatDelta(staySeconds) })}</WithUnits>
      </p>
    )
  );
}

/** Where the ticket for both ways is bought, while both can still be made. */
function BothWaysTicket({ roundTrip: { outbound, back }, fare }: { roundTrip: RoundTrip; fare: Fare }) {
  const now = useNow();
  const { data: out } = useJourneyDetails(outbound.journeySummaryCode);
  const { data: home } = useJourneyDetails(back.journeySummaryCode);
  const isSold = !hasLeft(outbound.departureDateTime, now) && !leavesTooEarly({ outbound, back });
  if (!out || !home || !isSold || ![out, home].every(isPossible)) return null;
  return <TicketLink trip={{ outbound: out, back: home, fare }} />;
}

/** One price for both journeys. Nothing unless both have one; amounts in two currencies are not added up. */
export function Price({ roundTrip }: { roundTrip: RoundTrip }) {
  const t = useTranslate('trip-planner-journeys');
  const locale = useLocale();
  const { fares } = totalsOf(roundTrip);
  const [fare] = fares;
  if (!fare) return null;
  const price = fares.map(({ amount, currency }) => formatPrice(amount, currency, { locale })).join(' + ');
  return (
    <div className={css.total}>
      <p className={css.price}>
        {t('total.price')} <b className={css.figure}>{price}</b>
      </p>
      {fares.length === 1 && <BothWaysTicket roundTrip={roundTrip} fare={fare} />}
    </div>
  );
}
