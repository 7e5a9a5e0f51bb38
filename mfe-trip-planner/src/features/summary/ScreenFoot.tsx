import type { ReactNode } from 'react';
import { useRoomForBar } from '../../screen/useRoomForBar.ts';
import css from './ScreenFoot.module.css';

/** The actions that lead on from a screen, visible while it scrolls. */
export function ScreenFoot({ children }: { children: ReactNode }) {
  const bar = useRoomForBar('end');
  return (
    <footer ref={bar} className={css.foot}>
      {children}
    </footer>
  );
}
