import type { Query } from '@halte/contract';
import { useTranslate } from '@halte/i18n';
import { cx, Notice } from '@halte/ui';
import page from '../../screen/Page.module.css';
import paper from '../../screen/Paper.module.css';
import { useTripOfAddress } from '../../state/useTripOfAddress.ts';
import { chosenRoundTripCodes } from '../../trip/chosenCodes.ts';
import { VIEW_MODE } from '../../trip/model.ts';
import { toList } from '../../trip/routeTargets.ts';
import { SaveTripButton } from '../favourites/SaveTrip.tsx';
import { ChosenJourneys } from '../journey/ChosenJourneys.tsx';
import { useChosenOnMap } from '../journey/useChosenOnMap.ts';
import { useLiveJourney } from '../roadmap/live/useLiveJourney.ts';
import { ChosenDirection } from '../summary/DirectionSection.tsx';
import { ScreenFoot } from '../summary/ScreenFoot.tsx';
import { SummaryHeading } from '../summary/SummaryHeading.tsx';
import { BothWays } from './BothWays.tsx';
import css from './ReturnSummary.module.css';
import { leavesTooEarly } from './roundTrip.ts';
import { ShareTrip } from './ShareTrip.tsx';
import { Price, TimeThere } from './Totals.tsx';

export { loadJourneyMessages as loadTexts } from '../journey/loadJourneyMessages.ts';

/** Keeps the times of a journey current while it is shown. */
function LiveTimes({ code }: { code: string }) {
  useLiveJourney(code);
  return null;
}

/** Both journeys of a round trip. */
export function ReturnSummary({ query }: { query: Query }) {
  const t = useTranslate('trip-planner-journeys');
  const trip = useTripOfAddress(query);
  const chosen = chosenRoundTripCodes(trip, query);
  const codes = [chosen.outbound, chosen.back] as const;
  useChosenOnMap(trip, codes);

  return (
    <div className={css.screen} data-sheet="full">
      {chosen.outbound && chosen.back && (
        <>
          <LiveTimes code={chosen.outbound} />
          <LiveTimes code={chosen.back} />
        </>
      )}
      <ChosenJourneys query={query} codes={codes} title={t('title.trip-planner-return-summary')}>
        {(outbound, back) => (
          <div className={cx(page.page, page.cards, paper.paper)}>
            <BothWays roundTrip={{ outbound, back }} />
            <SummaryHeading query={query} trip={trip} time={outbound.departureDateTime} />
            {leavesTooEarly({ outbound, back }) && <Notice tone="warning">{t('total.too-early')}</Notice>}
            <ChosenDirection query={query} direction="out" journey={outbound} change={toList(VIEW_MODE.full, query)} />
            <ChosenDirection
              query={query}
              direction="back"
              journey={back}
              change={toList(VIEW_MODE.fullReturn, query)}
            />
            <TimeThere roundTrip={{ outbound, back }} />
            <ScreenFoot>
              <Price roundTrip={{ outbound, back }} />
              <div className={css.actions}>
                <ShareTrip trip={trip} outbound={outbound} />
                <SaveTripButton trip={trip} />
              </div>
            </ScreenFoot>
          </div>
        )}
      </ChosenJourneys>
    </div>
  );
}
