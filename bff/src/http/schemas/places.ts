import { Type } from 'typebox';
import { Latitude, LineBadge, Longitude } from './common.ts';

/** What a place can be; compared without regard to case, `_` and `-`. */
export const PLACE_KINDS = [
  'stopArea',
  'stopPoint',
  'address',
  'pointOfInterest',
  'bikeSharingStations',
  'carSharingStations',
  'parks',
  'chargingStations',
  'bikeParks',
  'parkAndRides',
  'rideSharingParks',
  'pointOfSales',
] as const;

export const Place = Type.Object(
  {
    id: Type.String(),
    /** What stands first: the name. */
    title: Type.String(),
    /** What tells it from others of the same name: city, district. */
    subTitle: Type.String(),
    /** Both, in one line. */
    displayName: Type.String(),
    type: Type.Unsafe<(typeof PLACE_KINDS)[number]>({ type: 'string', enum: [...PLACE_KINDS] }),
    lat: Latitude,
    lon: Longitude,
    label: Type.String(),
    name: Type.String(),
    city: Type.String(),
    postCode: Type.String(),
    address: Type.String(),
    extraData: Type.Object({ city: Type.String(), zipCode: Type.String() }),
    /** Lines that call at a stop area, in the order of the network's signs. */
    lines: Type.Optional(Type.Array(LineBadge)),
  },
  { $id: 'Place' },
);

export const PlaceQuery = Type.Object({
  search: Type.String({ maxLength: 200 }),
  userLatLon: Type.Optional(
    Type.String({
      pattern: '^-?\\d{1,2}(\\.\\d+)?,-?\\d{1,3}(\\.\\d+)?$',
      description: '`lat,lon` of the traveller: nearer places come first.',
    }),
  ),
});

export const ReverseGeocodeQuery = Type.Object({ lat: Latitude, lon: Longitude });

export const ReverseGeocode = Type.Object(
  {
    id: Type.String(),
    name: Type.String(),
    city: Type.String(),
    postCode: Type.String(),
    lat: Latitude,
    lon: Longitude,
  },
  { $id: 'ReverseGeocode' },
);

/** Best first. */
export const Places = Type.Array(Place, { $id: 'Places' });

export const PlaceParams = Type.Object({ id: Type.String({ minLength: 1, maxLength: 300 }) });
