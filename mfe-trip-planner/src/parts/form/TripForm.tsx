import type { HostServices } from '@halte/contract';
import { useTranslate } from '@halte/i18n';
import { Button } from '@halte/ui';
import { SearchIcon } from '@halte/ui/icons';
import { type FormEvent, useMemo, useState } from 'react';
import { placeErrors, samePlaceErrors } from '../../trip/errors.ts';
import { markersOf } from '../../trip/mapJourney.ts';
import type { PointRole } from '../../trip/model.ts';
import { queryOfTrip } from '../../trip/query.ts';
import { ticked } from '../../trip/rules.ts';
import { tripStore } from '../../trip/store.ts';
import { PreferencesEntry } from '../preferences/PreferencesEntry.tsx';
import { useTripMap } from '../useTripMap.ts';
import { useTripStore } from '../useTripStore.ts';
import { PLACE_FIELD_ID, PlaceFields } from './PlaceFields.tsx';
import { RecentPlaces } from './RecentPlaces.tsx';
import css from './TripForm.module.css';
import { useDateTimeFields } from './useDateTimeFields.ts';
import { DAY_FIELD_ID, TIME_FIELD_ID, WhenFields } from './WhenFields.tsx';

const FIELD_ORDER: readonly PointRole[] = ['DEPARTURE', 'VIA', 'ARRIVAL'];
const SUBMIT_ID = 'trip-search';
const NO_JOURNEYS = { journeys: [], selectedId: null } as const;

function focus(id: string): void {
  document.getElementById(id)?.focus();
}

/** Asks for a trip and goes to its results. What is written stays in the area's store, so that nothing is lost by looking elsewhere. */
export function TripForm({ host }: { host: HostServices }) {
  const t = useTranslate('trip-planner');
  const { trip, now } = useTripStore();
  const [isRefused, setRefused] = useState(false);
  const zone = host.tenant.timeZone;
  const fields = useDateTimeFields(trip, { zone, now, onEdit: tripStore.edit });
  const dateTimeError = trip.followsClock || fields.chosen.ok ? null : fields.chosen.error;
  const missing = placeErrors(trip);
  // The trip changes with the clock; what is on the map does not.
  const { departurePlace, viaPlace, arrivalPlace, isViaOn } = trip;
  const markers = useMemo(
    () => markersOf({ departurePlace, viaPlace, arrivalPlace, isViaOn }),
    [departurePlace, viaPlace, arrivalPlace, isViaOn],
  );
  useTripMap({ ...NO_JOURNEYS, markers });

  function submit(event: FormEvent): void {
    event.preventDefault();
    const wrong = FIELD_ORDER.find((role) => missing[role]);
    if (!wrong && !dateTimeError) {
      host.navigation.go({ name: 'trip-planner-results', query: queryOfTrip(ticked(trip, now), zone) });
      return;
    }
    setRefused(true);
    if (wrong) focus(PLACE_FIELD_ID[wrong]);
    else focus(dateTimeError === 'time-unreadable' ? TIME_FIELD_ID : DAY_FIELD_ID);
  }

  return (
    <>
      <form className={css.form} onSubmit={submit} noValidate aria-label={t('form.label')}>
        <PlaceFields
          host={host}
          trip={trip}
          errors={isRefused ? missing : samePlaceErrors(trip)}
          onEdit={tripStore.edit}
        />
        <WhenFields
          trip={trip}
          now={now}
          fields={fields}
          error={isRefused ? dateTimeError : null}
          onEdit={tripStore.edit}
        />
        <PreferencesEntry host={host} />
        <Button
          id={SUBMIT_ID}
          className={css.submit}
          variant="primary"
          type="submit"
          icon={<SearchIcon aria-hidden="true" />}
        >
          {t('search')}
        </Button>
      </form>
      <RecentPlaces host={host} trip={trip} onFilled={(next) => focus(next ? PLACE_FIELD_ID[next] : SUBMIT_ID)} />
    </>
  );
}
