import { useTranslate } from '@halte/i18n';
import { PlaceField } from '@halte/places/field';
import { Icon, IconButton } from '@halte/ui';
import { useHost } from '@halte/ui/host';
import { CloseIcon, SwapIcon } from '@halte/ui/icons';
import { useSnapshot } from 'valtio';
import { PLACE_FIELD_ID, PLACE_PARAMETER } from '../../screen/formIds.ts';
import { usePlaceServices } from '../../state/placeServices.ts';
import { useTripPlanner } from '../../state/TripPlannerProvider.tsx';
import type { PointRole } from '../../trip/model.ts';
import { placeOf, withPlace, withVia } from '../../trip/rules.ts';
import { openPicking } from '../picking/pickingRoute.ts';
import type { PlaceError, PlaceErrors } from './errors.ts';
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

export interface PlaceFieldsProps {
  errors: PlaceErrors;
  /** A place was chosen, and is part of the trip. */
  onChosen: () => void;
}

/** Departure and arrival in one card, and a via between them. */
export function PlaceFields({ errors, onChosen }: PlaceFieldsProps) {
  const t = useTranslate('trip-planner');
  const host = useHost();
  const services = usePlaceServices();
  const { trips, favourites } = useTripPlanner();
  const { trip, swaps } = useSnapshot(trips.state);
  const { places } = useSnapshot(favourites);
  // The keys swap with the ends, so that a text that is being typed, and is in no trip yet, moves with its field.
  const keys = swaps % 2 === 0 ? UNSWAPPED : SWAPPED;
  const roles: readonly PointRole[] = trip.isViaOn ? ['DEPARTURE', 'VIA', 'ARRIVAL'] : ['DEPARTURE', 'ARRIVAL'];

  function removeVia(): void {
    trips.edit((current) => withVia(current, false));
  }

  return (
    <div className={css.places} data-invalid={roles.every((role) => errors[role]) || undefined}>
      {roles.map((role) => (
        <PlaceField
          key={keys[role]}
          id={PLACE_FIELD_ID[role]}
          name={PLACE_PARAMETER[role]}
          look="card"
          className={css.field}
          label={t(`place.${role}`)}
          placeholder={t(`place.${role}.placeholder`)}
          icon={<span className={css.mark} data-role={role} />}
          value={placeOf(trip, role)}
          error={errors[role] ? t(errorKey(role, errors[role])) : null}
          onChange={(place) => {
            trips.edit((current) => withPlace(current, role, place));
            if (place) onChosen();
          }}
          onPickOnMap={() => openPicking(host, role)}
          end={
            role === 'VIA' && (
              <IconButton aria-label={t('via.remove')} title={t('via.remove')} onClick={removeVia}>
                <Icon of={CloseIcon} />
              </IconButton>
            )
          }
          favourites={places}
          {...services}
        />
      ))}
      <IconButton className={css.swap} variant="outlined" aria-label={t('swap')} title={t('swap')} onClick={trips.swap}>
        <Icon of={SwapIcon} />
      </IconButton>
    </div>
  );
}
