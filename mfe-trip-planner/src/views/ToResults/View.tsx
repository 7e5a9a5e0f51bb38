import type { ViewProps } from '@halte/contract';
import { useEffect } from 'react';

/** A step that needs a chosen way out of an out-and-back trip. Without one in memory, the choice begins at the results of the same search. */
export function View({ host, query }: ViewProps) {
  useEffect(() => {
    host.navigation.replace({ name: 'trip-planner-results', query });
  }, [host, query]);
  return null;
}
