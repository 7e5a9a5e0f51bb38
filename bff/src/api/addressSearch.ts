import { JourneySearchBody } from '@halte/engine/api/journeySearch';
import { JourneySearchAnswer } from '@halte/engine/api/journeys';
import { Type } from 'typebox';

/** A text, or a list where it is repeated: of the address of a page nothing is refused. */
const parameter = (description: string, example: string) =>
  Type.Optional(
    Type.Unsafe<string | string[]>({
      type: ['string', 'array'],
      items: { type: 'string' },
      description,
      examples: [example],
    }),
  );

/** The parameters of a page of results, besides names of options, e.g. `maxWalk`. */
export const AddressQuery = Type.Object({
  fi: parameter('Id of the place to leave from.', 'Gare'),
  fv: parameter('Its name.', 'Gare'),
  flat: parameter('Its latitude.', '48.02'),
  flon: parameter('Its longitude.', '-1.68'),
  ti: parameter('Id of the place to go to.', 'Université'),
  tv: parameter('Its name.', 'Université'),
  tlat: parameter('Its latitude.', '48.02'),
  tlon: parameter('Its longitude.', '-1.68'),
  tt: parameter('1: out and back.', '0'),
  dt: parameter('When to leave, on the clocks of the network.', '2026-11-23T08:00'),
  at: parameter('When to be there; simple trips only.', '2026-11-23T08:00'),
  rt: parameter('When to leave for the way back.', '2026-11-23T18:00'),
});

export const AddressAnswer = Type.Object(
  { search: JourneySearchBody, answer: JourneySearchAnswer },
  { $id: 'AddressAnswer', description: 'A search, and its answer.' },
);
