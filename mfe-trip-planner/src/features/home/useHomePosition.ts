import { loadMapCore, whenMapCore } from '@halte/map-core/lazy';
import { type DevicePosition, devicePosition, isLocatingGranted, type LocateCode, LocateFailure } from '@halte/places';
import { useEffect, useState } from 'react';

export interface HomePosition {
  /** Null while it is unknown. */
  readonly at: DevicePosition | null;
  /** `checking`: whether the browser gives it without a prompt; `asking`: waiting for the device or the traveller. */
  readonly status: 'checking' | 'unknown' | 'asking' | 'known';
  /** Why it is not known, after the traveller wanted it. */
  readonly failure: LocateCode | null;
}

/** About a metre, so that one place has one address. */
const DECIMALS = 5;
const rounded = (degrees: number) => Number(degrees.toFixed(DECIMALS));

const CHECKING: HomePosition = { at: null, status: 'checking', failure: null };
const UNKNOWN: HomePosition = { at: null, status: 'unknown', failure: null };
const ASKING: HomePosition = { at: null, status: 'asking', failure: null };

/** Where the traveller is. The browser asks for leave only after a tap; a position found by the button of the map counts as well. */
export function useHomePosition(): HomePosition & { readonly find: () => Promise<void> } {
  const [state, setState] = useState(CHECKING);

  useEffect(() => {
    let isGone = false;
    let unsubscribe: (() => void) | null = null;
    const known = ({ lat, lon, accuracy }: DevicePosition) =>
      setState({ at: { lat: rounded(lat), lon: rounded(lon), accuracy }, status: 'known', failure: null });
    const stop = whenMapCore(({ onUserPosition }) => {
      unsubscribe = onUserPosition(known);
    });
    void isLocatingGranted().then(async (isGranted) => {
      if (isGone) return;
      if (!isGranted) {
        setState((former) => (former === CHECKING ? UNKNOWN : former));
        return;
      }
      setState((former) => (former === CHECKING ? ASKING : former));
      const found = await locate();
      // Not requested by the traveller: a failure is not shown.
      if (!isGone) setState((former) => (former.status === 'known' ? former : (found.position ?? UNKNOWN)));
    });
    return () => {
      isGone = true;
      stop();
      unsubscribe?.();
    };
  }, []);

  return {
    ...state,
    async find() {
      if (state.status === 'asking') return;
      setState(ASKING);
      const { position, failure } = await locate();
      setState(position ?? { ...UNKNOWN, failure });
    },
  };
}

interface Located {
  readonly position: HomePosition | null;
  readonly failure: LocateCode | null;
}

/** The map shows it as well. */
async function locate(): Promise<Located> {
  try {
    const { lat, lon, accuracy } = await devicePosition();
    const at = { lat: rounded(lat), lon: rounded(lon), accuracy };
    loadMapCore().then(
      ({ setUserPosition }) => setUserPosition(at),
      () => null,
    );
    return { position: { at, status: 'known', failure: null }, failure: null };
  } catch (error) {
    return { position: null, failure: error instanceof LocateFailure ? error.code : 'unavailable' };
  }
}
