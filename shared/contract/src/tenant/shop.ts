import { Type } from 'typebox';
import { link, plainText, section } from './fields.ts';
import { ticketProblem } from './ticketTemplate.ts';

export const ShopSchema = Type.Object(
  {
    cart: Type.Optional(link('Where the cart menu leads while there are baskets in the cart; absent = to the shop.')),
    catalogue: Type.Optional(
      link(
        'The catalogue, where products are added to a basket: isTemporary, providerId, providerUserId, providerUserExternalId and fareMediaId become parameters of its query.',
      ),
    ),
    addItem: Type.Optional(
      link(
        'The same without a catalogue: providerId, providerUserId, providerUserExternalId and fareMediaId are added to its path, in this order.',
      ),
    ),
    ticket: Type.Optional(
      Type.Refine(
        Type.String({
          description:
            'Where the ticket of a journey is bought, linked beside its price. Filled in, after the `?` or the `#`: `{from}`, `{to}`, names of the first and the last stop; `{fromId}`, `{toId}`, their ids; `{date}` (`2026-11-23`) and `{time}` (`08:06`) of the planned departure on the clocks there; `{returnDate}` and `{returnTime}`, empty for one way, and an address without `{returnDate}` is for journeys one way only; `{lines}`, with commas; `{price}` in the smallest unit of the `{currency}`, e.g. cents; `{locale}`, the language.',
        }),
        (value) => ticketProblem(value) === null,
        (value) => ticketProblem(value) ?? '',
      ),
    ),
    placeholderNames: Type.Array(plainText('A name.'), {
      default: [],
      description: 'Names that the shop gives to owners that it does not know. They are not shown.',
    }),
  },
  section('Pages of the shop, and what is known about its customers.'),
);
