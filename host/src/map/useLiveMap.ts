import { type ComponentType, useEffect, useState } from 'react';
import { report } from '../services/report.ts';
import { loadMapCore } from './mapCore.ts';

type LiveMap = Awaited<ReturnType<typeof loadMapCore>>['LiveMap'];
type LiveMapProps = LiveMap extends ComponentType<infer Props> ? Props : never;

/** The map component when it is wanted and its code is loaded; loaded again when the network is back. */
export function useLiveMap(wanted: boolean): ComponentType<LiveMapProps> | null {
  const [found, setFound] = useState<{ readonly LiveMap: ComponentType<LiveMapProps> } | null>(null);
  const missing = wanted && found === null;

  useEffect(() => {
    if (!missing) return;
    let isUnmounted = false;
    const load = () =>
      loadMapCore().then(
        ({ LiveMap }) => isUnmounted || setFound({ LiveMap }),
        (error: unknown) => report(error, 'map'),
      );
    void load();
    window.addEventListener('online', load);
    return () => {
      isUnmounted = true;
      window.removeEventListener('online', load);
    };
  }, [missing]);

  return found?.LiveMap ?? null;
}
