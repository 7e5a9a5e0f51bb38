import type { ReactNode } from 'react';
import css from './ScreenFoot.module.css';

/** What leads on from a screen, in sight while it scrolls. */
export function ScreenFoot({ children }: { children: ReactNode }) {
  return <footer className={css.foot}>{children}</footer>;
}
