import { type ComponentType, useEffect, useState } from 'react';
import { report } from '../services/report.ts';
import { loadMapCore } from './mapCore.ts';

type LiveMap = Awaited<ReturnType<typeof loadMapCore>>['LiveMap'];
type LiveMapProps = LiveMap extends ComponentType<infer Props> ? Props : never;

/** The map once it is wanted and its code is here; tried again when the network comes back. */
export function useLiveMap(wanted: boolean): ComponentType<LiveMapProps> | null {
  const [found, setFound] = useState<{ readonly LiveMap: ComponentType<LiveMapProps> } | null>(null);
  const missing = wanted && found === null;

  useEffect(() => {
    if (!missing) return;
    let left = false;
    const load = () =>
      loadMapCore().then(
        ({ LiveMap }) => left || setFound({ LiveMap }),
        (error: unknown) => report(error, 'map'),
      );
    void load();
    window.addEventListener('online', load);
    return () => {
      left = true;
      window.removeEventListener('online', load);
    };
  }, [missing]);

  return found?.LiveMap ?? null;
}
