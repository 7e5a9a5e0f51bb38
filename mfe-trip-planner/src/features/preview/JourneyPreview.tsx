import type { Query } from '@halte/contract';
import { useTranslate } from '@halte/i18n';
import { Anchor, Icon, VisuallyHidden } from '@halte/ui';
import { useHost } from '@halte/ui/host';
import { ListIcon } from '@halte/ui/icons';
import { useEffect } from 'react';
import { useFoundIn } from '../../state/useSearchResults.ts';
import { useTripOfAddress } from '../../state/useTripOfAddress.ts';
import { type ChosenCodes, chosenCodesIn, chosenRoundTripCodes } from '../../trip/chosenCodes.ts';
import { type Direction, type ViewMode, viewModeOf } from '../../trip/model.ts';
import { toList, toPreview, VIEW_MODE_KEY } from '../../trip/routeTargets.ts';
import { type Journey, journeyOfCode } from '../../trip/search.ts';
import { ChosenJourneys } from '../journey/ChosenJourneys.tsx';
import { JourneyRow } from '../journey/JourneyRow.tsx';
import type { CodesToShow } from '../journey/useChosenJourneys.ts';
import { useChosenOnMap } from '../journey/useChosenOnMap.ts';
import { useRowLinks } from '../journey/useRowLinks.ts';
import css from './JourneyPreview.module.css';
import { JourneyTicks } from './JourneyTicks.tsx';
import { useIsBesideMap } from './useIsBesideMap.ts';
import { useJourneySteps } from './useJourneySteps.ts';

export interface JourneyPreviewProps {
  query: Query;
  direction: Direction;
}

/** Message key of the title; the outbound preview shares its route with the simple preview. */
const TITLE = {
  simple: 'title.trip-planner-preview',
  out: 'title.trip-planner-preview.out',
  back: 'title.trip-planner-return-preview',
} as const;

/** The journeys that the screen needs: a return is shown only together with its outbound journey. */
function codesFor(direction: Direction, { outbound, back }: ChosenCodes): CodesToShow {
  return direction === 'RETURN' ? [outbound, back] : [outbound];
}

/** One journey on the map with the sheet at its lowest, and the way to the others. Not rendered where the list is beside the map. */
export function JourneyPreview({ query, direction }: JourneyPreviewProps) {
  const t = useTranslate('trip-planner-journeys');
  const { navigation } = useHost();
  const trip = useTripOfAddress(query);
  const mode = viewModeOf(trip.tripType, direction);
  const codes = codesFor(direction, direction === 'RETURN' ? chosenRoundTripCodes(trip, query) : chosenCodesIn(query));
  const shown = codes.includes(null) ? null : (codes.at(-1) ?? null);
  const found = useFoundIn(direction);
  useChosenOnMap(trip, [shown], found);
  const isNeedless = useIsBesideMap() && shown !== null;
  const isFound = shown !== null && journeyOfCode(found, shown) !== null;
  const target = toList(mode, query);
  // A list that has to search first selects the journey that its address names.
  const list = navigation.href(isFound ? target : { ...target, query });

  useEffect(() => {
    if (isNeedless) navigation.replaceWith(list);
  }, [isNeedless, navigation, list]);

  if (isNeedless) return null;
  return (
    <div data-sheet="peek" data-sheet-half={list} data-sheet-full={list}>
      <ChosenJourneys query={query} codes={codes} title={t(TITLE[VIEW_MODE_KEY[mode]])}>
        {(_, journey) => <Preview query={query} journey={journey} mode={mode} list={list} />}
      </ChosenJourneys>
    </div>
  );
}

interface PreviewProps {
  query: Query;
  journey: Journey;
  mode: ViewMode;
  /** The address of the others. */
  list: string;
}

function Preview({ query, journey, mode, list }: PreviewProps) {
  const { navigation, tenant } = useHost();
  const t = useTranslate('trip-planner-journeys');
  const { journeySummaryCode: code, departureDateTime: departure } = journey;
  const { neighbours, difference, show, handlers } = useJourneySteps(mode, code, (next) =>
    navigation.replace(toPreview(mode, query, next)),
  );
  const links = useRowLinks(mode, query, code);
  const key = VIEW_MODE_KEY[mode];
  const others = neighbours && neighbours.count > 1 ? neighbours : null;
  const way = key === 'simple' ? null : t(`direction.${key}`);
  return (
    <div className={css.preview} {...handlers}>
      <VisuallyHidden>
        <h1>{t(TITLE[key])}</h1>
      </VisuallyHidden>
      <JourneyRow journey={journey} zone={tenant.timeZone} since={departure} difference={difference} {...links} />
      {(others || way) && <JourneyTicks neighbours={others} direction={way} onShow={show} />}
      <div className={css.withoutHandle}>
        <Anchor variant="secondary" icon={<Icon of={ListIcon} />} href={list}>
          {t(`preview.others.${key}`)}
        </Anchor>
      </div>
    </div>
  );
}
