import { type LatLon, setUserPosition, useMapState } from '@halte/map-core';
import { type DevicePosition, devicePosition, isLocatingGranted, type LocateCode, LocateFailure } from '@halte/places';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';

interface PositionState {
  /** Whether the list is around the traveller. */
  readonly isUsed: boolean;
  readonly isAsking: boolean;
  /** Why the position is unknown after the traveller requested it. */
  readonly failure: LocateCode | null;
}

export interface Position extends PositionState {
  readonly at: LatLon | null;
  /** Metres, where they matter. */
  readonly roughMetres: number | null;
  find(): Promise<void>;
  forget(): void;
}

const UNUSED: PositionState = { isUsed: false, isAsking: false, failure: null };
/** The device may be streets away. */
const ROUGH_METRES = 200;

async function locate(): Promise<DevicePosition | LocateCode> {
  try {
    const found = await devicePosition();
    setUserPosition(found);
    return found;
  } catch (error) {
    return error instanceof LocateFailure ? error.code : 'unavailable';
  }
}

/**
 * Where the traveller is. The browser asks for leave only after a tap; leave that was given before is used unless `busyElsewhere`. A position
 * found by the button of the map counts as well.
 */
export function usePosition(busyElsewhere: boolean): Position {
  const [state, setState] = useState(UNUSED);
  const { userPosition } = useMapState();
  const [seen, setSeen] = useState(userPosition);
  if (seen !== userPosition) {
    setSeen(userPosition);
    if (userPosition) setState({ ...UNUSED, isUsed: true });
  }

  const start = useEffectEvent(async (signal: AbortSignal) => {
    if (busyElsewhere || !(await isLocatingGranted())) return;
    const found = await locate();
    // Not requested by the user: a failure is not shown.
    if (!signal.aborted && typeof found !== 'string') setState({ ...UNUSED, isUsed: true });
  });
  useEffect(() => {
    const controller = new AbortController();
    void start(controller.signal);
    return () => controller.abort();
  }, []);

  return useMemo(() => {
    const { isUsed, isAsking } = state;
    const accuracy = isUsed ? (userPosition?.accuracy ?? null) : null;
    return {
      ...state,
      at: isUsed ? userPosition : null,
      roughMetres: accuracy !== null && accuracy > ROUGH_METRES ? accuracy : null,
      async find(): Promise<void> {
        if (isAsking) return;
        setState({ ...UNUSED, isAsking: true });
        const found = await locate();
        setState(typeof found === 'string' ? { ...UNUSED, failure: found } : { ...UNUSED, isUsed: true });
      },
      forget: () => setState(UNUSED),
    };
  }, [state, userPosition]);
}
