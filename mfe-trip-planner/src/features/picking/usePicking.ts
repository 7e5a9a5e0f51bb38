import { useTranslate } from '@halte/i18n';
import type { Position } from '@halte/places';
import { placeOfPoint, rounded } from '@halte/places';
import { useObservable } from '@halte/ui';
import { useHost } from '@halte/ui/host';
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { PLACE_FIELD_ID, SUBMIT_ID } from '../../screen/formIds.ts';
import { usePlaceServices } from '../../state/placeServices.ts';
import { useTripPlanner } from '../../state/TripPlannerProvider.tsx';
import type { PointRole } from '../../trip/model.ts';
import { nextToFill } from '../../trip/rules.ts';
import { withPicked } from './pickedPlace.ts';
import { closePicking } from './pickingRoute.ts';
import { useAddressAt } from './useAddressAt.ts';
import { usePointOnMap } from './usePointOnMap.ts';

/** How long taking a place waits for its address; the point is right without it. */
const ADDRESS_TIMEOUT_MS = 1500;

/** Chooses one place of the trip on the map: the place under the pin, and the actions that take it or cancel. */
export function usePicking(role: PointRole) {
  const host = useHost();
  const { history } = usePlaceServices();
  const { trips } = useTripPlanner();
  const t = useTranslate('picking');
  const words = { point: t('point'), near: (name: string) => t('near', { place: name }) };
  const { fullPath } = useObservable(host.navigation.current);
  const { point: exact, isMissing, press } = usePointOnMap(role, fullPath);
  /** The point that the traveller has taken, while its address is loading. */
  const [taken, setTaken] = useState<Position | null>(null);
  const pointedAt = useMemo(() => exact && rounded(exact), [exact]);
  const point = taken ?? pointedAt;
  const { address, status } = useAddressAt(point);
  const isTaking = taken !== null;
  const isLoading = status === 'loading';
  const place = point && placeOfPoint(point, address, words);
  const isLeft = useRef(false);
  const focusNext = useRef(PLACE_FIELD_ID[role]);

  useEffect(
    () => () => {
      isLeft.current = true;
      // The form is rendered by now. The host has focused the heading; the traveller continues at a field.
      queueMicrotask(() => document.getElementById(focusNext.current)?.focus());
    },
    [],
  );

  function leave(): void {
    if (isLeft.current) return;
    isLeft.current = true;
    closePicking(host);
  }

  const finish = useEffectEvent(() => {
    if (isLeft.current || !place) return;
    history.add(place);
    trips.edit((trip) => withPicked(trip, role, place));
    const next = nextToFill(trips.state.trip);
    focusNext.current = next ? PLACE_FIELD_ID[next] : SUBMIT_ID;
    leave();
  });
  useEffect(() => {
    if (!isTaking) return undefined;
    const timer = setTimeout(() => finish(), isLoading ? ADDRESS_TIMEOUT_MS : 0);
    return () => clearTimeout(timer);
  }, [isTaking, isLoading]);

  const pressed = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'Escape' && !event.defaultPrevented) leave();
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => pressed(event);
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);

  return { place, status, isMissing, isTaking, press, take: () => setTaken(point), leave };
}
