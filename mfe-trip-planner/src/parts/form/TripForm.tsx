import type { HostServices, RouteTarget } from '@halte/contract';
import { dayOf, useTranslate } from '@halte/i18n';
import { Button, Icon } from '@halte/ui';
import { SearchIcon } from '@halte/ui/icons';
import { type FormEvent, useEffect, useMemo, useState } from 'react';
import { chosenDateTime, chosenReturn, type DateTimeError, placeErrors, samePlaceErrors } from '../../trip/errors.ts';
import { markersOf } from '../../trip/mapJourney.ts';
import { type PointRole, TRIP_TYPE } from '../../trip/model.ts';
import { queryOfTrip } from '../../trip/query.ts';
import { minimumReturn, withReturn } from '../../trip/returnTrip.ts';
import { ticked, withDateTime } from '../../trip/rules.ts';
import { tripStore } from '../../trip/store.ts';
import { PlaceShortcuts } from '../favourites/PlaceShortcuts.tsx';
import { PreferencesEntry } from '../preferences/PreferencesEntry.tsx';
import { useTripMap } from '../useTripMap.ts';
import { useTripStore } from '../useTripStore.ts';
import { PLACE_FIELD_ID, SUBMIT_ID } from './ids.ts';
import { PlaceFields } from './PlaceFields.tsx';
import { RETURN_FIELD_IDS, ReturnFields, returnFieldOf } from './ReturnFields.tsx';
import css from './TripForm.module.css';
import { TripTypeField } from './TripTypeField.tsx';
import { type DateTimeFieldsState, useDateTimeFields } from './useDateTimeFields.ts';
import { useFormInAddress } from './useFormInAddress.ts';
import { WHEN_FIELD_IDS, WhenFields } from './WhenFields.tsx';

const FIELD_ORDER: readonly PointRole[] = ['DEPARTURE', 'VIA', 'ARRIVAL'];
const NO_JOURNEYS = { journeys: [], selectedId: null } as const;

function focus(id: string): void {
  document.getElementById(id)?.focus();
}

function errorOf({ chosen }: DateTimeFieldsState): DateTimeError | null {
  return chosen.ok ? null : chosen.error;
}

/** Asks for a trip and goes to its results. What is written stays in the area's store, so that nothing is lost by looking elsewhere. */
export function TripForm({ host }: { host: HostServices }) {
  const t = useTranslate('trip-planner');
  const { trip, now, swaps } = useTripStore();
  /** Where the first error is; null until a search was refused. */
  const [refusal, setRefusal] = useState<{ readonly at: string } | null>(null);
  const isRefused = refusal !== null;
  const zone = host.tenant.timeZone;
  const settle = () => tripStore.edit((current) => ticked(current, now));
  const when = useDateTimeFields({
    instant: trip.departureDateTime,
    zone,
    read: ({ day, time }) => chosenDateTime(day, time, zone, now),
    onChosen: (instant) => tripStore.edit((current) => withDateTime(current, instant)),
    onSettled: settle,
  });
  const back = useDateTimeFields({
    instant: trip.returnDateTime ?? minimumReturn(trip),
    zone,
    read: (written) => chosenReturn(written, trip, { zone, now }),
    onChosen: (instant) => tripStore.edit((current) => withReturn(current, instant)),
    onSettled: settle,
  });
  const isOutAndBack = trip.tripType === TRIP_TYPE.fullReturn;
  const whenError = trip.followsClock ? null : errorOf(when);
  const backError = isOutAndBack ? errorOf(back) : null;
  const missing = placeErrors(trip);
  // The trip changes with the clock; what is on the map does not.
  const { departurePlace, viaPlace, arrivalPlace, isViaOn } = trip;
  const markers = useMemo(
    () => markersOf({ departurePlace, viaPlace, arrivalPlace, isViaOn }),
    [departurePlace, viaPlace, arrivalPlace, isViaOn],
  );
  useTripMap({ ...NO_JOURNEYS, markers });
  useFormInAddress(host);

  // The errors are in the page before the focus comes: a field that is wrong opens no list, which would cover the next one.
  useEffect(() => {
    if (refusal) focus(refusal.at);
  }, [refusal]);

  /** The form that stands in for the results is completed by them: going back to it would mean to complete it again. */
  function search(results: RouteTarget): void {
    const { current, go, replace } = host.navigation;
    if (current.get().name === results.name) replace(results);
    else go(results);
  }

  function submit(event: FormEvent): void {
    event.preventDefault();
    const wrong = FIELD_ORDER.find((role) => missing[role]);
    if (!wrong && !whenError && !backError) {
      search({ name: 'trip-planner-results', query: queryOfTrip(ticked(trip, now), zone) });
      return;
    }
    if (wrong) setRefusal({ at: PLACE_FIELD_ID[wrong] });
    else if (whenError) setRefusal({ at: WHEN_FIELD_IDS[whenError === 'time-unreadable' ? 'time' : 'day'] });
    else if (backError) {
      setRefusal({ at: RETURN_FIELD_IDS[returnFieldOf(backError, back.day, dayOf(minimumReturn(trip), zone))] });
    }
  }

  return (
    <>
      <form className={css.form} onSubmit={submit} noValidate aria-label={t('form.label')}>
        <PlaceFields
          host={host}
          trip={trip}
          swaps={swaps}
          errors={isRefused ? missing : samePlaceErrors(trip)}
          onEdit={tripStore.edit}
          onSwap={tripStore.swap}
        />
        <TripTypeField trip={trip} onEdit={tripStore.edit} />
        <WhenFields
          trip={trip}
          now={now}
          zone={zone}
          fields={when}
          error={isRefused ? whenError : null}
          onEdit={tripStore.edit}
        />
        {isOutAndBack && (
          <ReturnFields
            trip={trip}
            zone={zone}
            fields={back}
            error={isRefused || back.isInvalidOnBlur ? backError : null}
          />
        )}
        <PreferencesEntry host={host} overrides={trip.overrides} />
        <Button
          id={SUBMIT_ID}
          className={css.submit}
          variant="primary"
          type="submit"
          icon={<Icon of={SearchIcon} />}
          // A field that is left may say what is wrong and push the button away from under the finger.
          onMouseDown={(event) => event.preventDefault()}
        >
          {t('search')}
        </Button>
      </form>
      <PlaceShortcuts host={host} trip={trip} onFilled={(next) => focus(next ? PLACE_FIELD_ID[next] : SUBMIT_ID)} />
    </>
  );
}
