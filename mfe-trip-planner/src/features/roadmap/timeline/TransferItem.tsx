import { WithUnits } from '@halte/api/units';
import { formatDelta, formatDistance, useLocale, useTranslate } from '@halte/i18n';
import { cx, Icon } from '@halte/ui';
import { WalkIcon } from '@halte/ui/icons';
import { isTight } from '../../../trip/change.ts';
import type { TransferStep } from '../rules/steps.ts';
import { StationWay } from './StationWay.tsx';
import { useStepPhase } from './stepPhase.ts';
import css from './Timeline.module.css';
import change from './TransferItem.module.css';
import { WalkSteps } from './WalkSteps.tsx';

interface TransferItemProps {
  readonly step: TransferStep;
  readonly journeyId: string;
  /** A ride before it cannot be made. */
  readonly isDim: boolean;
}

/** A change between two vehicles: its minutes, of which some are walked and the others waited. */
export function TransferItem({ step, journeyId, isDim }: TransferItemProps) {
  const t = useTranslate('trip-planner-journeys');
  const phase = useStepPhase(step);
  const tRoadmap = useTranslate('trip-planner-roadmap');
  const locale = useLocale();
  const { seconds, shownSpareSeconds, walkSeconds, metres, pathways, walks } = step;
  const tight = isTight(step) && !isDim;
  const distance = formatDistance(metres, locale);
  const duration = formatDelta(seconds);
  const parts = [
    walkSeconds > 0 && tRoadmap('transfer.walk', { duration: formatDelta(walkSeconds), distance }),
    walkSeconds === 0 && metres > 0 && t('walking', { distance }),
    metres > 0 && shownSpareSeconds > 0 && tRoadmap('transfer.wait', { duration: formatDelta(shownSpareSeconds) }),
  ].filter((part) => part !== false);
  return (
    <li {...phase} className={cx(css.item, css.move, css.onFoot, isDim && css.dim)}>
      <span className={css.thread} />
      <div className={css.body}>
        <div className={cx(change.change, tight && change.tight)}>
          <Icon of={WalkIcon} />
          <div className={change.text}>
            <p className={change.title}>
              <WithUnits>{tRoadmap(tight ? 'transfer.change.tight' : 'transfer.change', { duration })}</WithUnits>
            </p>
            {parts.length > 0 && (
              <p className={change.detail}>
                <WithUnits>{parts.join(', ')}</WithUnits>
              </p>
            )}
            <StationWay pathways={pathways} />
            <WalkSteps journeyId={journeyId} parts={walks} />
          </div>
        </div>
      </div>
    </li>
  );
}
