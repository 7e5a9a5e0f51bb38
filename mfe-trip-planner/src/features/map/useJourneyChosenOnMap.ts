import { whenMapCore } from '@halte/map-core/lazy';
import { useEffect, useEffectEvent } from 'react';

/** Calls `onChoose` with the summary code of each journey that the traveller chooses on the map, while the calling component is mounted. */
export function useJourneyChosenOnMap(onChoose: (journeySummaryCode: string) => void): void {
  const choose = useEffectEvent(onChoose);

  useEffect(() => {
    let end: (() => void) | undefined;
    // Without a map the traveller chooses in the list.
    const stop = whenMapCore((map) => {
      end = map.onJourneyChosen((code) => choose(code));
    });
    return () => {
      stop();
      end?.();
    };
  }, []);
}
