import { loadMapCore, untilLoaded } from '@halte/map-core/lazy';
import { type ReactNode, startTransition, useEffect, useState } from 'react';
import { report } from '../services/report.ts';

interface MapSlotProps {
  readonly covered: boolean;
  /** Loads the map; it stays mounted afterwards. */
  readonly wanted: boolean;
  /** Who says what the map shows first: the screen; or nobody, and it shows the network. */
  readonly placedBy: 'screen' | null;
}

type Draw = (props: Pick<MapSlotProps, 'covered' | 'placedBy'>) => ReactNode;

async function load(): Promise<Draw> {
  const [core, { MapLayer }] = await Promise.all([
    loadMapCore(),
    import(/* webpackChunkName: "besides" */ './MapLayer.tsx'),
  ]);
  return (props) => <MapLayer core={core} {...props} />;
}

/** Where the map is: it is loaded by the first screen that shows it. */
export function MapSlot({ covered, wanted, placedBy }: MapSlotProps) {
  const [wasWanted, setWasWanted] = useState(wanted);
  if (wanted && !wasWanted) setWasWanted(true);
  const [draw, setDraw] = useState<Draw | null>(null);
  useEffect(
    () =>
      wasWanted
        ? untilLoaded(
            load,
            (loaded) => startTransition(() => setDraw(() => loaded)),
            (error) => report(error, 'map'),
          )
        : undefined,
    [wasWanted],
  );
  return draw?.({ covered, placedBy });
}
