import { formatDelta, useTranslate } from '@halte/i18n';
import { cx, Icon, Skeleton, VisuallyHidden } from '@halte/ui';
import { LiveIcon } from '@halte/ui/icons';
import { useStation } from '../live/useStation.ts';
import { type Availability, isFew, type StationRef } from '../rules/sharingStation.ts';
import css from './StationNote.module.css';
import { StationWarning } from './StationWarning.tsx';

function Tile({ count, label }: { count: number | null; label: string }) {
  const t = useTranslate('trip-planner-roadmap');
  return (
    <p className={css.tile}>
      <span className={cx(css.count, count === null && css.unknown, isFew(count) && css.few)}>
        {count === null ? (
          <>
            <VisuallyHidden>{t('station.unknown')}</VisuallyHidden>
            <span aria-hidden="true">–</span>
          </>
        ) : (
          count
        )}
      </span>{' '}
      <span>{label}</span>
    </p>
  );
}

function Age({ ageSeconds, isFresh }: Pick<Availability, 'ageSeconds' | 'isFresh'>) {
  const t = useTranslate('trip-planner-roadmap');
  if (ageSeconds === null) return null;
  return (
    <p className={cx(css.age, !isFresh && css.old)}>
      <Icon of={LiveIcon} />
      {ageSeconds < 60
        ? t('station.age.seconds', { seconds: ageSeconds })
        : t('station.age', { age: formatDelta(ageSeconds) })}
    </p>
  );
}

/** Vehicles and free docks at a sharing station now, with the age of the report, and another station where one is needed. */
export function StationNote({ station }: { readonly station: StationRef }) {
  const t = useTranslate('trip-planner-roadmap');
  const { availability, other, isLoading } = useStation(station);
  if (isLoading)
    return (
      <div className={css.station}>
        <VisuallyHidden>{t('station.loading')}</VisuallyHidden>
        <div className={css.tiles}>
          <Skeleton height="3.5rem" />
          <Skeleton height="3.5rem" />
        </div>
      </div>
    );
  const { vehicleKind, vehicles, electric, docks } = availability;
  const label = t(`station.${vehicleKind}`, { count: vehicles ?? 2 });
  return (
    <div className={css.station}>
      <div className={css.tiles}>
        <Tile count={vehicles} label={electric > 0 ? t('station.electric', { label, count: electric }) : label} />
        <Tile count={docks} label={t('station.docks', { count: docks ?? 2 })} />
      </div>
      <Age {...availability} />
      <StationWarning availability={availability} need={station.need} other={other} />
    </div>
  );
}
