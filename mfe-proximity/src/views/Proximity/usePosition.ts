import { type LatLon, setUserPosition } from '@halte/map-core';
import { isLocatingGranted, type Locate, type LocateCode, LocateFailure } from '@halte/places';
import { useEffect, useEffectEvent, useState } from 'react';

export interface PositionState {
  readonly at: LatLon | null;
  readonly asking: boolean;
  /** Why the position is not known, after the traveller asked for it. */
  readonly failure: LocateCode | null;
}

const UNKNOWN: PositionState = { at: null, asking: false, failure: null };

/** Where the traveller is. The browser asks for leave only after a tap; leave that was given before is used unless `busyElsewhere`. */
export function usePosition(locate: Locate, busyElsewhere: boolean) {
  const [state, setState] = useState(UNKNOWN);

  async function find(): Promise<PositionState> {
    try {
      const { lat, lon } = await locate();
      if (lat === null || lon === null) return { ...UNKNOWN, failure: 'unavailable' };
      setUserPosition({ lat, lon, accuracy: null });
      return { ...UNKNOWN, at: { lat, lon } };
    } catch (error) {
      return { ...UNKNOWN, failure: error instanceof LocateFailure ? error.code : 'unavailable' };
    }
  }

  const start = useEffectEvent(async (signal: AbortSignal) => {
    if (busyElsewhere || !(await isLocatingGranted())) return;
    const found = await find();
    // Not requested by the user: a failure is not shown.
    if (!signal.aborted && found.at) setState(found);
  });
  useEffect(() => {
    const controller = new AbortController();
    void start(controller.signal);
    return () => controller.abort();
  }, []);

  return {
    ...state,
    async locate(): Promise<void> {
      if (state.asking) return;
      setState({ ...UNKNOWN, asking: true });
      setState(await find());
    },
    forget: () => setState(UNKNOWN),
  };
}
