import type { HostServices } from '@halte/contract';
import { useTranslate } from '@halte/i18n';
import { cx, VisuallyHidden } from '@halte/ui';
import { AccessibilityIcon } from '@halte/ui/icons';
import type { CSSProperties } from 'react';
import type { StationRef } from '../../roadmap/station.ts';
import type { PlaceStep } from '../../trip/roadmap.ts';
import { BothTimes } from './BothTimes.tsx';
import { Punctuality } from './Punctuality.tsx';
import { StationNote } from './StationNote.tsx';
import css from './Timeline.module.css';

interface PlaceItemProps {
  readonly host: HostServices;
  readonly step: PlaceStep;
  /** The sharing station that this place is. */
  readonly station: StationRef | null;
}

/** A place with its time, and what helps to find one's way there. That it all goes as planned is said where one waits. */
export function PlaceItem({ host, step, station }: PlaceItemProps) {
  const t = useTranslate('trip-planner-journeys');
  const { point, timing, role, color } = step;
  const isEnd = role === 'start' || role === 'end';
  const isAccessible = role === 'board' && point.accessibility === 'yes';
  const isPunctualityShown =
    role === 'board' || (role === 'leave' && timing.kind !== 'onTime' && timing.kind !== 'live');
  const hasTags = point.platform || isAccessible || (isPunctualityShown && timing.kind !== 'unknown');
  return (
    <li
      className={cx(css.item, isEnd && css.end, role === 'board' && css.board, timing.kind === 'cancelled' && css.off)}
      style={color ? ({ '--line': color } as CSSProperties) : undefined}
    >
      <BothTimes className={css.time} timing={timing} zone={host.tenant.timeZone} />
      <span className={css.dot} />
      <div className={css.body}>
        <p className={css.place}>
          <VisuallyHidden>{t(`step.${role}`)} </VisuallyHidden>
          {point.name}
        </p>
        {hasTags && (
          <p className={css.tags}>
            {isPunctualityShown && <Punctuality timing={timing} />}
            {point.platform && <span className={css.platform}>{t('platform', { name: point.platform })}</span>}
            {isAccessible && (
              <span className={css.tag}>
                <AccessibilityIcon aria-hidden="true" />
                {t('stop.accessible')}
              </span>
            )}
          </p>
        )}
        {station && <StationNote host={host} station={station} />}
      </div>
    </li>
  );
}
