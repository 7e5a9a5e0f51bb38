import { Type } from 'typebox';
import { Accessibility, Latitude, LineBadge, Longitude } from './common.ts';

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

/** How cars are plugged in. */
export const SOCKET_TYPES = ['type2', 'comboCcs', 'chademo', 'domestic'] as const;

/** What a price is for. */
export const PRICE_UNITS = ['use', 'minute', 'halfHour', 'hour', 'day', 'month', 'year', 'kilowattHour'] as const;

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
    /** Of a stop point: what stands on its sign. */
    code: Type.Optional(Type.String()),
    platform: Type.Optional(Type.String()),
    /** Lines that call at a stop area or a stop point, in the order of the network's signs. */
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

/** `HH:MM` on each day from the first to the last (1 is Monday, 7 Sunday); `closes` before `opens` is of the day after, `24:00` is midnight. */
const OpeningHours = Type.Object({
  firstDay: Type.Integer({ minimum: 1, maximum: 7 }),
  lastDay: Type.Integer({ minimum: 1, maximum: 7 }),
  opens: Type.String(),
  closes: Type.String(),
});

const Socket = Type.Object({
  type: Type.Unsafe<(typeof SOCKET_TYPES)[number]>({ type: 'string', enum: [...SOCKET_TYPES] }),
  kilowatts: Type.Number(),
  count: Type.Integer(),
});

const Price = Type.Object({
  per: Type.Unsafe<(typeof PRICE_UNITS)[number]>({ type: 'string', enum: [...PRICE_UNITS] }),
  /** Integer minor units; 0 is free. */
  amount: Type.Integer(),
  currency: Type.String(),
});

/** What is known of a place besides where it is and what it is called. What is absent is not known. */
export const PlaceFacts = Type.Object(
  {
    /** Of what: spaces, docks, cars or sockets, by the kind of place. */
    capacity: Type.Optional(Type.Integer()),
    accessibleSpaces: Type.Optional(Type.Integer()),
    covered: Type.Optional(Type.Boolean()),
    locked: Type.Optional(Type.Boolean()),
    guarded: Type.Optional(Type.Boolean()),
    wheelchair: Type.Optional(Accessibility),
    openingHours: Type.Optional(Type.Array(OpeningHours)),
    sockets: Type.Optional(Type.Array(Socket)),
    prices: Type.Optional(Type.Array(Price)),
    operator: Type.Optional(Type.String()),
    /** Of a point of interest, e.g. `museum`. */
    category: Type.Optional(Type.String()),
    /** Whether tickets are sold by people, by a machine, or by both. */
    counter: Type.Optional(Type.Boolean()),
    ticketMachine: Type.Optional(Type.Boolean()),
    /** Id of the stop area that it belongs to. */
    stopArea: Type.Optional(Type.String()),
  },
  { $id: 'PlaceFacts' },
);

/** A place with all that is known of it. */
export const PlaceDetails = Type.Object({ ...Place.properties, facts: PlaceFacts }, { $id: 'PlaceDetails' });

export const KindAndId = Type.Object({
  kind: Type.String({ minLength: 1, maxLength: 40, description: 'In any case; `_` and `-` say nothing.' }),
  id: Type.String({ minLength: 1, maxLength: 300 }),
});
