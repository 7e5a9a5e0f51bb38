import { useTranslate } from '@halte/i18n';
import type { Place } from '@halte/places';
import { useObservable } from '@halte/ui';
import { useHost } from '@halte/ui/host';
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { nextToFill, placeOfPoint, rounded, withPicked } from '../../picking/pickedPlace.ts';
import { closePicking } from '../../picking/pickingRoute.ts';
import { usePlaceServices } from '../../state/placeServices.ts';
import { useTripPlanner } from '../../state/TripPlannerProvider.tsx';
import type { PointRole } from '../../trip/model.ts';
import { PLACE_FIELD_ID, SUBMIT_ID } from '../form/ids.ts';
import { useAddressAt } from './useAddressAt.ts';
import { usePointOnMap } from './usePointOnMap.ts';

/** A name for the place is worth so long a wait; the point is right without it. */
const NAME_MS = 1500;

/** Choosing one place of the trip on the map: what is pointed at, and the two ways back to the form. */
export function usePicking(role: PointRole) {
  const host = useHost();
  const { history } = usePlaceServices();
  const { trips } = useTripPlanner();
  const t = useTranslate('picking');
  const { fullPath } = useObservable(host.navigation.current);
  const { point: exact, isMissing, press } = usePointOnMap(role, fullPath);
  const point = useMemo(() => exact && rounded(exact), [exact]);
  const [address, finder] = useAddressAt(point);
  const [isTaking, setTaking] = useState(false);
  const isLeft = useRef(false);
  const focusNext = useRef(PLACE_FIELD_ID[role]);
  const words = { point: t('point'), near: (place: string) => t('near', { place }) };

  useEffect(
    () => () => {
      isLeft.current = true;
      // The form is in the page by now, on whichever screen; its host has taken the focus to the heading, and the traveller was elsewhere.
      queueMicrotask(() => document.getElementById(focusNext.current)?.focus());
    },
    [],
  );

  function leave(): void {
    if (isLeft.current) return;
    isLeft.current = true;
    closePicking(host);
  }

  async function take(): Promise<void> {
    if (!point) return;
    setTaking(true);
    const { found, point: asked } = await finder.settled(NAME_MS);
    const place = placeOfPoint(point, asked?.lat === point.lat && asked.lon === point.lon ? found : null, words);
    if (isLeft.current || !place) return;
    history.add(place);
    trips.edit((trip) => withPicked(trip, role, place));
    const next = nextToFill(trips.state.trip);
    focusNext.current = next ? PLACE_FIELD_ID[next] : SUBMIT_ID;
    leave();
  }

  const pressed = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'Escape' && !event.defaultPrevented) leave();
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => pressed(event);
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);

  const place: Place | null = point && placeOfPoint(point, address.found, words);
  return { place, status: address.status, isMissing, isTaking, press, take, leave };
}
