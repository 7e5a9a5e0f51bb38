import { useLocale, useTranslate } from '@halte/i18n';
import { useHost } from '@halte/ui/host';
import { PageLink } from '../../screen/PageLink.tsx';
import css from './TicketLink.module.css';
import { type PricedTrip, ticketOffer } from './ticketOffer.ts';

/** Leads to where tickets for the trip are sold; nothing where that is not known. */
export function TicketLink({ trip }: { trip: PricedTrip }) {
  const { shop, timeZone: zone } = useHost().tenant;
  const t = useTranslate('trip-planner-journeys');
  const locale = useLocale();
  const offer = ticketOffer(shop?.ticket, trip, { zone, locale });
  return (
    offer && (
      <PageLink className={css.ticket} url={offer.url}>
        {t(`ticket.${offer.kind}`)}
      </PageLink>
    )
  );
}
