import { formatDistance, formatDuration, useLocale, useTranslate } from '@halte/i18n';
import { cx } from '@halte/ui';
import { BikeIcon, SwapIcon, WaitIcon, WalkIcon } from '@halte/ui/icons';
import type { ChangeStep, MoveStep, WaitStep } from '../../trip/roadmap.ts';
import css from './Timeline.module.css';

/** On foot or by bike, under one's own power. */
export function MoveItem({ step }: { step: MoveStep }) {
  const t = useTranslate('trip-planner');
  const locale = useLocale();
  const Icon = step.kind === 'walk' ? WalkIcon : BikeIcon;
  const figures = [formatDuration(step.seconds), step.metres > 0 && formatDistance(step.metres, locale)];
  return (
    <li className={cx(css.item, css.move, css.onFoot)}>
      <span className={css.thread} />
      <div className={css.body}>
        <p className={css.what}>
          <Icon aria-hidden="true" />
          {t(`step.${step.kind}`, { to: step.to })}
        </p>
        <p className={css.muted}>{figures.filter(Boolean).join(' · ')}</p>
      </div>
    </li>
  );
}

/** Before a vehicle: only waiting, or all that a change takes. */
export function PauseItem({ step }: { step: WaitStep | ChangeStep }) {
  const t = useTranslate('trip-planner');
  const locale = useLocale();
  const Icon = step.kind === 'wait' ? WaitIcon : SwapIcon;
  const duration = formatDuration(step.seconds);
  return (
    <li className={cx(css.item, css.move, css.onFoot)}>
      <span className={css.thread} />
      <div className={css.body}>
        <p className={css.what}>
          <Icon aria-hidden="true" />
          {t(`step.${step.kind}`, { duration })}
        </p>
        {step.kind === 'change' && step.walkSeconds >= 60 && (
          <p className={css.muted}>
            {t('step.change.walk', {
              duration: formatDuration(step.walkSeconds),
              distance: formatDistance(step.metres, locale),
              to: step.to,
            })}
          </p>
        )}
      </div>
    </li>
  );
}
