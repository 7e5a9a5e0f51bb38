import { useLayoutEffect, useState } from 'react';
import { isSheetHeight, type SheetHeight } from './heights.ts';

/** On the sheet under another name: the screen would inherit its own request. */
const TOP = '--sheet-half-top';

/** A screen requests one of the heights, or a sheet as high as its content, which has none. */
export type RequestedSheet = SheetHeight | 'fit';

/** The height that the screen requests; copies its `--sheet-top` to the sheet around it. */
export function useRequestedSheet(): RequestedSheet {
  const [requested, setRequested] = useState<RequestedSheet>('half');

  useLayoutEffect(() => {
    const sheet = document.getElementById('content');
    if (!sheet) return;
    // The innermost: a part of a screen may need another height than the screen.
    const innermost = () => [...sheet.querySelectorAll<HTMLElement>('[data-sheet]')].at(-1);
    const readHeight = () => {
      const value = innermost()?.dataset['sheet'];
      setRequested(value === 'fit' || isSheetHeight(value) ? value : 'half');
    };
    const readTop = () => {
      const screen = innermost();
      const top = screen ? getComputedStyle(screen).getPropertyValue('--sheet-top').trim() : '';
      if (sheet.style.getPropertyValue(TOP) !== top) sheet.style.setProperty(TOP, top);
    };
    // Before the page is drawn, and not in the task that has changed it: the styles are read of a page that has to be laid out first.
    let frame = requestAnimationFrame(readTop);
    readHeight();
    const observer = new MutationObserver(() => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => {
        readTop();
        readHeight();
      });
    });
    observer.observe(sheet, { subtree: true, childList: true, attributeFilter: ['data-sheet'] });
    return () => {
      observer.disconnect();
      cancelAnimationFrame(frame);
      sheet.style.removeProperty(TOP);
    };
  }, []);

  return requested;
}
