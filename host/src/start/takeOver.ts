import type { PaintedPage } from '../layouts/takeOverContext.ts';
import { type KeptTyped, keepTyped } from './keepTyped.ts';
import { type RepeatedTap, repeatTap } from './repeatTap.ts';

/** An input method may be composing for as long as someone thinks: the app does not wait longer than this. */
const COMPOSING_MS = 2000;

/** Called in the first task of the app, before any other code runs. */
export function watchPaintedPage(root: HTMLElement): PaintedPage {
  const typed: KeptTyped = keepTyped();
  const tap: RepeatedTap = repeatTap(root);
  return {
    settled: () => typed.composed(COMPOSING_MS),
    drawn: () => tap.takenOver(),
    takenOver() {
      // After React has finished what it is doing: an event in between is answered later, and the caret is moved then.
      queueMicrotask(() => {
        typed.giveBack();
        tap.repeat();
        performance.mark('taken-over');
      });
    },
  };
}
