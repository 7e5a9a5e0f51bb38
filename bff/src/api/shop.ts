import { decimal, flag, list, nullable, oneOf, text, whole } from '@halte/engine/api/fields';
import { Type } from 'typebox';
import { BASKET_INFOS, BASKET_TYPES, SALEABLE_UNITS } from '../content/catalogue.ts';

/** A field that an integration with a real shop would fill; null in the demo. */
const unused = (what: string, example: string) => nullable(text(`${what} Null in this demo.`, example));
const named = (what: string, example: string) => nullable(text(`${what} Null where there is none.`, example));
const version = (what: string) => nullable(whole(`Version of the ${what}. Null where the line is none.`, 1));
export const cents = (what: string, example: number) =>
  whole(`${what}, in the smallest unit of the currency, e.g. cents.`, example);

const Parameter = Type.Object(
  {
    type: text('What kind of parameter.', 'TEXT'),
    code: text('Names it.', 'productId'),
    label: named('What customers read.', 'Product'),
    value: text('Its value.', 'monthly-plan'),
  },
  { $id: 'ShopParameter', description: 'Something that goes along with an action or a line.' },
);

export const Action = Type.Object(
  {
    type: text('What to do.', 'ADD_NEW_PRODUCT_TO_BASKET'),
    label: named('What is written on its button, in the language of the answer.', 'Renew'),
    parameters: list(Parameter, 'What it is done with; can be empty.'),
    route: named('Where it leads.', '/shop/monthly-plan'),
  },
  { $id: 'ShopAction', description: 'What a customer can do.' },
);

const RecipientUser = Type.Object(
  {
    associationId: unused('Id of the link between customer and recipient.', 'association-1'),
    associationType: unused('What kind of link.', 'FAMILY'),
    email: named('E-mail address of the recipient.', 'grace@example.org'),
    firstName: named('First name.', 'Grace'),
    lastName: named('Last name.', 'Hopper'),
    userId: unused('Id of the recipient’s account.', 'user-2'),
  },
  { $id: 'RecipientUser', description: 'The person something is for.' },
);

const CartLine = Type.Object(
  {
    itemId: text('Id of the line, for `/store/cart/items/{id}`.', 'b1f7c3c0-0a57-4a1e-8a53-1f6a7c9d2e10'),
    modalProductId: named('Id of the product, if it is one.', 'single-ticket'),
    modalProductName: named('What the product is called, in the language of the answer.', 'One-hour ticket'),
    modalProductVersion: version('product'),
    modalPlanId: named('Id of the plan, if it is one.', 'monthly-plan'),
    modalPlanName: named('What the plan is called.', 'Monthly season ticket'),
    modalPlanVersion: version('plan'),
    modalPackageId: named('Id of the package, if it is one.', 'family-weekend'),
    modalPackageName: named('What the package is called.', 'Family weekend'),
    modalPackageVersion: version('package'),
    actions: list(Action, 'What the customer can do with the line; can be empty.'),
    address: unused('Where it is sent.', '12 Rue de la Gare'),
    basketLine: nullable(whole('`line` of the basket that it lies in. Null for plans and packages.', 1)),
    currency: text('ISO 4217 code.', 'EUR'),
    deliveryMode: named('How it reaches the customer.', 'CARDREADER_MANDATORY'),
    fareExcludingTaxes: cents('Price of one piece without taxes', 155),
    fareIncludingTaxes: cents('Price of one piece', 170),
    line: whole('From 1, in the order in which lines were added.', 1),
    parameters: list(Parameter, 'Of plans and packages for another person: their name.'),
    providerItemDescription: named('What the network says of it.', 'Valid for one hour.'),
    providerNetworkLabel: named('The network that it is for.', 'Petitbus'),
    quantity: whole('How many pieces.', 2),
    saleableUnit: oneOf(SALEABLE_UNITS, 'What one piece is counted in.'),
    totalFareExcludingTaxes: cents('Price of all pieces without taxes', 310),
    totalFareIncludingTaxes: cents('Price of all pieces', 340),
    totalVatAmount: cents('Taxes on all pieces', 30),
    unit: whole('How many of its unit one piece holds, e.g. ten trips.', 1),
    vatAmount: cents('Taxes on one piece', 15),
    vatRate: decimal('Taxes in percent.', 10),
    version: whole('Version of what is sold.', 1),
  },
  { $id: 'CartLine', description: 'Something in a cart: a product, a plan or a package.' },
);

const Basket = Type.Object(
  {
    accountId: unused('Id of the customer’s account at the provider.', 'account-1'),
    basketInfo: oneOf(BASKET_INFOS, 'By what the products reach the recipient.'),
    basketType: oneOf(BASKET_TYPES, 'What is bought.', 'SALE'),
    deliveryMode: named('How the products reach the recipient.', 'CARDREADER_MANDATORY'),
    deviceId: unused('Id of a device.', 'device-1'),
    deviceLabel: unused('What the device is called.', 'My phone'),
    email: named('E-mail address of the customer.', 'ada@example.org'),
    fareMediaId: unused('Id of a card.', 'card-1'),
    fareMediaLabel: unused('What the card is called.', 'My card'),
    line: whole('From 1.', 1),
    ownerFirstName: unused('First name of the card’s owner.', 'Ada'),
    ownerLastName: unused('Last name of the card’s owner.', 'King'),
    products: list(CartLine, 'What lies in it.'),
    providerId: named('Id of the provider.', 'petitbus'),
    providerUserId: unused('Id of the customer at the provider.', 'p-1'),
    providerUserExternalId: unused('Another id of the customer at the provider.', 'x-1'),
    providerUserEmail: unused('E-mail address of the customer at the provider.', 'ada@example.org'),
    providerUserFirstName: unused('First name of the customer at the provider.', 'Ada'),
    providerUserLastName: unused('Last name of the customer at the provider.', 'King'),
    recipientUser: nullable(RecipientUser, 'The person the products are for. Null: for the customer.'),
  },
  { $id: 'Basket', description: 'The products of one provider for one recipient.' },
);

export const Cart = Type.Object(
  {
    id: text('Id of the cart.', 'cart-of-ada'),
    userId: named('Id of the account that it belongs to, if it is no anonymous cart.', 'user-ada'),
    status: oneOf(['OPEN'], 'Always open: nothing can be paid for.'),
    currency: text('ISO 4217 code.', 'EUR'),
    empty: flag('Whether nothing is in it.', false),
    actions: list(Action, 'What the customer can do with the cart; can be empty.'),
    baskets: list(Basket, 'Products, by provider and recipient.'),
    packages: list(CartLine, 'Packages of several products.'),
    plans: list(CartLine, 'Plans that renew themselves.'),
    paymentModes: list(text('A way to pay.', 'CARD'), 'How it could be paid for.'),
    totalAmountExcludingTaxes: cents('Price of everything without taxes', 310),
    totalAmountIncludingTaxes: cents('Price of everything', 340),
    totalVatAmount: cents('Taxes on everything', 30),
    immediateAmountExcludingTaxes: cents('What is due at once without taxes: a plan may be paid month by month', 310),
    immediateAmountIncludingTaxes: cents('What is due at once', 340),
    immediateVatAmount: cents('Taxes on what is due at once', 30),
  },
  { $id: 'Cart', description: 'A cart, with all its sums.' },
);
