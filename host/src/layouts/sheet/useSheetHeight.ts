import { fieldsOf } from '@halte/contract';
import { useEffect, useState } from 'react';
import type { Shown } from '../../routes/navigationTarget.ts';
import { pageKey } from '../../routes/pageKey.ts';
import { isSheetHeight, type SheetHeight } from './heights.ts';

/** The height that the traveller chose at this entry of the browser's history. */
function savedHeight(): SheetHeight | null {
  // Not while the build renders the frame.
  if (typeof history === 'undefined') return null;
  const { sheet } = fieldsOf(history.state);
  return isSheetHeight(sheet) ? sheet : null;
}

/**
 * The height that the traveller has chosen for the sheet of this screen; null until then. It is stored in the state of the history entry, so that
 * Back and a reload restore it.
 */
export function useSheetHeight(shown: Shown): [SheetHeight | null, (height: SheetHeight) => void] {
  const page = pageKey(shown);
  const { fullPath } = shown.current;
  const [chosen, setChosen] = useState(() => ({ page, height: savedHeight() }));
  if (chosen.page !== page) setChosen({ page, height: savedHeight() });
  const { height } = chosen;

  // biome-ignore lint/correctness/useExhaustiveDependencies: a screen that changes its address has a new entry, or a new state of its entry
  useEffect(() => {
    if (height !== null && savedHeight() !== height) history.replaceState({ ...history.state, sheet: height }, '');
  }, [height, fullPath]);

  return [height, (next) => setChosen({ page, height: next })];
}
