import { fieldsOf } from '@halte/contract';
import { useLayoutEffect, useRef } from 'react';
import type { HostNavigation } from '../../routes/navigation.ts';
import type { RouterHistory } from '../../routes/routerHistory.ts';
import type { SheetHeight } from './heights.ts';
import type { RequestedSheet } from './useRequestedSheet.ts';

export interface HeightRoutes {
  readonly navigation: Pick<HostNavigation, 'open' | 'current'>;
  readonly entries: Pick<RouterHistory, 'back'>;
  readonly requested: RequestedSheet;
  /** Height that the traveller has chosen; null while the screen's own applies. */
  readonly chosen: SheetHeight | null;
}

/** The router numbers the entries of a visit. */
function entryNumber(): number {
  const { idx } = fieldsOf(history.state);
  return typeof idx === 'number' ? idx : 0;
}

/** The address that a screen gives a height, by `data-sheet-peek` and the like; null where the height is only a height. */
function addressAt(height: SheetHeight): string | null {
  const name = `data-sheet-${height}`;
  return document.querySelector(`#content [${name}]`)?.getAttribute(name) ?? null;
}

/** The same address, however its parameters are written. */
function normal(address: string): string {
  const { pathname, searchParams } = new URL(address, location.origin);
  searchParams.sort();
  return `${pathname}?${searchParams}`;
}

/**
 * A height of the sheet may be another screen: the lowest one of the results is the preview. Returns a function that opens that screen, and
 * returns false where there is none. The lowest height is a new history entry; from there the way up leads back to where it was opened.
 */
export function useHeightRoutes({
  navigation,
  entries,
  requested,
  chosen,
}: HeightRoutes): (height: SheetHeight) => boolean {
  const lowered = useRef<{ readonly from: string; readonly idx: number } | null>(null);

  // A drag has set the height of the screen that it ended on.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another request is another screen
  useLayoutEffect(() => {
    if (chosen === null) document.getElementById('content')?.removeAttribute('data-height');
  }, [requested, chosen]);

  return (height) => {
    const address = addressAt(height);
    if (address === null) return false;
    const idx = entryNumber();
    if (height === 'peek') {
      lowered.current = { from: normal(navigation.current.get().fullPath), idx };
      // Back leads to the results at half height, whichever height they had.
      history.replaceState({ ...history.state, sheet: 'half' }, '');
      navigation.open(address, 'push');
      return true;
    }
    const { current: origin } = lowered;
    const isBack = origin?.from === normal(address) && origin.idx === idx - 1 && entries.back();
    if (!isBack) navigation.open(address, 'replace');
    return true;
  };
}
