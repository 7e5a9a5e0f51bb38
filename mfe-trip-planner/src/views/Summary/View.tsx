import type { ViewProps } from '@halte/contract';
import { formatTime, useTranslate } from '@halte/i18n';
import { Anchor, cx } from '@halte/ui';
import { useHost } from '@halte/ui/host';
import { ChosenJourneys } from '../../parts/ChosenJourneys.tsx';
import page from '../../parts/Page.module.css';
import { ChosenDirection } from '../../parts/summary/DirectionSection.tsx';
import { ScreenFoot } from '../../parts/summary/ScreenFoot.tsx';
import { SummaryHeading } from '../../parts/summary/SummaryHeading.tsx';
import { useChosenOnMap } from '../../parts/useChosenOnMap.ts';
import { useTripOfAddress } from '../../parts/useTripOfAddress.ts';
import { chosenRoundTripCodes } from '../../trip/chosenCodes.ts';
import { VIEW_MODE } from '../../trip/model.ts';
import { afterOutbound } from '../../trip/returnTrip.ts';
import { toList } from '../../trip/routeTargets.ts';

export { loadJourneyMessages as loadTexts } from '../../trip/loadJourneyMessages.ts';

/** The chosen outbound journey of a round trip; the return is chosen next. */
export function View({ query }: ViewProps) {
  const host = useHost();
  const t = useTranslate('trip-planner-journeys');
  const trip = useTripOfAddress(query);
  const { outbound: code } = chosenRoundTripCodes(trip, query);
  const zone = host.tenant.timeZone;
  useChosenOnMap(trip, [code]);

  return (
    <ChosenJourneys query={query} codes={[code]} title={t('title.trip-planner-return-summary')}>
      {(outbound) => {
        const back = afterOutbound(trip, outbound.arrivalDateTime).returnDateTime ?? outbound.arrivalDateTime;
        return (
          <div className={cx(page.page, page.cards)}>
            <SummaryHeading
              query={query}
              trip={trip}
              time={outbound.departureDateTime}
              step="out"
              back={toList(VIEW_MODE.full, query)}
            />
            <ChosenDirection query={query} direction="out" journey={outbound} change={toList(VIEW_MODE.full, query)} />
            <p className={page.lead}>{t('summary.next', { time: formatTime(back, zone) })}</p>
            <ScreenFoot>
              <Anchor variant="primary" href={host.navigation.href(toList(VIEW_MODE.fullReturn, query))}>
                {t('summary.choose')}
              </Anchor>
            </ScreenFoot>
          </div>
        );
      }}
    </ChosenJourneys>
  );
}
