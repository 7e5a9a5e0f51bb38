import type { ReactNode } from 'react';
import { Icon } from '../icon/Icon.tsx';
import { ErrorIcon, InfoIcon, SuccessIcon, WarningIcon } from '../icon/icons.ts';
import { cx } from '../style/cx.ts';
import css from './Notice.module.css';

const ICONS = { info: InfoIcon, success: SuccessIcon, offline: InfoIcon, warning: WarningIcon, error: ErrorIcon };

interface NoticeProps {
  tone?: keyof typeof ICONS;
  title?: string;
  children?: ReactNode;
  /** A button or link that does something about it. */
  action?: ReactNode;
  className?: string | undefined;
}

/** These have something missing from the page. */
const URGENT: readonly (keyof typeof ICONS)[] = ['offline', 'error'];

/** A message about the current state. What is missing is read out at once, the others when the traveller pauses. */
export function Notice({ tone = 'info', title, children, action, className }: NoticeProps) {
  const icon = ICONS[tone];
  return (
    <div role={URGENT.includes(tone) ? 'alert' : 'status'} className={cx(css.notice, css[tone], className)}>
      <Icon of={icon} className={css.icon} />
      <div className={css.text}>
        {title && <p className={css.title}>{title}</p>}
        {children && <div>{children}</div>}
        {action && <div className={css.action}>{action}</div>}
      </div>
    </div>
  );
}
