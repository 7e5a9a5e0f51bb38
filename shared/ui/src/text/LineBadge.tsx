import { Icon } from '../icon/Icon.tsx';
import { WarningIcon } from '../icon/icons.ts';
import { readableOn } from '../style/contrast.ts';
import { cx } from '../style/cx.ts';
import css from './LineBadge.module.css';
import { ModeIcon } from './ModeIcon.tsx';
import type { Mode } from './mode.ts';

interface LineBadgeProps {
  line: {
    readonly shortName: string;
    /** `#rrggbb` */
    readonly color: string;
    readonly textColor: string;
    readonly mode?: Mode;
  };
  /** Shows the mode's icon before the name; the largest size always has it. */
  withMode?: boolean;
  /** Height in pixels at the usual size of text; without it the badge is as high as the text around it. */
  size?: 20 | 24 | 32;
  /** Marks an alert. What it is about is said beside the badge or in its label. */
  hasAlert?: boolean;
  /** How the badge is read, e.g. "Tram 1"; the short name alone unless given. */
  label?: string;
  className?: string | undefined;
}

/** Names of lines are short. What is cut off, the browser has to paint apart: only of longer ones than these, in letters. */
const FITS = 12;

const SIZES = { 20: css.small, 24: css.medium, 32: css.large };

const COLOR = /^#?[\da-f]{6}$/i;

/** A line as its signs show it: in its own colours, the text in them only where it can be read. */
export function LineBadge(props: LineBadgeProps) {
  const { line, size, withMode = size === 32, hasAlert = false, label, className } = props;
  const background = COLOR.test(line.color) ? `#${line.color.replace('#', '')}` : null;
  const colors = background
    ? { backgroundColor: background, color: readableOn(background, line.textColor) }
    : undefined;
  const face = (
    <span
      className={cx(css.badge, size && SIZES[size], line.shortName.length > FITS && css.long, className)}
      style={colors}
      aria-hidden={label ? true : undefined}
    >
      {withMode && line.mode && <ModeIcon mode={line.mode} className={css.icon} />}
      {line.shortName}
    </span>
  );
  const alert = hasAlert && (
    <span className={css.alert}>
      <Icon of={WarningIcon} className={css.triangle} />
    </span>
  );
  if (label) {
    return (
      <span role="img" aria-label={label} className={css.whole}>
        {face}
        {alert}
      </span>
    );
  }
  if (!alert) return face;
  return (
    <span className={css.whole}>
      {face}
      {alert}
    </span>
  );
}
