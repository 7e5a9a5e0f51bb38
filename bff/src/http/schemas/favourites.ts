import { Type } from 'typebox';
import { PLAIN_TEXT } from '../../people/text.ts';
import { Latitude, Longitude } from './common.ts';

const MOST_LINES = 50;
/** Entries of one list that are looked at when favourites are synchronised. */
const LONGEST_LIST = 500;

const id = (maxLength: number) => Type.String({ minLength: 1, maxLength, pattern: PLAIN_TEXT });
/** Of a line or a stop. */
export const LONGEST_ID = 300;
/** Of a point of interest: that of a trip is the query of its address. */
const LONGEST_POINT_ID = 2_000;
const Id = id(LONGEST_ID);
const text = (maxLength: number) => Type.String({ maxLength, pattern: PLAIN_TEXT });
const Word = Type.String({ pattern: '^[A-Za-z][A-Za-z0-9_-]{0,39}$' });
const Coordinates = Type.Object({ lat: Latitude, lon: Longitude });
const LineIds = Type.Array(Id, { maxItems: MOST_LINES });

/** Which fields are needed depends on the type: `favourites/drafts.ts` says so in sentences. */
export const FavoriteBody = Type.Object(
  {
    type: Type.String({
      pattern: '^[A-Za-z][A-Za-z0-9_-]{0,39}$',
      description:
        '`LINE` (id), `ADDRESS` (label, coordinates …), `STOP_POINT` (id, lineIds), `POI` or another (label, id).',
    }),
    id: Type.Optional(id(LONGEST_POINT_ID)),
    lineIds: Type.Optional(LineIds),
    label: Type.Optional(text(200)),
    category: Type.Optional(Word),
    street: Type.Optional(text(200)),
    zipCode: Type.Optional(text(20)),
    city: Type.Optional(text(100)),
    coordinates: Type.Optional(Coordinates),
  },
  { $id: 'FavoriteBody', additionalProperties: false },
);

/** Absent where nobody knows the id now. */
const Place = Type.Optional(
  Type.Object(
    { type: Type.String(), name: Type.String(), city: Type.String(), coordinates: Coordinates },
    { description: 'What it is called and where it is, as the network knows it now (ours).' },
  ),
);

const Served = Type.Boolean({
  description: 'Whether the timetable has it now (ours): timetables change, favourites stay.',
});

export const FavoriteLine = Type.Object(
  { favoriteId: Type.String(), line: Type.Object({ id: Type.String() }), served: Served },
  { $id: 'FavoriteLine' },
);

export const FavoriteAddress = Type.Object(
  {
    favoriteId: Type.String(),
    category: Type.String(),
    label: Type.String(),
    address: Type.Object({
      street: Type.String(),
      zipCode: Type.String(),
      city: Type.String(),
      coordinates: Coordinates,
    }),
  },
  { $id: 'FavoriteAddress' },
);

export const FavoriteStopPoint = Type.Object(
  {
    favoriteId: Type.String(),
    stopPoint: Type.Object({ id: Type.String(), lineIds: Type.Array(Type.String()) }),
    served: Served,
    place: Place,
  },
  { $id: 'FavoriteStopPoint' },
);

export const FavoritePointOfInterest = Type.Object(
  {
    favoriteId: Type.String(),
    type: Type.String(),
    label: Type.String(),
    pointOfInterest: Type.Object({ id: Type.String() }),
    place: Place,
  },
  { $id: 'FavoritePointOfInterest' },
);

/** One favourite, in the shape that its list has. */
export const FavoriteEntry = Type.Union([FavoriteLine, FavoriteAddress, FavoriteStopPoint, FavoritePointOfInterest], {
  $id: 'FavoriteEntry',
});

const lists = {
  favoriteAddresses: Type.Array(FavoriteAddress),
  favoriteLines: Type.Array(FavoriteLine),
  favoritePointOfInterests: Type.Array(FavoritePointOfInterest),
  favoriteStopPoints: Type.Array(FavoriteStopPoint),
};

/** Each list is in the order in which its favourites were added. */
export const FavoriteLists = Type.Object(lists, { $id: 'FavoriteLists' });

/** What a device kept by itself. An entry that cannot be taken must not keep the others out, so that each is looked at alone. */
const LocalList = Type.Optional(
  Type.Array(Type.Unsafe<unknown>({}), {
    maxItems: LONGEST_LIST,
    description: 'Entries as in the answer; `favoriteId` does not matter.',
  }),
);

export const FavoriteSynchronizeBody = Type.Object(
  {
    favoriteAddresses: LocalList,
    favoriteLines: LocalList,
    favoritePointOfInterests: LocalList,
    favoriteStopPoints: LocalList,
  },
  { $id: 'FavoriteSynchronizeBody', additionalProperties: false },
);

export const FavoriteSynchronized = Type.Object(
  {
    ...lists,
    rejected: Type.Array(
      Type.Object({
        list: Type.String(),
        index: Type.Integer({ description: 'Position in the list that was sent, from 0.' }),
        code: Type.String(),
        message: Type.String(),
      }),
      { description: 'Entries that could not be taken (ours).' },
    ),
  },
  { $id: 'FavoriteSynchronized' },
);

export const FavoriteParams = Type.Object({ id: Type.String({ minLength: 1, maxLength: 300 }) });
