import { useLayoutEffect, useState } from 'react';
import { isSheetHeight, type SheetHeight } from './heights.ts';

/** A screen requests one of the heights, or a sheet as high as its content, which has none. */
export type RequestedSheet = SheetHeight | 'fit';

/** The height that the screen requests. Read from attributes only: a style would be that of a page that has to be laid out first. */
export function useRequestedSheet(): RequestedSheet {
  const [requested, setRequested] = useState<RequestedSheet>('half');

  useLayoutEffect(() => {
    const sheet = document.getElementById('content');
    if (!sheet) return;
    const read = () => {
      // The innermost: a part of a screen may need another height than the screen.
      const value = [...sheet.querySelectorAll<HTMLElement>('[data-sheet]')].at(-1)?.dataset['sheet'];
      setRequested(value === 'fit' || isSheetHeight(value) ? value : 'half');
    };
    read();
    const observer = new MutationObserver(read);
    observer.observe(sheet, { subtree: true, childList: true, attributeFilter: ['data-sheet'] });
    return () => observer.disconnect();
  }, []);

  return requested;
}
