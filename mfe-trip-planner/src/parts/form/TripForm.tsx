import type { RouteTarget } from '@halte/contract';
import { dayOf, useTranslate } from '@halte/i18n';
import { Button, Icon } from '@halte/ui';
import { useHost } from '@halte/ui/host';
import { SearchIcon } from '@halte/ui/icons';
import { type FormEvent, useEffect, useMemo, useState } from 'react';
import { useSnapshot } from 'valtio';
import { useTripPlanner } from '../../state/TripPlannerProvider.tsx';
import { chosenDateTime, chosenReturn, type DateTimeError, placeErrors, samePlaceErrors } from '../../trip/errors.ts';
import { type PointRole, TRIP_TYPE } from '../../trip/model.ts';
import { queryOfTrip } from '../../trip/query.ts';
import { minimumReturn, withReturn } from '../../trip/returnTrip.ts';
import { ticked, withDateTime } from '../../trip/rules.ts';
import { markersOf } from '../../trip/tripMarkers.ts';
import { PlaceShortcuts } from '../favourites/PlaceShortcuts.tsx';
import { PreferencesEntry } from '../preferences/PreferencesEntry.tsx';
import { useTripMap } from '../useTripMap.ts';
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

/** The form of a trip. Submitting it opens the results. Its values are in the shared state, so that they outlive the screen. */
export function TripForm() {
  const t = useTranslate('trip-planner');
  const { navigation, tenant } = useHost();
  const { trips } = useTripPlanner();
  const { trip, now } = useSnapshot(trips.state);
  /** The field with the first error; null until an invalid form was submitted. */
  const [invalidField, setInvalidField] = useState<{ readonly id: string } | null>(null);
  const isInvalid = invalidField !== null;
  const zone = tenant.timeZone;
  const settle = () => trips.edit((current) => ticked(current, now));
  const when = useDateTimeFields({
    instant: trip.departureDateTime,
    zone,
    read: ({ day, time }) => chosenDateTime(day, time, zone, now),
    onChosen: (instant) => trips.edit((current) => withDateTime(current, instant)),
    onSettled: settle,
  });
  const back = useDateTimeFields({
    instant: trip.returnDateTime ?? minimumReturn(trip),
    zone,
    read: (written) => chosenReturn(written, trip, { zone, now }),
    onChosen: (instant) => trips.edit((current) => withReturn(current, instant)),
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
  useFormInAddress();

  // After the errors are rendered: an invalid field does not open its list of places, which would cover the next field.
  useEffect(() => {
    if (invalidField) focus(invalidField.id);
  }, [invalidField]);

  /** Replaces the history entry where the form is shown at the address of the results, because that address has no complete trip. */
  function openResults(results: RouteTarget): void {
    if (navigation.current.get().name === results.name) navigation.replace(results);
    else navigation.go(results);
  }

  function submit(event: FormEvent): void {
    event.preventDefault();
    const wrong = FIELD_ORDER.find((role) => missing[role]);
    if (!wrong && !whenError && !backError) {
      openResults({ name: 'trip-planner-results', query: queryOfTrip(ticked(trip, now), zone) });
      return;
    }
    if (wrong) setInvalidField({ id: PLACE_FIELD_ID[wrong] });
    else if (whenError) setInvalidField({ id: WHEN_FIELD_IDS[whenError === 'time-unreadable' ? 'time' : 'day'] });
    else if (backError) {
      setInvalidField({ id: RETURN_FIELD_IDS[returnFieldOf(backError, back.day, dayOf(minimumReturn(trip), zone))] });
    }
  }

  return (
    <>
      <form className={css.form} onSubmit={submit} noValidate aria-label={t('form.label')}>
        <PlaceFields errors={isInvalid ? missing : samePlaceErrors(trip)} />
        <TripTypeField />
        <WhenFields fields={when} error={isInvalid ? whenError : null} />
        {isOutAndBack && <ReturnFields fields={back} error={isInvalid || back.isInvalidOnBlur ? backError : null} />}
        <PreferencesEntry />
        <Button
          id={SUBMIT_ID}
          className={css.submit}
          variant="primary"
          type="submit"
          icon={<Icon of={SearchIcon} />}
          // A press would blur a field, whose error may move the button before the click.
          onMouseDown={(event) => event.preventDefault()}
        >
          {t('search')}
        </Button>
      </form>
      <PlaceShortcuts onFilled={(next) => focus(next ? PLACE_FIELD_ID[next] : SUBMIT_ID)} />
    </>
  );
}
