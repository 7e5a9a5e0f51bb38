import { answerOf } from '@halte/api';
import { useApi, useApiQuery } from '@halte/api/query';
import { useTranslate } from '@halte/i18n';
import { Icon, Skeleton, VisuallyHidden } from '@halte/ui';
import { useHost } from '@halte/ui/host';
import { BikeIcon, CarIcon } from '@halte/ui/icons';
import { REFRESH_MS } from '../../roadmap/pollJourney.ts';
import { type Availability, availabilityOf, type StationRef } from '../../roadmap/sharingStation.ts';
import css from './StationNote.module.css';

const PATHS = {
  bike: '/api/trip-planner/v2/journeys/bikeSharingStations/{id}',
  car: '/api/trip-planner/v2/journeys/carSharingStations/{id}',
} as const;

function Figures({ availability }: { availability: Availability }) {
  const t = useTranslate('trip-planner-roadmap');
  const { vehicles, freeDocks, ageMinutes, isClosedForRent, isClosedForReturn } = availability;
  const figures = [
    ...vehicles.map(({ kind, count }) => t(`station.${kind}`, { count })),
    ...(freeDocks === null ? [] : [t('station.docks', { count: freeDocks })]),
  ];
  const closed = [isClosedForRent && t('station.noRent'), isClosedForReturn && t('station.noReturn')].filter(Boolean);
  return (
    <p>
      {figures.join(', ')}
      {ageMinutes !== null && <span className={css.age}>, {t('station.age', { count: ageMinutes })}</span>}
      {closed.length > 0 && <span className={css.closed}> · {closed.join(' · ')}</span>}
    </p>
  );
}

interface StationNoteProps {
  readonly station: StationRef;
}

/** Current availability at a sharing station. Renders nothing when the request fails. */
export function StationNote({ station: { kind, id } }: StationNoteProps) {
  const host = useHost();
  const t = useTranslate('trip-planner-roadmap');
  const api = useApi();
  const { data, isLoading } = useApiQuery(
    `sharing/${host.tenant.apiKey}/${kind}/${id}`,
    (signal) => answerOf(api.GET(PATHS[kind], { params: { path: { id } }, signal })),
    { refreshInterval: REFRESH_MS },
  );
  const icon = kind === 'bike' ? BikeIcon : CarIcon;
  if (!data && !isLoading) return null;
  const availability = data ? availabilityOf(data, kind) : null;
  return (
    <div className={css.station}>
      <Icon of={icon} />
      {!data && (
        <>
          <VisuallyHidden>{t('station.loading')}</VisuallyHidden>
          <Skeleton width="10rem" />
        </>
      )}
      {data && !availability && <p className={css.unknown}>{t('station.unknown')}</p>}
      {availability && <Figures availability={availability} />}
    </div>
  );
}
