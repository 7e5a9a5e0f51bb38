import type { ViewProps } from '@halte/contract';
import { formatTime, useTranslate } from '@halte/i18n';
import { placeTitle } from '@halte/places';
import { Anchor, Icon } from '@halte/ui';
import { useHost } from '@halte/ui/host';
import { ForwardIcon } from '@halte/ui/icons';
import { ChosenJourneys } from '../../parts/ChosenJourneys.tsx';
import page from '../../parts/Page.module.css';
import { ChosenDirection, DirectionSection } from '../../parts/summary/DirectionSection.tsx';
import { SummaryHeading } from '../../parts/summary/SummaryHeading.tsx';
import { useChosenOnMap } from '../../parts/useChosenOnMap.ts';
import { useTripOfAddress } from '../../parts/useTripOfAddress.ts';
import { chosenRoundTripCodes } from '../../trip/chosenCodes.ts';
import { VIEW_MODE } from '../../trip/model.ts';
import { afterOutbound } from '../../trip/returnTrip.ts';
import { toList } from '../../trip/routeTargets.ts';
import css from './View.module.css';

export { loadJourneyMessages as loadTexts } from '../../trip/loadJourneyMessages.ts';

/** The chosen outbound journey of a round trip; the return is chosen next. */
export function View({ query }: ViewProps) {
  const host = useHost();
  const t = useTranslate('trip-planner-journeys');
  const tPlaces = useTranslate('places');
  const trip = useTripOfAddress(query);
  const { outbound: code } = chosenRoundTripCodes(trip, query);
  const zone = host.tenant.timeZone;
  const { departurePlace, arrivalPlace } = trip;
  useChosenOnMap(trip, [code]);

  return (
    <ChosenJourneys query={query} codes={[code]} title={t('title.trip-planner-return-summary')}>
      {(outbound) => {
        const back = afterOutbound(trip, outbound.arrivalDateTime).returnDateTime ?? outbound.arrivalDateTime;
        return (
          <div className={page.page}>
            <SummaryHeading trip={trip} />
            <ChosenDirection query={query} direction="out" journey={outbound} change={toList(VIEW_MODE.full, query)} />
            <DirectionSection direction="back" time={back} change={null}>
              <div className={css.open}>
                <div>
                  <p className={css.time}>{t('summary.back.from', { time: formatTime(back, zone) })}</p>
                  {departurePlace && arrivalPlace && (
                    <p className={css.ends}>
                      {t('summary.back.fromTo', {
                        from: placeTitle(arrivalPlace, tPlaces),
                        to: placeTitle(departurePlace, tPlaces),
                      })}
                    </p>
                  )}
                </div>
                <Anchor
                  variant="primary"
                  icon={<Icon of={ForwardIcon} />}
                  href={host.navigation.href(toList(VIEW_MODE.fullReturn, query))}
                >
                  {t('summary.choose')}
                </Anchor>
              </div>
            </DirectionSection>
          </div>
        );
      }}
    </ChosenJourneys>
  );
}
