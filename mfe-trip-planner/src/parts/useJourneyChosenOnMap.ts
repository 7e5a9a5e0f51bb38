import { useEffect, useEffectEvent } from 'react';
import { loadMap } from './mapCore.ts';

/** Calls `onChoose` with the summary code of each journey that the traveller chooses on the map, for as long as the calling screen is there. */
export function useJourneyChosenOnMap(onChoose: (journeySummaryCode: string) => void): void {
  const choose = useEffectEvent(onChoose);

  useEffect(() => {
    let isGone = false;
    let end: (() => void) | undefined;
    loadMap().then(
      (map) => {
        if (!isGone) end = map.onJourneyChosen((code) => choose(code));
      },
      // Without a map there is nothing to choose on it; the list has it all.
      () => null,
    );
    return () => {
      isGone = true;
      end?.();
    };
  }, []);
}
