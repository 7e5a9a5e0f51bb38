import { formatDelta, formatDistance, useLocale, useTranslate } from '@halte/i18n';
import { cx, Icon } from '@halte/ui';
import { SwapIcon, WarningIcon } from '@halte/ui/icons';
import type { TransferStep } from '../../roadmap/steps.ts';
import { StationWay } from './StationWay.tsx';
import css from './Timeline.module.css';
import { useLineName } from './useLineName.ts';

/** A transfer with less time to spare is marked as tight. */
const TIGHT_SECONDS = 120;

/** A transfer between two vehicles: its duration and the time to spare, or that it is missed. */
export function TransferItem({ step }: { step: TransferStep }) {
  const t = useTranslate('trip-planner-journeys');
  const tRoadmap = useTranslate('trip-planner-roadmap');
  const locale = useLocale();
  const lineName = useLineName();
  const { seconds, spareSeconds, shownSpareSeconds, walkSeconds, metres, to, pathways, line } = step;
  const isMissed = spareSeconds < 0;
  const isTight = !isMissed && spareSeconds < TIGHT_SECONDS;
  const hasWalk = walkSeconds > 0;
  const spare = { duration: formatDelta(shownSpareSeconds) };
  const icon = isMissed ? WarningIcon : SwapIcon;
  return (
    <li className={cx(css.item, css.move, css.onFoot, isMissed && css.missed)}>
      <span className={css.thread} />
      <div className={css.body}>
        <p className={css.what}>
          <Icon of={icon} />
          {isMissed ? tRoadmap('transfer.missed') : t('step.transfer', { duration: formatDelta(seconds) })}
        </p>
        {isMissed && line && (
          <p>{tRoadmap('transfer.missed.text', { line: lineName(line), duration: formatDelta(shownSpareSeconds) })}</p>
        )}
        {hasWalk && !isMissed && (
          <p className={css.muted}>
            {t('step.transfer.walk', {
              duration: formatDelta(walkSeconds),
              distance: formatDistance(metres, locale),
              to,
            })}
          </p>
        )}
        {!isMissed && <StationWay pathways={pathways} />}
        {isTight && <p className={css.tight}>{tRoadmap('transfer.tight', spare)}</p>}
        {hasWalk && !isMissed && !isTight && <p className={css.muted}>{tRoadmap('transfer.spare', spare)}</p>}
      </div>
    </li>
  );
}
