import { loadMapCore } from '@halte/map-core/lazy';
import { useEffect, useEffectEvent } from 'react';

/** Calls `onChoose` with the summary code of each journey that the traveller chooses on the map, while the calling component is mounted. */
export function useJourneyChosenOnMap(onChoose: (journeySummaryCode: string) => void): void {
  const choose = useEffectEvent(onChoose);

  useEffect(() => {
    let isGone = false;
    let end: (() => void) | undefined;
    loadMapCore().then(
      (map) => {
        if (!isGone) end = map.onJourneyChosen((code) => choose(code));
      },
      // Without a map the traveller chooses in the list.
      () => null,
    );
    return () => {
      isGone = true;
      end?.();
    };
  }, []);
}
