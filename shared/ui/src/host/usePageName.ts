import type { HostServices } from '@halte/contract';
import { useLayoutEffect } from 'react';

/** Names the page by what it shows while the calling component is mounted: in the title of the document, in the history and when it is shared. */
export function usePageName({ setTitle }: Pick<HostServices, 'setTitle'>, name: string | null): void {
  useLayoutEffect(() => {
    setTitle(name);
    return () => setTitle(null);
  }, [setTitle, name]);
}
