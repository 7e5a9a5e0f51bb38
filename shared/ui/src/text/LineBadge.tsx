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
  /** Shows the mode's icon before the name. */
  withMode?: boolean;
  /** How the badge is read, e.g. "Tram 1"; the short name alone unless given. */
  label?: string;
  className?: string | undefined;
}

/** Names of lines are short. What is cut off, the browser has to paint apart: only of longer ones than these, in letters. */
const FITS = 12;

const COLOR = /^#?[\da-f]{6}$/i;

/** A line as its signs show it: in its own colours, the text in them only where it can be read. */
export function LineBadge({ line, withMode = false, label, className }: LineBadgeProps) {
  const background = COLOR.test(line.color) ? `#${line.color.replace('#', '')}` : null;
  const colors = background
    ? { backgroundColor: background, color: readableOn(background, line.textColor) }
    : undefined;
  const face = (
    <span
      className={cx(css.badge, line.shortName.length > FITS && css.long, className)}
      style={colors}
      aria-hidden={label ? true : undefined}
    >
      {withMode && line.mode && <ModeIcon mode={line.mode} className={css.icon} />}
      {line.shortName}
    </span>
  );
  return label ? (
    <span role="img" aria-label={label} className={css.whole}>
      {face}
    </span>
  ) : (
    face
  );
}
