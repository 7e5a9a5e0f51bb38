import type { ViewProps } from '@halte/contract';
import { useHost } from '@halte/ui/host';
import { useEffect } from 'react';
import { VIEW_MODE } from '../trip/model.ts';
import { toList } from '../trip/routeTargets.ts';

/** An address of an outbound journey that was chosen. The return is chosen next, and its list shows that journey too: it takes the place of this screen. */
export function View({ query }: ViewProps) {
  const { navigation } = useHost();
  useEffect(() => navigation.replace(toList(VIEW_MODE.fullReturn, query)), [navigation, query]);
  return null;
}
