import { formatDistance, useLocale, useTranslate } from '@halte/i18n';
import { Icon } from '@halte/ui';
import { WarningIcon } from '@halte/ui/icons';
import { type Availability, isFew, type OtherStation, type StationNeed } from '../rules/sharingStation.ts';
import css from './StationNote.module.css';

interface StationWarningProps {
  readonly availability: Availability;
  readonly need: StationNeed;
  readonly other: OtherStation | null;
}

/** That a station is closed or has too few of what the traveller needs, and where else there are enough. */
export function StationWarning({ availability, need, other }: StationWarningProps) {
  const t = useTranslate('trip-planner-roadmap');
  const locale = useLocale();
  const figureOf = (found: Availability) => {
    const count = found[need] ?? 0;
    const label = t(`station.${need === 'docks' ? 'docks' : found.vehicleKind}`, { count });
    return t('station.figure', { count, label });
  };
  const { isClosedForRent, isClosedForReturn } = availability;
  const reasons = [
    isClosedForRent && t('station.noRent'),
    isClosedForReturn && t('station.noReturn'),
    isFew(availability[need]) && t('station.few', { figure: figureOf(availability) }),
  ].filter((reason) => reason !== false);
  if (reasons.length === 0) return null;
  return (
    <div className={css.warning}>
      <Icon of={WarningIcon} />
      <p>
        <strong>{reasons.join(' ')}</strong>
        {other && (
          <>
            {' '}
            {t('station.other', {
              name: other.name,
              distance: formatDistance(other.metres, locale),
              figure: figureOf(other.availability),
            })}
          </>
        )}
      </p>
    </div>
  );
}
