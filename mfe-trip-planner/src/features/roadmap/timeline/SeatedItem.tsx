import { useTranslate } from '@halte/i18n';
import { cx } from '@halte/ui';
import type { SeatedStep } from '../rules/steps.ts';
import { useStepPhase } from './stepPhase.ts';
import css from './Timeline.module.css';
import { useLineName } from './useLineName.ts';

/** The vehicle goes on as another line: the traveller stays on board. */
export function SeatedItem({ step }: { step: SeatedStep }) {
  const { stop, line } = step;
  const phase = useStepPhase(step);
  const t = useTranslate('trip-planner-roadmap');
  const lineName = useLineName();
  return (
    <li {...phase} className={cx(css.item, css.move, css.riding)} style={{ '--line': line.color }}>
      <span className={css.thread} />
      <div className={css.body}>
        <p className={css.what}>{t('ride.staySeated', { stop, line: lineName(line) })}</p>
      </div>
    </li>
  );
}
