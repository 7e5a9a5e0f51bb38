import { useTranslate } from '@halte/i18n';
import { PlaceField } from '@halte/places/field';
import { Button, Icon, IconButton } from '@halte/ui';
import { useHost } from '@halte/ui/host';
import { CloseIcon, PlusIcon, SwapIcon } from '@halte/ui/icons';
import { useSnapshot } from 'valtio';
import { openPicking } from '../../picking/pickingRoute.ts';
import { usePlaceServices } from '../../state/placeServices.ts';
import { useTripPlanner } from '../../state/TripPlannerProvider.tsx';
import type { PlaceError, PlaceErrors } from '../../trip/errors.ts';
import { type PointRole, TRIP_TYPE } from '../../trip/model.ts';
import { placeOf, withPlace, withVia } from '../../trip/rules.ts';
import { PLACE_FIELD_ID } from './ids.ts';
import css from './PlaceFields.module.css';

type Keys = Readonly<Record<PointRole, string>>;

const UNSWAPPED: Keys = { DEPARTURE: 'one', VIA: 'via', ARRIVAL: 'other' };
const SWAPPED: Keys = { DEPARTURE: 'other', VIA: 'via', ARRIVAL: 'one' };

/** The departure is never marked as the same place. */
function errorKey(role: PointRole, error: PlaceError) {
  return error === 'missing' || role === 'DEPARTURE'
    ? (`error.missing.${role}` as const)
    : (`error.same-place.${role}` as const);
}

/** Departure and arrival, and a via between them. */
export function PlaceFields({ errors }: { errors: PlaceErrors }) {
  const t = useTranslate('trip-planner');
  const host = useHost();
  const services = usePlaceServices();
  const { trips, favourites } = useTripPlanner();
  const { trip, swaps } = useSnapshot(trips.state);
  const { places } = useSnapshot(favourites);
  // The keys swap with the ends, so that a text that is being typed, and is in no trip yet, moves with its field.
  const keys = swaps % 2 === 0 ? UNSWAPPED : SWAPPED;
  const roles: readonly PointRole[] = trip.isViaOn ? ['DEPARTURE', 'VIA', 'ARRIVAL'] : ['DEPARTURE', 'ARRIVAL'];

  function toggleVia(isOn: boolean): void {
    trips.edit((current) => withVia(current, isOn));
  }

  return (
    <div className={css.places}>
      <div className={css.fields}>
        {roles.map((role) => (
          <PlaceField
            key={keys[role]}
            id={PLACE_FIELD_ID[role]}
            className={css.field}
            label={t(`place.${role}`)}
            placeholder={t(`place.${role}.placeholder`)}
            icon={<span className={css.mark} data-role={role} />}
            value={placeOf(trip, role)}
            error={errors[role] ? t(errorKey(role, errors[role])) : null}
            onChange={(place) => trips.edit((current) => withPlace(current, role, place))}
            onPickOnMap={() => openPicking(host, role)}
            favourites={places}
            {...services}
          />
        ))}
      </div>
      <IconButton className={css.swap} variant="outlined" aria-label={t('swap')} title={t('swap')} onClick={trips.swap}>
        <Icon of={SwapIcon} />
      </IconButton>
      {trip.tripType === TRIP_TYPE.simple && (
        <Button
          className={css.via}
          variant="quiet"
          icon={trip.isViaOn ? <Icon of={CloseIcon} /> : <Icon of={PlusIcon} />}
          onClick={() => toggleVia(!trip.isViaOn)}
        >
          {t(trip.isViaOn ? 'via.remove' : 'via.add')}
        </Button>
      )}
    </div>
  );
}
