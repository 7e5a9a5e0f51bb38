import { formatDate, formatPrice, type Instant, useLocale, useTranslate, wallClock } from '@halte/i18n';
import { Icon, Notice } from '@halte/ui';
import { useHost } from '@halte/ui/host';
import { AccessibilityIcon, ClockIcon, ParkingIcon } from '@halte/ui/icons';
import { factRows } from '../../place/factRows.ts';
import { isAlwaysOpen, type OpenState, openState, weekdayOf, weekOf } from '../../place/openingHours.ts';
import type { PlaceInFull } from '../../place/placeDetails.ts';
import styles from './Facts.module.css';
import { Stat, Stats } from './Stats.tsx';
import page from './View.module.css';

interface FactsProps {
  readonly place: PlaceInFull;
  readonly now: Instant;
}

/** A Monday; the names of the days are the same in every week. */
const MONDAY = 23;

function useWeekday() {
  const locale = useLocale();
  return (day: number) => formatDate(`2026-11-${MONDAY + day - 1}T12:00:00Z`, 'UTC', locale, 'weekday');
}

function OpenNow({ state }: { state: OpenState }) {
  const t = useTranslate('proximity-place');
  const weekday = useWeekday();
  if (state.kind === 'always' || state.kind === 'never') return null;
  if (state.kind === 'open') {
    return (
      <Notice tone="success" title={t('open.now')}>
        {t('open.until', { time: state.until })}
      </Notice>
    );
  }
  const { opens, inDays, day } = state;
  const when =
    inDays === 0
      ? t('open.today', { time: opens })
      : inDays === 1
        ? t('open.tomorrow', { time: opens })
        : t('open.day', { day: weekday(day), time: opens });
  return <Notice title={t('open.closed')}>{when}</Notice>;
}

function Hours({ place, now }: FactsProps) {
  const host = useHost();
  const t = useTranslate('proximity-place');
  const weekday = useWeekday();
  const { openingHours } = place.facts;
  if (!openingHours) return null;
  const zone = host.tenant.timeZone;
  const today = weekdayOf(wallClock(now, zone).slice(0, 10));
  const always = openingHours.length === 0 || isAlwaysOpen(openingHours);
  return (
    <section className={page.section} aria-labelledby="hours-title">
      <h2 id="hours-title">{t('hours')}</h2>
      {!always && <OpenNow state={openState(openingHours, now, zone)} />}
      {always ? (
        <p className={styles.always}>
          <Icon of={ClockIcon} className={styles.clock} />
          {t('hours.always')}
        </p>
      ) : (
        <dl className={styles.rows}>
          {weekOf(openingHours).map(({ day, hours }) => (
            <div key={day} className={day === today ? styles.today : styles.row}>
              <dt>{day === today ? t('hours.today', { day: weekday(day) }) : weekday(day)}</dt>
              <dd>
                {hours.length === 0
                  ? t('hours.closed')
                  : hours.map(({ opens, closes }) => `${opens} – ${closes}`).join(', ')}
              </dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  );
}

/** Details of a place: capacity, prices, hours, equipment. */
export function Facts(props: FactsProps) {
  const t = useTranslate('proximity-place');
  const locale = useLocale();
  const { kind, facts, availability } = props.place;
  const { capacity, accessibleSpaces, prices = [], sockets = [] } = facts;
  const isCarPark = kind === 'parks' || kind === 'parkandrides';
  const rows = factRows(facts, t);
  return (
    <>
      {availability === null && capacity !== undefined && (
        <div className={page.section}>
          <Stats>
            <Stat icon={ParkingIcon} value={`${capacity}`} label={t('capacity', { count: capacity })} />
            {accessibleSpaces !== undefined && (
              <Stat
                icon={AccessibilityIcon}
                value={`${accessibleSpaces}`}
                label={t('accessible', { count: accessibleSpaces })}
              />
            )}
          </Stats>
          {isCarPark && <Notice>{t('parking.unknown')}</Notice>}
        </div>
      )}
      <Hours {...props} />
      {prices.length > 0 && (
        <section className={page.section} aria-labelledby="prices-title">
          <h2 id="prices-title">{t('prices')}</h2>
          <dl className={styles.rows}>
            {prices.map(({ per, amount, currency }) => (
              <div key={per} className={styles.row}>
                <dt>{t(`price.${per}`)}</dt>
                <dd>{amount === 0 ? t('price.free') : formatPrice(amount, currency, { locale })}</dd>
              </div>
            ))}
          </dl>
        </section>
      )}
      {rows.length + sockets.length > 0 && (
        <section className={page.section} aria-labelledby="facts-title">
          <h2 id="facts-title">{t('facts')}</h2>
          <dl className={styles.rows}>
            {sockets.map(({ type, kilowatts, count }) => (
              <div key={`${type} ${kilowatts}`} className={styles.row}>
                <dt>{t(`socket.${type}`)}</dt>
                <dd>{t('socket.power', { count, kilowatts })}</dd>
              </div>
            ))}
            {rows.map(({ key, label, value }) => (
              <div key={key} className={styles.row}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </section>
      )}
    </>
  );
}
