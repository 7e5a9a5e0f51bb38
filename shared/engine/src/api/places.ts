import { Type } from 'typebox';
import { Accessibility, Id, Latitude, LineBadge, Longitude } from './common.ts';
import { about, decimal, flag, list, oneOf, text, whole } from './fields.ts';

/** Kinds of places; compared ignoring case, `_` and `-`. */
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

/** Socket types for charging cars. */
const SOCKET_TYPES = ['type2', 'comboCcs', 'chademo', 'domestic'] as const;

/** Units of a price. */
const PRICE_UNITS = ['use', 'minute', 'halfHour', 'hour', 'day', 'month', 'year', 'kilowattHour'] as const;

/** How exactly an address is known. */
export const ACCURACIES = ['door', 'near', 'street', 'area'] as const;

const Accuracy = (subject: string) =>
  oneOf(
    ACCURACIES,
    `${subject} \`door\`: it is there; \`near\`: it is close to there, e.g. between two known houses; \`street\`: somewhere in that street; \`area\`: somewhere in that district or town.`,
    'door',
  );

export const PlaceKind = oneOf(PLACE_KINDS, 'What kind of place.');

export const Place = Type.Object(
  {
    id: text('Id of the place; of a point of the map, its coordinates as `lat;lon`.', 'Gare'),
    title: text('What stands first: the name.', 'Gare'),
    subTitle: text(
      'What tells it from others of the same name: town, district. Empty where nothing does.',
      'Petiteville',
    ),
    displayName: text('Both, in one line.', 'Gare, Petiteville'),
    type: PlaceKind,
    lat: Latitude,
    lon: Longitude,
    label: text('The same as `displayName`, for older clients.', 'Gare, Petiteville'),
    name: text('The same as `title`, for older clients.', 'Gare'),
    city: text('Its town. Empty where it is not known.', 'Petiteville'),
    postCode: text('The postcode. Empty where it is not known.', '35999'),
    address: text('Number and street. Empty where it is not known.', '12 Rue de la Gare'),
    extraData: Type.Object(
      { city: text('As `city`.', 'Petiteville'), zipCode: text('As `postCode`.', '35999') },
      { description: 'The same again, for older clients.' },
    ),
    code: Type.Optional(text('Of a stop point: what stands on its sign for travellers to type.', '1001')),
    platform: Type.Optional(text('Of a stop point: its platform.', '1')),
    otherName: Type.Optional(
      text('Of a place that was found by another of its names, e.g. in another language: that name.', 'Sea Park'),
    ),
    accuracy: Type.Optional(Accuracy('Of an address or a town: how exactly its position is known.')),
    category: Type.Optional(text('Of a point of interest of the map: what it is.', 'museum')),
    categoryName: Type.Optional(text('The category in the language of the answer.', 'Museum')),
    lines: Type.Optional(list(LineBadge, 'Of a stop: the lines that stop there, in the order of the network’s signs.')),
  },
  { $id: 'Place', description: 'A place where a journey can begin or end.' },
);

export const PlaceQuery = Type.Object({
  search: text('The first letters of the name, or an address. Empty: nothing is found.', 'univ', { maxLength: 200 }),
  userLatLon: Type.Optional(
    text('`lat,lon` of the traveller, in degrees: nearer places come first.', '48.1173,-1.6778', {
      pattern: '^-?\\d{1,2}(\\.\\d+)?,-?\\d{1,3}(\\.\\d+)?$',
    }),
  ),
});

export const ReverseGeocodeQuery = Type.Object({ lat: Latitude, lon: Longitude });

export const ReverseGeocode = Type.Object(
  {
    id: text('Id of what is named.', 'house-12'),
    name: text('Number and street, or the name of the stop, the park or the town.', '12 Rue de la Gare'),
    city: text('Its town. Empty where it is not known.', 'Petiteville'),
    postCode: text('The postcode. Empty where it is not known.', '35999'),
    lat: Latitude,
    lon: Longitude,
    accuracy: Accuracy('How the point lies to what is named.'),
  },
  { $id: 'ReverseGeocode', description: 'What is at a point of the map.' },
);

export const Places = Type.Array(Place, { $id: 'Places', description: 'The best first.' });

export const PlaceParams = Type.Object({ id: about(Id, 'Id of a place, or `lat;lon`.') });

const clock = (description: string, example: string) =>
  text(`${description}, \`HH:MM\` on the network’s clocks.`, example);

/** `closes` before `opens` means the following day. */
const OpeningHours = Type.Object({
  firstDay: whole('1 Monday to 7 Sunday.', 1, { minimum: 1, maximum: 7 }),
  lastDay: whole('1 Monday to 7 Sunday; the days from `firstDay` to this one have these hours.', 5, {
    minimum: 1,
    maximum: 7,
  }),
  opens: clock('When it opens', '07:00'),
  closes: clock('When it closes; before `opens` it is of the day after, `24:00` is midnight', '20:00'),
});

const Socket = Type.Object({
  type: oneOf(SOCKET_TYPES, 'What plug fits.'),
  kilowatts: decimal('Power of each, in kW.', 22),
  count: whole('How many there are.', 4),
});

const Price = Type.Object({
  per: oneOf(PRICE_UNITS, 'What the price is for.', 'hour'),
  amount: whole('In the smallest unit of the currency, e.g. cents; 0 is free.', 150),
  currency: text('ISO 4217 code.', 'EUR'),
});

export const PlaceFacts = Type.Object(
  {
    capacity: Type.Optional(whole('How many spaces, docks, cars or sockets, by the kind of place.', 120)),
    accessibleSpaces: Type.Optional(whole('How many spaces for people with disabilities.', 4)),
    covered: Type.Optional(flag('Whether there is a roof.')),
    locked: Type.Optional(flag('Whether one needs a key or a card.', false)),
    guarded: Type.Optional(flag('Whether it is guarded.', false)),
    wheelchair: Type.Optional(Accessibility),
    openingHours: Type.Optional(list(OpeningHours, 'When it is open; empty: always.')),
    sockets: Type.Optional(list(Socket, 'Where cars are charged.')),
    prices: Type.Optional(list(Price, 'What it costs.')),
    operator: Type.Optional(text('Who runs it.', 'Ville de Petiteville')),
    category: Type.Optional(text('Of a point of interest: what it is.', 'museum')),
    counter: Type.Optional(flag('Whether tickets are sold by people.')),
    ticketMachine: Type.Optional(flag('Whether there is a machine for tickets.')),
    stopArea: Type.Optional(text('Id of the stop area that it belongs to.', 'Gare')),
  },
  { $id: 'PlaceFacts', description: 'What is known of a place besides where it is. What is absent is not known.' },
);

export const PlaceDetails = Type.Object(
  { ...Place.properties, facts: PlaceFacts },
  { $id: 'PlaceDetails', description: 'A place with what is known of it.' },
);

export const KindAndId = Type.Object({
  kind: text('What kind of place: a `type` of places, in any case; `_` and `-` say nothing.', 'stopArea', {
    minLength: 1,
    maxLength: 40,
  }),
  id: about(Id, 'Id of the place.'),
});
