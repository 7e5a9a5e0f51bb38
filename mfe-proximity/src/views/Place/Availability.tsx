import { formatDelta, formatTime, useTranslate } from '@halte/i18n';
import { Anchor, Icon, Notice } from '@halte/ui';
import { useHost } from '@halte/ui/host';
import { BikeIcon, CarIcon, ChargingIcon, ExternalIcon, ParkingIcon } from '@halte/ui/icons';
import type { PlaceInFull, SharingStation } from '../../place/placeDetails.ts';
import { stationNumbers } from '../../place/stationNumbers.ts';
import styles from './Availability.module.css';
import { NewsLine } from './NewsLine.tsx';
import { Stat, Stats } from './Stats.tsx';
import page from './View.module.css';

const ICONS = { bikes: BikeIcon, electric: ChargingIcon, cars: CarIcon, docks: ParkingIcon } as const;

function Reported({ station, zone }: { station: SharingStation; zone: string }) {
  const t = useTranslate('proximity-place');
  const { ageSeconds, fresh, reportedAt } = station;
  if (ageSeconds === null || reportedAt === null) return null;
  const age = fresh
    ? t('station.age', { delta: formatDelta(ageSeconds) })
    : t('station.old', { time: formatTime(reportedAt, zone) });
  return <NewsLine isLive={fresh} text={age} />;
}

/** A station of shared vehicles: its availability, the age of that report, and where to rent. */
export function Availability({ place }: { place: PlaceInFull }) {
  const host = useHost();
  const t = useTranslate('proximity-place');
  const { availability: station, facts } = place;
  if (!station) return null;
  const numbers = stationNumbers(station);
  const { capacity, availableVehicles, rentalUrls, isRenting, isReturning } = station;
  const operator = facts.operator ?? station.operator;
  return (
    <section className={page.section} aria-label={t('station')}>
      {!station.live && <Notice>{t('station.unknown')}</Notice>}
      <Reported station={station} zone={host.tenant.timeZone} />
      {isRenting === false && <Notice tone="warning">{t('station.closed')}</Notice>}
      {isReturning === false && <Notice tone="warning">{t('station.full')}</Notice>}
      {numbers.length > 0 && (
        <Stats>
          {numbers.map(({ kind, count }) => (
            <Stat key={kind} icon={ICONS[kind]} value={`${count}`} label={t(`station.${kind}`, { count })} />
          ))}
        </Stats>
      )}
      {capacity !== null && availableVehicles !== null && capacity > 0 && (
        <>
          <div className={styles.bar} aria-hidden="true">
            {numbers
              .filter(({ kind }) => kind !== 'docks')
              .map(({ kind, count }) => (
                <span
                  key={kind}
                  className={styles[kind]}
                  style={{ width: `${Math.min(100, (count / capacity) * 100)}%` }}
                />
              ))}
          </div>
          <p className={styles.capacity}>{t('station.capacity', { count: availableVehicles, capacity })}</p>
        </>
      )}
      {rentalUrls.web && (
        <Anchor
          variant="secondary"
          className={styles.rent}
          icon={<Icon of={ExternalIcon} />}
          href={rentalUrls.web}
          target="_blank"
          rel="noreferrer"
        >
          {operator ? t('station.rentAt', { operator }) : t('station.rent')}
        </Anchor>
      )}
    </section>
  );
}
