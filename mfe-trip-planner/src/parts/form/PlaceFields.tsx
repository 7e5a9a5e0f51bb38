import type { HostServices } from '@halte/contract';
import { useTranslate } from '@halte/i18n';
import { PlaceField } from '@halte/places/field';
import { Button, Icon, IconButton, useObservable } from '@halte/ui';
import { CloseIcon, PlusIcon, SwapIcon } from '@halte/ui/icons';
import { openPicking } from '../../picking/pickingRoute.ts';
import type { PlaceErrors } from '../../trip/errors.ts';
import { type PointRole, TRIP_TYPE, type Trip } from '../../trip/model.ts';
import { placeOf, withPlace, withVia } from '../../trip/rules.ts';
import { keptPlacesOf } from '../favourites/keptPlacesOf.ts';
import { servicesOf } from '../services.ts';
import { PLACE_FIELD_ID } from './ids.ts';
import css from './PlaceFields.module.css';

type Keys = Readonly<Record<PointRole, string>>;

const UNSWAPPED: Keys = { DEPARTURE: 'one', VIA: 'via', ARRIVAL: 'other' };
const SWAPPED: Keys = { DEPARTURE: 'other', VIA: 'via', ARRIVAL: 'one' };

export interface PlaceFieldsProps {
  host: HostServices;
  trip: Trip;
  /** How often the ends were swapped. */
  swaps: number;
  errors: PlaceErrors;
  onEdit: (change: (trip: Trip) => Trip) => void;
  onSwap: () => void;
}

/** From where to where, and by way of what. */
export function PlaceFields({ host, trip, swaps, errors, onEdit, onSwap }: PlaceFieldsProps) {
  const t = useTranslate('trip-planner');
  const services = servicesOf(host);
  const favourites = useObservable(keptPlacesOf(host));
  // Fields change places together with what stands in them: a text that is being typed is in no trip yet.
  const keys = swaps % 2 === 0 ? UNSWAPPED : SWAPPED;
  const roles: readonly PointRole[] = trip.isViaOn ? ['DEPARTURE', 'VIA', 'ARRIVAL'] : ['DEPARTURE', 'ARRIVAL'];

  function toggleVia(isOn: boolean): void {
    onEdit((current) => withVia(current, isOn));
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
            error={errors[role] ? t(`error.${errors[role]}.${role}`) : null}
            onChange={(place) => onEdit((current) => withPlace(current, role, place))}
            onPickOnMap={() => openPicking(host, role)}
            favourites={favourites}
            {...services}
          />
        ))}
      </div>
      <IconButton className={css.swap} variant="outlined" aria-label={t('swap')} title={t('swap')} onClick={onSwap}>
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
