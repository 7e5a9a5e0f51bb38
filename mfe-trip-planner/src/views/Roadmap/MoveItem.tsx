import { formatDelta, formatDistance, useLocale, useTranslate } from '@halte/i18n';
import { cx, Icon } from '@halte/ui';
import { BikeIcon, WaitIcon, WalkIcon } from '@halte/ui/icons';
import type { MoveStep, WaitStep } from '../../roadmap/steps.ts';
import { StationWay } from './StationWay.tsx';
import css from './Timeline.module.css';

/** A walk or bike ride. */
export function MoveItem({ step }: { step: MoveStep }) {
  const t = useTranslate('trip-planner-journeys');
  const locale = useLocale();
  const icon = step.kind === 'walk' ? WalkIcon : BikeIcon;
  const figures = [formatDelta(step.seconds), step.metres > 0 && formatDistance(step.metres, locale)];
  return (
    <li className={cx(css.item, css.move, css.onFoot)}>
      <span className={css.thread} />
      <div className={css.body}>
        <h2 className={cx(css.leg, css.what)}>
          <Icon of={icon} />
          {t(`step.${step.kind}`, { to: step.to })}
        </h2>
        <p className={css.muted}>{figures.filter(Boolean).join(' · ')}</p>
        <StationWay pathways={step.pathways} />
      </div>
    </li>
  );
}

/** The wait before the first vehicle. */
export function WaitItem({ step }: { step: WaitStep }) {
  const t = useTranslate('trip-planner-journeys');
  return (
    <li className={cx(css.item, css.move, css.onFoot)}>
      <span className={css.thread} />
      <div className={css.body}>
        <p className={css.what}>
          <Icon of={WaitIcon} />
          {t('step.wait', { duration: formatDelta(step.seconds) })}
        </p>
      </div>
    </li>
  );
}
