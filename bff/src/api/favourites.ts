import { Latitude, Longitude } from '@halte/engine/api/common';
import { flag, list, text, whole } from '@halte/engine/api/fields';
import { Type } from 'typebox';
import { PLAIN_TEXT } from '../common/plainText.ts';
import { ProblemCodeField } from './problem.ts';

const MOST_LINES = 50;
/** Maximum number of entries per list that a synchronisation reads. */
const LONGEST_LIST = 500;

const id = (description: string, example: string, maxLength: number) =>
  text(description, example, { minLength: 1, maxLength, pattern: PLAIN_TEXT });
/** Maximum length of a line or stop id. */
export const LONGEST_ID = 300;
/** Maximum length of a point of interest's id: that of a saved trip is the query of its URL. */
const LONGEST_POINT_ID = 2_000;
const words = (description: string, example: string, maxLength: number) =>
  text(description, example, { maxLength, pattern: PLAIN_TEXT });
const WORD = { pattern: '^[A-Za-z][A-Za-z0-9_-]{0,39}$' };
const Coordinates = Type.Object({ lat: Latitude, lon: Longitude }, { description: 'Where it is.' });

const ChangedAt = Type.String({
  pattern: '^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}(:\\d{2}(\\.\\d{1,9})?)?(Z|[+-]\\d{2}:\\d{2})$',
  description:
    'When the person made the change, for a device that could not send it at once. Of two changes of the same favourite the one made later counts. Absent or in the future: now.',
  examples: ['2026-11-23T07:00:00.000Z'],
});

/** The required fields depend on the type: `favourites/drafts.ts` reports missing ones in words. */
export const FavoriteBody = Type.Object(
  {
    type: text(
      '`LINE` (needs id), `STOP_POINT` (needs id, can have lineIds), `ADDRESS` (needs label and coordinates), `POI` or another word (needs id and label).',
      'STOP_POINT',
      WORD,
    ),
    id: Type.Optional(
      id(
        'Id of the line, the stop or the point of interest. That of a line or a stop must be in the timetable; that of a point of interest is not looked up.',
        'Gare:1',
        LONGEST_POINT_ID,
      ),
    ),
    lineIds: Type.Optional(
      Type.Array(id('Id of a line. It must be in the timetable.', 'A', LONGEST_ID), {
        maxItems: MOST_LINES,
        description: 'Of a stop: the lines that the person takes there.',
      }),
    ),
    label: Type.Optional(words('What the person calls it.', 'Home', 200)),
    category: Type.Optional(text('Of an address: e.g. `HOME` or `WORK`. Without it: `OTHER`.', 'HOME', WORD)),
    street: Type.Optional(words('Of an address: number and street.', '12 Rue de la Gare', 200)),
    zipCode: Type.Optional(words('Of an address: the postcode.', '35999', 20)),
    city: Type.Optional(words('Of an address: the town.', 'Petiteville', 100)),
    coordinates: Type.Optional(Coordinates),
    changedAt: Type.Optional(ChangedAt),
  },
  {
    $id: 'FavoriteBody',
    description:
      'A favourite. Which fields it needs depends on its type; those that its type does not have are refused.',
    additionalProperties: false,
    examples: [{ type: 'STOP_POINT', id: 'Gare:1', lineIds: ['A'] }],
  },
);

const Place = Type.Optional(
  Type.Object(
    {
      type: text('What kind of place: a `type` of places.', 'stopPoint'),
      name: text('What it is called.', 'Gare'),
      city: text('Its town. Empty where it is not known.', 'Petiteville'),
      coordinates: Coordinates,
    },
    { description: 'What it is called and where it is now. Absent where the id is no longer known.' },
  ),
);

const Served = flag('Whether the timetable has it now: timetables change, favourites stay.');
const UpdatedAt = Type.String({
  format: 'date-time',
  description: 'When it was added or last changed, in UTC.',
  examples: ['2026-11-23T07:00:00.000Z'],
});
const FavoriteId = text('Id of the favourite, for changing and deleting it.', '6f1c9c1e-6d0a-4f5e-9d0b-0c8f1f2a7b3d');

export const FavoriteLine = Type.Object(
  {
    favoriteId: FavoriteId,
    updatedAt: UpdatedAt,
    line: Type.Object({ id: text('Id of the line.', 'A') }, { description: 'The line.' }),
    served: Served,
  },
  { $id: 'FavoriteLine', description: 'A line that a person keeps.' },
);

export const FavoriteAddress = Type.Object(
  {
    favoriteId: FavoriteId,
    updatedAt: UpdatedAt,
    category: text('E.g. `HOME`, `WORK` or `OTHER`.', 'HOME'),
    label: text('What the person calls it.', 'Home'),
    address: Type.Object(
      {
        street: text('Number and street. Empty where the person named none.', '12 Rue de la Gare'),
        zipCode: text('The postcode. Empty where the person named none.', '35999'),
        city: text('The town. Empty where the person named none.', 'Petiteville'),
        coordinates: Coordinates,
      },
      { description: 'Where it is.' },
    ),
  },
  { $id: 'FavoriteAddress', description: 'An address that a person keeps.' },
);

export const FavoriteStopPoint = Type.Object(
  {
    favoriteId: FavoriteId,
    updatedAt: UpdatedAt,
    stopPoint: Type.Object(
      {
        id: text('Id of the stop point or the stop area.', 'Gare:1'),
        lineIds: list(text('Id of a line.', 'A'), 'The lines that the person takes there; empty: all.'),
      },
      { description: 'The stop.' },
    ),
    served: Served,
    place: Place,
  },
  { $id: 'FavoriteStopPoint', description: 'A stop that a person keeps.' },
);

export const FavoritePointOfInterest = Type.Object(
  {
    favoriteId: FavoriteId,
    updatedAt: UpdatedAt,
    type: text('The type with which it was added.', 'POI'),
    label: text('What the person calls it.', 'Museum'),
    pointOfInterest: Type.Object(
      { id: text('The id with which it was added.', 'museum-1') },
      { description: 'What it is.' },
    ),
    place: Place,
  },
  { $id: 'FavoritePointOfInterest', description: 'A point of interest, or anything else that has an id and a label.' },
);

/** One favourite, in the shape of its list. */
export const FavoriteEntry = Type.Union([FavoriteLine, FavoriteAddress, FavoriteStopPoint, FavoritePointOfInterest], {
  $id: 'FavoriteEntry',
  description: 'One favourite, in the shape that its list has.',
});

const lists = {
  favoriteAddresses: list(FavoriteAddress, 'Addresses.'),
  favoriteLines: list(FavoriteLine, 'Lines.'),
  favoritePointOfInterests: list(FavoritePointOfInterest, 'Points of interest, and everything of another type.'),
  favoriteStopPoints: list(FavoriteStopPoint, 'Stops.'),
};

export const FavoriteLists = Type.Object(lists, {
  $id: 'FavoriteLists',
  description:
    'All favourites of a person; each list in the order of the person: as they were added, or as `orderFavorites` put them.',
});

/** The favourites stored on a device. An invalid entry must not block the others, so each is validated separately. */
const LocalList = Type.Optional(
  Type.Array(Type.Unsafe<unknown>({}), {
    maxItems: LONGEST_LIST,
    description:
      'Entries as `listFavorites` answers them; `favoriteId`, `served` and `place` do not matter. With `updatedAt`, the time at which the device changed it, a later entry replaces that of the account.',
  }),
);

export const FavoriteSynchronizeBody = Type.Object(
  {
    favoriteAddresses: LocalList,
    favoriteLines: LocalList,
    favoritePointOfInterests: LocalList,
    favoriteStopPoints: LocalList,
  },
  {
    $id: 'FavoriteSynchronizeBody',
    description: 'The favourites that a device has stored.',
    additionalProperties: false,
    examples: [{ favoriteLines: [{ line: { id: 'A' } }], favoriteAddresses: [] }],
  },
);

export const FavoriteSynchronized = Type.Object(
  {
    ...lists,
    rejected: list(
      Type.Object({
        list: text('Name of the list.', 'favoriteLines'),
        index: whole('Position in the list that was sent, from 0.', 1),
        code: ProblemCodeField,
        message: text('What is wrong, as an English message.', 'A favourite of type LINE needs "id".'),
      }),
      'Entries that could not be taken; mostly empty.',
    ),
  },
  { $id: 'FavoriteSynchronized', description: 'All favourites after bringing them together.' },
);

export const FavoriteParams = Type.Object({
  id: text('`favoriteId` of the favourite.', '6f1c9c1e-6d0a-4f5e-9d0b-0c8f1f2a7b3d', { minLength: 1, maxLength: 300 }),
});

export const FavoriteDeleteQuery = Type.Object({ changedAt: Type.Optional(ChangedAt) });

export const FavoriteOrderBody = Type.Object(
  {
    ids: Type.Array(text('`favoriteId` of a favourite.', '6f1c9c1e-6d0a-4f5e-9d0b-0c8f1f2a7b3d', { maxLength: 300 }), {
      minItems: 1,
      maxItems: 800,
      description: 'Of any types, in the order in which they are to be.',
    }),
    changedAt: Type.Optional(ChangedAt),
  },
  {
    $id: 'FavoriteOrderBody',
    description: 'An order of favourites.',
    additionalProperties: false,
    examples: [{ ids: ['6f1c9c1e-6d0a-4f5e-9d0b-0c8f1f2a7b3d'] }],
  },
);
