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
    const read = () => {
      // The innermost: a part of a screen may need another height than the screen.
      const screen = [...sheet.querySelectorAll<HTMLElement>('[data-sheet]')].at(-1);
      const top = screen ? getComputedStyle(screen).getPropertyValue('--sheet-top').trim() : '';
      if (sheet.style.getPropertyValue(TOP) !== top) sheet.style.setProperty(TOP, top);
      const value = screen?.dataset['sheet'];
      setRequested(value === 'fit' || isSheetHeight(value) ? value : 'half');
    };
    read();
    let frame = 0;
    // Before the page is drawn, and not in the task that has changed it: the styles are read of a page that has to be laid out first.
    const observer = new MutationObserver(() => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(read);
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
