import { useTranslate } from '@halte/i18n';
import { useHost } from '@halte/ui/host';
import { useEffect, useEffectEvent, useState } from 'react';
import { PLACE_FIELD_ID } from '../../screen/formIds.ts';
import { usePlaceServices } from '../../state/placeServices.ts';
import { useTripPlanner } from '../../state/TripPlannerProvider.tsx';
import { nextToFill } from '../../trip/rules.ts';
import type { PlaceShortcutsProps } from '../favourites/placeShortcutsProps.ts';
import type { HomePosition } from './useHomePosition.ts';

/** Input in progress there is not replaced. */
const isChoosingOrigin = () => document.activeElement?.id === PLACE_FIELD_ID.DEPARTURE;

/**
 * Puts "my position" where one leaves from, once the position is known without a question of the browser's. Returns `onFilled` for the
 * shortcuts: a destination that is chosen while the device is still looking waits for it, and is then searched.
 */
export function useFromHere(position: HomePosition, onFilled: PlaceShortcutsProps['onFilled']) {
  const { trips } = useTripPlanner();
  const { locate } = usePlaceServices();
  const { toasts } = useHost();
  const tPlaces = useTranslate('places');
  const [isPlaced, setPlaced] = useState(false);
  const [isWaiting, setWaiting] = useState(false);
  const isKnown = position.at !== null;
  const isComing = position.status === 'asking' || (isKnown && !isPlaced);

  const offer = useEffectEvent(async () => {
    const place = await locate().catch(() => null);
    if (place && !isChoosingOrigin()) trips.offerOrigin(place);
    setPlaced(true);
  });
  useEffect(() => {
    if (!isKnown) return undefined;
    void offer();
    const onShown = () => void (document.visibilityState === 'visible' && offer());
    document.addEventListener('visibilitychange', onShown);
    return () => document.removeEventListener('visibilitychange', onShown);
  }, [isKnown]);

  const goOn = useEffectEvent(() => {
    setWaiting(false);
    if (isChoosingOrigin()) return;
    const next = nextToFill(trips.state.trip);
    if (next === 'DEPARTURE')
      toasts.show({ type: 'info', message: tPlaces(`locate.${position.failure ?? 'unavailable'}`) });
    onFilled(next);
  });
  useEffect(() => {
    if (isWaiting && !isComing) goOn();
  }, [isWaiting, isComing]);

  return (next: Parameters<typeof onFilled>[0]) => {
    if (next === 'DEPARTURE' && isComing) setWaiting(true);
    else onFilled(next);
  };
}
