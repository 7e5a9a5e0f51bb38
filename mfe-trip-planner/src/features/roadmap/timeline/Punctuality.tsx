import { WithUnits } from '@halte/api/units';
import { formatDelta, useTranslate } from '@halte/i18n';
import { cx, Icon, VisuallyHidden } from '@halte/ui';
import { CancelledIcon, LiveIcon } from '@halte/ui/icons';
import type { Timing } from '../rules/timing.ts';
import css from './Punctuality.module.css';

/** The punctuality of a vehicle at a stop. Empty when it is unknown, or cancelled (the ride says so). */
export function Punctuality({ timing: { kind, seconds } }: { timing: Timing }) {
  const t = useTranslate('trip-planner-roadmap');
  if (kind === 'unknown' || kind === 'cancelled') return null;
  const delta = formatDelta(seconds);
  const isShifted = kind === 'late' || kind === 'early';
  const icon = kind === 'skipped' ? CancelledIcon : LiveIcon;
  return (
    <span className={cx(css.punctuality, css[kind])}>
      <Icon of={icon} />
      {isShifted && <VisuallyHidden>{t('timing.live')}, </VisuallyHidden>}
      <WithUnits>{t(`timing.${kind}`, { delta })}</WithUnits>
    </span>
  );
}
