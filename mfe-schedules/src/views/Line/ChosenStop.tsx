import type { Instant } from '@halte/i18n';
import { useTranslate } from '@halte/i18n';
import { Button, Icon, Skeleton, VisuallyHidden } from '@halte/ui';
import { useHost } from '@halte/ui/host';
import { AccessibilityIcon, ChevronRightIcon } from '@halte/ui/icons';
import type { RefObject } from 'react';
import type { Departure } from '../../line/departures.ts';
import type { StopService } from '../../line/directionNow.ts';
import type { LineStop } from '../../line/lineDetail.ts';
import { ChangeLinks } from './Changes.tsx';
import styles from './ChosenStop.module.css';
import { DepartureCards } from './DepartureCards.tsx';
import { ServedWords } from './ServedWords.tsx';

export interface StopDepartures {
  readonly departures: readonly Departure[];
  readonly chosen: Departure | null;
  readonly isLoading: boolean;
  readonly hasFailed: boolean;
  retry(): void;
  choose(key: string): void;
}

interface ChosenStopProps {
  stop: LineStop;
  /** Whether there are no departures from here in this direction. */
  isEnd: boolean;
  service: StopService;
  next: StopDepartures;
  now: Instant;
  linkRef: RefObject<HTMLAnchorElement | null>;
}

/** The stop that the traveller chose, with its next departures. */
export function ChosenStop({ stop, isEnd, service, next, now, linkRef }: ChosenStopProps) {
  const host = useHost();
  const t = useTranslate('schedules');
  const params = { type: 'stoparea', id: stop.stopAreaId };
  const label = t('line.departures', { name: stop.name });
  return (
    <div className={styles.stop}>
      <a ref={linkRef} className={styles.name} href={host.navigation.href({ name: 'proximity-type-id', params })}>
        <span>
          {stop.name}
          {stop.wheelchair === 'yes' && (
            <Icon of={AccessibilityIcon} label={t('line.stop.accessible')} className={styles.accessible} />
          )}
        </span>
        <Icon of={ChevronRightIcon} />
      </a>
      <ServedWords service={service} />
      <ChangeLinks stop={stop} />
      {next.departures.length > 0 && (
        <DepartureCards
          label={label}
          departures={next.departures}
          chosen={next.chosen}
          now={now}
          zone={host.tenant.timeZone}
          onChoose={next.choose}
        />
      )}
      {next.isLoading && (
        <div role="status" className={styles.loading}>
          <VisuallyHidden>{t('line.departures.loading')}</VisuallyHidden>
          <Skeleton shape="block" width="6rem" height="3.25rem" />
          <Skeleton shape="block" width="6rem" height="3.25rem" />
        </div>
      )}
      {next.hasFailed && (
        <p className={styles.none} role="status">
          {t('line.departures.failed')} <Button onClick={next.retry}>{t('error.retry')}</Button>
        </p>
      )}
      {!next.isLoading && !next.hasFailed && next.departures.length === 0 && service !== 'closed' && (
        <p className={styles.none}>{t(isEnd ? 'line.departures.end' : 'line.departures.none')}</p>
      )}
    </div>
  );
}
