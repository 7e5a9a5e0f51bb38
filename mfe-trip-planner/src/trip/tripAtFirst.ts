import type { Query } from '@halte/contract';
import { emptyTrip, type Trip } from '@halte/contract/trip';
import type { Instant } from '@halte/i18n';
import type { Place } from '@halte/places';

function placeNamed(id: string, title: string): Place {
  return {
    id,
    title,
    subTitle: '',
    displayName: title,
    type: 'address',
    lat: null,
    lon: null,
    label: '',
    name: title,
    city: '',
    postCode: '',
    address: '',
    extraData: { city: '', zipCode: '' },
  };
}

/**
 * The trip of the first paint of its results: the two names in the address as they are, and the usual one for all else. The markup of the page
 * has room for nothing more.
 */
export function tripAtFirst({ fv = '', tv = '' }: Query, now: Instant): Trip {
  return { ...emptyTrip(now), departurePlace: placeNamed('from', fv), arrivalPlace: placeNamed('to', tv) };
}
