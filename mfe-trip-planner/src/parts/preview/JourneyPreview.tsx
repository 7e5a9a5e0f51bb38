import type { Query } from '@halte/contract';
import { formatDate, useLocale, useTranslate } from '@halte/i18n';
import { Anchor, Icon, VisuallyHidden } from '@halte/ui';
import { useHost } from '@halte/ui/host';
import { CheckIcon, ListIcon, RouteIcon } from '@halte/ui/icons';
import { useEffect } from 'react';
import { useFoundIn } from '../../state/useSearchResults.ts';
import { type ChosenCodes, chosenCodesIn, chosenRoundTripCodes } from '../../trip/chosenCodes.ts';
import { type Direction, VIEW_MODE, type ViewMode, viewModeOf } from '../../trip/model.ts';
import { toList, toPreview, toRoadmap, toSummary, VIEW_MODE_KEY } from '../../trip/routeTargets.ts';
import { type Journey, journeyOfCode } from '../../trip/search.ts';
import { ChosenJourneys } from '../ChosenJourneys.tsx';
import { JourneyRow } from '../journey/JourneyRow.tsx';
import type { CodesToShow } from '../useChosenJourneys.ts';
import { useChosenOnMap } from '../useChosenOnMap.ts';
import { useTripInDirection } from '../useTripInDirection.ts';
import { useTripOfAddress } from '../useTripOfAddress.ts';
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

/** One journey on the map in the lowest sheet, and the way to the others: without actions where the row is enough. */
export function JourneyPreview({ query, direction }: JourneyPreviewProps) {
  const t = useTranslate('trip-planner-journeys');
  const { navigation } = useHost();
  const trip = useTripOfAddress(query);
  const mode = viewModeOf(trip.tripType, direction);
  const codes = codesFor(direction, direction === 'RETURN' ? chosenRoundTripCodes(trip, query) : chosenCodesIn(query));
  const shown = codes.includes(null) ? null : (codes.at(-1) ?? null);
  const found = useFoundIn(direction);
  useChosenOnMap(useTripInDirection(trip, direction), [shown], found);
  const isSimple = mode === VIEW_MODE.simple;
  const isNeedless = useIsBesideMap() && isSimple && shown !== null;
  const isFound = shown !== null && journeyOfCode(found, shown) !== null;
  // A list that has to search first selects the journey that its address names.
  const list = navigation.href(isFound ? toList(mode, query) : { name: 'trip-planner-results', query });

  useEffect(() => {
    if (isNeedless) navigation.replaceWith(list);
  }, [isNeedless, navigation, list]);

  if (isNeedless) return null;
  return (
    <div
      {...(isSimple
        ? { 'data-sheet': 'peek', 'data-sheet-half': list, 'data-sheet-full': list }
        : { 'data-sheet': 'fit' })}
    >
      <ChosenJourneys query={query} codes={codes} title={t(TITLE[VIEW_MODE_KEY[mode]])}>
        {(_, journey) => <Preview query={query} journey={journey} mode={mode} />}
      </ChosenJourneys>
    </div>
  );
}

interface PreviewProps {
  query: Query;
  journey: Journey;
  mode: ViewMode;
}

function Preview({ query, journey, mode }: PreviewProps) {
  const { navigation, tenant } = useHost();
  const t = useTranslate('trip-planner-journeys');
  const locale = useLocale();
  const { journeySummaryCode: code, departureDateTime: departure } = journey;
  const { neighbours, difference, show, handlers } = useJourneySteps(mode, code, (next) =>
    navigation.replace(toPreview(mode, query, next)),
  );
  const title = t(TITLE[VIEW_MODE_KEY[mode]]);
  return (
    <div className={css.preview} {...handlers}>
      {mode === VIEW_MODE.simple ? (
        <VisuallyHidden>
          <h1>{title}</h1>
        </VisuallyHidden>
      ) : (
        <div className={css.head}>
          <h1 className={css.title}>{title}</h1>
          <p className={css.day}>{formatDate(departure, tenant.timeZone, locale)}</p>
        </div>
      )}
      <JourneyRow
        journey={journey}
        zone={tenant.timeZone}
        since={departure}
        // One way of a round trip is looked at by itself, and says the same when it is opened by its address.
        difference={mode === VIEW_MODE.simple ? difference : undefined}
        href={navigation.href(toRoadmap(query, code))}
      />
      {neighbours && neighbours.count > 1 && <JourneyTicks neighbours={neighbours} onShow={show} />}
      <Actions query={query} code={code} mode={mode} />
    </div>
  );
}

/** Of one way of a round trip: choose it, or not. Of a simple trip the row leads on, and the sheet back to the list. */
function Actions({ query, code, mode }: { query: Query; code: string; mode: ViewMode }) {
  const { href } = useHost().navigation;
  const t = useTranslate('trip-planner-journeys');
  const others = (
    <Anchor variant="secondary" icon={<Icon of={ListIcon} />} href={href(toList(mode, query))}>
      {t(`preview.others.${VIEW_MODE_KEY[mode]}`)}
    </Anchor>
  );
  if (mode === VIEW_MODE.simple) return <div className={css.withoutHandle}>{others}</div>;
  return (
    <div className={css.actions}>
      <Anchor variant="primary" icon={<Icon of={CheckIcon} />} href={href(toSummary(mode, query, code))}>
        {t(`preview.choose.${VIEW_MODE_KEY[mode]}`)}
      </Anchor>
      <Anchor variant="secondary" icon={<Icon of={RouteIcon} />} href={href(toRoadmap(query, code))}>
        {t('preview.roadmap')}
      </Anchor>
      {others}
    </div>
  );
}
