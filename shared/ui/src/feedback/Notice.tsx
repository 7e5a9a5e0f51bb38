import type { ReactNode } from 'react';
import { Icon } from '../icon/Icon.tsx';
import { ErrorIcon, InfoIcon, SuccessIcon, WarningIcon } from '../icon/icons.ts';
import { cx } from '../style/cx.ts';
import css from './Notice.module.css';

const ICONS = { info: InfoIcon, success: SuccessIcon, warning: WarningIcon, error: ErrorIcon };

interface NoticeProps {
  tone?: keyof typeof ICONS;
  title?: string;
  children?: ReactNode;
  /** A button or link that does something about it. */
  action?: ReactNode;
  className?: string | undefined;
}

/** A message about the current state. An error is read out at once, the others when the traveller pauses. */
export function Notice({ tone = 'info', title, children, action, className }: NoticeProps) {
  const icon = ICONS[tone];
  return (
    <div role={tone === 'error' ? 'alert' : 'status'} className={cx(css.notice, css[tone], className)}>
      <Icon of={icon} className={css.icon} />
      <div className={css.text}>
        {title && <p className={css.title}>{title}</p>}
        {children && <div>{children}</div>}
        {action && <div className={css.action}>{action}</div>}
      </div>
    </div>
  );
}
