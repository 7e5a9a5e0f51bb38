import type { Query } from '@halte/contract';
import { formatDate, useLocale, useTranslate } from '@halte/i18n';
import { Anchor, Icon } from '@halte/ui';
import { useHost } from '@halte/ui/host';
import { CheckIcon, ListIcon, RouteIcon } from '@halte/ui/icons';
import { useFoundIn } from '../../state/useSearchResults.ts';
import { type ChosenCodes, chosenCodesIn, chosenRoundTripCodes } from '../../trip/chosenCodes.ts';
import { type Direction, VIEW_MODE, viewModeOf } from '../../trip/model.ts';
import { toList, toRoadmap, toSummary, VIEW_MODE_KEY } from '../../trip/routeTargets.ts';
import type { Journey } from '../../trip/search.ts';
import { ChosenJourneys } from '../ChosenJourneys.tsx';
import { JourneyRow } from '../journey/JourneyRow.tsx';
import page from '../Page.module.css';
import type { CodesToShow } from '../useChosenJourneys.ts';
import { useChosenOnMap } from '../useChosenOnMap.ts';
import { useTripInDirection } from '../useTripInDirection.ts';
import { useTripOfAddress } from '../useTripOfAddress.ts';
import css from './JourneyPreview.module.css';

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

/** One journey on the map, with its card and its actions. */
export function JourneyPreview({ query, direction }: JourneyPreviewProps) {
  const t = useTranslate('trip-planner-journeys');
  const trip = useTripOfAddress(query);
  const mode = viewModeOf(trip.tripType, direction);
  const codes = codesFor(direction, direction === 'RETURN' ? chosenRoundTripCodes(trip, query) : chosenCodesIn(query));
  const shown = codes.includes(null) ? null : (codes.at(-1) ?? null);
  useChosenOnMap(useTripInDirection(trip, direction), [shown], useFoundIn(direction));

  return (
    <ChosenJourneys query={query} codes={codes} title={t(TITLE[VIEW_MODE_KEY[mode]])}>
      {(_, journey) => <Preview query={query} journey={journey} mode={mode} />}
    </ChosenJourneys>
  );
}

interface PreviewProps {
  query: Query;
  journey: Journey;
  mode: ReturnType<typeof viewModeOf>;
}

function Preview({ query, journey, mode }: PreviewProps) {
  const host = useHost();
  const t = useTranslate('trip-planner-journeys');
  const locale = useLocale();
  const { href } = host.navigation;
  const { journeySummaryCode: code } = journey;
  const zone = host.tenant.timeZone;
  const roadmap = href(toRoadmap(query, code));
  const canBeChosen = mode !== VIEW_MODE.simple;
  return (
    <div className={page.page}>
      <div className={page.head}>
        <h1 className={css.title}>{t(TITLE[VIEW_MODE_KEY[mode]])}</h1>
        <p className={css.day}>{formatDate(journey.departureDateTime, zone, locale)}</p>
      </div>
      <JourneyRow journey={journey} zone={zone} since={journey.departureDateTime} href={roadmap} isSelected />
      <div className={css.actions}>
        {canBeChosen && (
          <Anchor variant="primary" icon={<Icon of={CheckIcon} />} href={href(toSummary(mode, query, code))}>
            {t(`preview.choose.${VIEW_MODE_KEY[mode]}`)}
          </Anchor>
        )}
        <Anchor variant={canBeChosen ? 'secondary' : 'primary'} icon={<Icon of={RouteIcon} />} href={roadmap}>
          {t('preview.roadmap')}
        </Anchor>
        <Anchor variant="secondary" icon={<Icon of={ListIcon} />} href={href(toList(mode, query))}>
          {t(`preview.others.${VIEW_MODE_KEY[mode]}`)}
        </Anchor>
      </div>
    </div>
  );
}
