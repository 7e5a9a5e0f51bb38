import { Type } from 'typebox';
import { link, plainText, section } from './fields.ts';

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
    placeholderNames: Type.Array(plainText('A name.'), {
      default: [],
      description: 'Names that the shop gives to owners that it does not know. They are not shown.',
    }),
  },
  section('Pages of the shop, and what is known about its customers.'),
);
