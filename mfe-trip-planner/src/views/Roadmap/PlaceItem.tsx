import { formatTime, useTranslate } from '@halte/i18n';
import { cx, Time, VisuallyHidden } from '@halte/ui';
import { AccessibilityIcon } from '@halte/ui/icons';
import type { CSSProperties } from 'react';
import type { PlaceStep } from '../../trip/roadmap.ts';
import css from './Timeline.module.css';

/** A place with its time, and what helps to find one's way there. */
export function PlaceItem({ step, zone }: { step: PlaceStep; zone: string }) {
  const t = useTranslate('trip-planner');
  const { point, time, role, color } = step;
  const isEnd = role === 'start' || role === 'end';
  return (
    <li className={cx(css.item, isEnd && css.end)} style={color ? ({ '--line': color } as CSSProperties) : undefined}>
      <Time className={css.time} dateTime={time}>
        {formatTime(time, zone)}
      </Time>
      <span className={css.dot} />
      <div className={css.body}>
        <p className={css.place}>
          <VisuallyHidden>{t(`step.${role}`)} </VisuallyHidden>
          {point.name}
        </p>
        {(point.platform || (role === 'board' && point.accessibility === 'yes')) && (
          <p className={css.tags}>
            {point.platform && <span className={css.platform}>{t('platform', { name: point.platform })}</span>}
            {point.accessibility === 'yes' && (
              <span className={css.tag}>
                <AccessibilityIcon aria-hidden="true" />
                {t('stop.accessible')}
              </span>
            )}
          </p>
        )}
      </div>
    </li>
  );
}
