import { WithUnits } from '@halte/api/units';
import { formatDelta, formatDistance, useLocale, useTranslate } from '@halte/i18n';
import { WholeCodes } from '@halte/places/codes';
import { cx, Icon } from '@halte/ui';
import { BikeIcon, WaitIcon, WalkIcon } from '@halte/ui/icons';
import type { MoveStep, WaitStep } from '../rules/steps.ts';
import { StationWay } from './StationWay.tsx';
import { StepOnMap } from './StepOnMap.tsx';
import { useStepPhase } from './stepPhase.ts';
import css from './Timeline.module.css';
import { WalkSteps } from './WalkSteps.tsx';

interface MoveItemProps {
  readonly step: MoveStep;
  readonly journeyId: string;
  /** A ride before it cannot be made. */
  readonly isDim: boolean;
}

/** A walk or bike ride. */
export function MoveItem({ step, journeyId, isDim }: MoveItemProps) {
  const t = useTranslate('trip-planner-journeys');
  const phase = useStepPhase(step);
  const locale = useLocale();
  const icon = step.kind === 'walk' ? WalkIcon : BikeIcon;
  const figures = [formatDelta(step.seconds), step.metres > 0 && formatDistance(step.metres, locale)];
  const name = t(`step.${step.kind}`, { to: step.to });
  return (
    <li {...phase} className={cx(css.item, css.move, css.onFoot, step.kind === 'bike' && css.biking, isDim && css.dim)}>
      <span className={css.thread} />
      <StepOnMap journeyId={journeyId} section={step.section} name={name} />
      <div className={css.body}>
        <h2 className={cx(css.leg, css.what)}>
          <Icon of={icon} />
          <span>
            <WholeCodes>{name}</WholeCodes>
          </span>
        </h2>
        <p className={css.muted}>
          <WithUnits>{figures.filter(Boolean).join(' · ')}</WithUnits>
        </p>
        <StationWay pathways={step.pathways} />
        <WalkSteps journeyId={journeyId} parts={step.walks} />
      </div>
    </li>
  );
}

/** The wait before the first vehicle. */
export function WaitItem({ step }: { step: WaitStep }) {
  const t = useTranslate('trip-planner-journeys');
  const phase = useStepPhase(step);
  return (
    <li {...phase} className={cx(css.item, css.move, css.onFoot)}>
      <span className={css.thread} />
      <div className={css.body}>
        <p className={css.what}>
          <Icon of={WaitIcon} />
          <WithUnits>{t('step.wait', { duration: formatDelta(step.seconds) })}</WithUnits>
        </p>
      </div>
    </li>
  );
}
