import { useTranslate } from '@halte/i18n';
import { type Place, placeTitle } from '@halte/places';
import { HiddenWords, slot } from '../../screen/HiddenWords.tsx';
import { TripHead } from '../../screen/TripHead.tsx';
import { type PointRole, VIEW_MODE } from '../../trip/model.ts';
import { toList } from '../../trip/routeTargets.ts';
import { SaveTripStar } from '../favourites/SaveTrip.tsx';
import { TripSteps } from '../summary/TripSteps.tsx';
import { useResultsScreen } from './ResultsContext.ts';
import css from './ResultsHeader.module.css';
import { type TimeMoves, TimeRow } from './TimeRow.tsx';

export interface ResultsHeaderProps {
  /** Which journeys it names: those of the trip, or the returns. */
  kind: 'results' | 'returns';
  moves: TimeMoves;
}

/** The step of a round trip that its list of journeys is. */
const STEP = { [VIEW_MODE.simple]: null, [VIEW_MODE.full]: 'out', [VIEW_MODE.fullReturn]: 'back' } as const;

/** The trip that is searched, with the changes that travellers often make to it. */
export function ResultsHeader({ kind, moves }: ResultsHeaderProps) {
  const t = useTranslate('trip-planner-journeys');
  const tPlaces = useTranslate('places');
  const { query, mode, trip, searchedTrip } = useResultsScreen();
  const step = STEP[mode];
  const { departurePlace, arrivalPlace, viaPlace } = searchedTrip;
  if (!departurePlace || !arrivalPlace) return null;
  const end = (role: PointRole, place: Place) => (
    <span className={css.end} data-role={role}>
      {placeTitle(place, tPlaces)}
    </span>
  );
  const places = { from: slot(0), via: slot(1), to: slot(2) };
  const heading = (
    <h1 className={css.ends}>
      <HiddenWords
        text={t(viaPlace ? `${kind}.fromViaTo` : `${kind}.fromTo`, places)}
        values={[end('DEPARTURE', departurePlace), viaPlace && end('VIA', viaPlace), end('ARRIVAL', arrivalPlace)]}
      />
    </h1>
  );

  return (
    <TripHead
      className={css.header}
      query={query}
      back={mode === VIEW_MODE.fullReturn ? toList(VIEW_MODE.full, query) : { name: 'index' }}
      heading={heading}
      tools={<SaveTripStar trip={trip} />}
    >
      {step && (
        <div className={css.steps}>
          <TripSteps query={query} current={step} />
        </div>
      )}
      <TimeRow moves={moves} />
    </TripHead>
  );
}
