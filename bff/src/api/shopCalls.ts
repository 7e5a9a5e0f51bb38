import { decimal, list, nullable, oneOf, text, whole } from '@halte/engine/api/fields';
import { Type } from 'typebox';
import { PRODUCT_KINDS, SALEABLE_UNITS } from '../content/catalogue.ts';
import { Action, cents } from './shop.ts';

const CatalogueItem = Type.Object(
  {
    id: text('Id of what is sold: `productId` of the cart.', 'single-ticket'),
    kind: oneOf(PRODUCT_KINDS, 'What kind of thing is sold.'),
    version: whole('Version of what is sold.', 1),
    name: text('What it is called, in the language of the answer.', 'One-hour ticket'),
    description: text('What it is, in the language of the answer.', 'Valid for one hour, changes included.'),
    fareExcludingTaxes: cents('Price without taxes', 155),
    fareIncludingTaxes: cents('Price', 170),
    immediateFareIncludingTaxes: cents('What is due at once: a plan may be paid month by month', 170),
    vatAmount: cents('Taxes', 15),
    vatRate: decimal('Taxes in percent.', 10),
    saleableUnit: oneOf(SALEABLE_UNITS, 'What one piece is counted in.'),
    unit: whole('How many of its unit one piece holds, e.g. ten trips.', 1),
    deliveryMode: nullable(
      text('How it reaches the customer. Null where that does not matter.', 'CARDREADER_MANDATORY'),
    ),
    providerId: text('Id of the provider.', 'petitbus'),
    providerNetworkLabel: text('The network that it is for.', 'Petitbus'),
  },
  { $id: 'CatalogueItem', description: 'Something that is sold.' },
);

export const ShopCatalogue = Type.Object(
  {
    currency: text('ISO 4217 code of all prices.', 'EUR'),
    products: list(CatalogueItem, 'Single products.'),
    plans: list(CatalogueItem, 'Plans that renew themselves.'),
    packages: list(CatalogueItem, 'Packages of several products.'),
  },
  { $id: 'ShopCatalogue', description: 'All that is sold.' },
);

const ShopNotification = Type.Object(
  {
    id: text('Id of the notification.', 'renew-monthly-plan'),
    label: text('What it says, in the language of the answer.', 'Your season ticket ends soon.'),
    actions: list(Action, 'What the customer can do about it; can be empty.'),
  },
  { $id: 'ShopNotification', description: 'Something that the shop tells a customer.' },
);

export const ShopNotifications = Type.Object(
  { notifications: list(ShopNotification, 'In the order in which to show them.') },
  { $id: 'ShopNotifications', description: 'What the shop tells a customer now.' },
);

const STRICT = { additionalProperties: false };

const emailOf = (description: string) =>
  text(description, 'ada@example.org', {
    maxLength: 254,
    pattern: '^\\s*[^\\s@<>]+@[^\\s@<>]+\\.[^\\s@<>]+\\s*$',
  });
const CartEmail = emailOf('The e-mail address of an anonymous cart; not looked at with a user’s token.');
const name = (description: string, example: string) =>
  text(description, example, { maxLength: 80, pattern: '^\\s*[^<>\\s][^<>]*$' });
/** Maximum quantity of one product for one recipient. */
export const MOST_PIECES = 20;

const Quantity = whole('How many pieces.', 2, { minimum: 1, maximum: MOST_PIECES });

export const CartQuery = Type.Object({ email: Type.Optional(CartEmail) });

export const CartItemParams = Type.Object({
  id: text('`itemId` of the line.', 'b1f7c3c0-0a57-4a1e-8a53-1f6a7c9d2e10', { minLength: 1, maxLength: 100 }),
});

export const CartItemBody = Type.Object(
  { quantity: Quantity },
  { ...STRICT, description: 'How many there are to be.' },
);

const Recipient = Type.Object(
  {
    firstName: name('First name.', 'Grace'),
    lastName: name('Last name.', 'Hopper'),
    email: Type.Optional(nullable(emailOf('E-mail address, where it is known.'))),
  },
  STRICT,
);

export const NewCartItemBody = Type.Object(
  {
    productId: text('`id` of something in the catalogue.', 'single-ticket', { minLength: 1, maxLength: 100 }),
    quantity: Type.Optional(Quantity),
    recipient: Type.Optional(nullable(Recipient, 'The person it is for. Null or absent: the customer.')),
    email: Type.Optional(CartEmail),
  },
  { ...STRICT, description: 'What to put into the cart. Without a quantity: one piece.' },
);
