import { Type } from 'typebox';
import { BASKET_INFOS, BASKET_TYPES, PRODUCT_KINDS, SALEABLE_UNITS } from '../../content/catalogue.ts';
import { MOST_PIECES } from '../../shop/items.ts';
import { nullable } from './common.ts';

const oneOf = <const T extends readonly string[]>(values: T) =>
  Type.Unsafe<T[number]>({ type: 'string', enum: [...values] });
const Text = nullable(Type.String());
/** In hundredths of the currency. */
const Cents = Type.Integer();

const Parameter = Type.Object(
  { type: Type.String(), code: Type.String(), label: Text, value: Type.String() },
  { $id: 'ShopParameter' },
);

const Action = Type.Object(
  { type: Type.String(), label: Text, parameters: Type.Array(Parameter), route: Text },
  { $id: 'ShopAction' },
);

const RecipientUser = Type.Object(
  { associationId: Text, associationType: Text, email: Text, firstName: Text, lastName: Text, userId: Text },
  { $id: 'RecipientUser' },
);

const CartLine = Type.Object(
  {
    /** Ours: what `PUT` and `DELETE /store/cart/items/{id}` call this line. */
    itemId: Type.String(),
    modalProductId: Text,
    modalProductName: Text,
    modalProductVersion: nullable(Type.Integer()),
    modalPlanId: Text,
    modalPlanName: Text,
    modalPlanVersion: nullable(Type.Integer()),
    modalPackageId: Text,
    modalPackageName: Text,
    modalPackageVersion: nullable(Type.Integer()),
    actions: Type.Array(Action),
    address: Text,
    /** The `line` of the basket it lies in; null for plans and packages. */
    basketLine: nullable(Type.Integer()),
    currency: Type.String(),
    deliveryMode: Text,
    fareExcludingTaxes: Cents,
    fareIncludingTaxes: Cents,
    /** From 1, in the order in which they were added. */
    line: Type.Integer(),
    /** Of plans and packages for somebody else: for whom. */
    parameters: Type.Array(Parameter),
    providerItemDescription: Text,
    providerNetworkLabel: Text,
    quantity: Type.Integer(),
    saleableUnit: oneOf(SALEABLE_UNITS),
    totalFareExcludingTaxes: Cents,
    totalFareIncludingTaxes: Cents,
    totalVatAmount: Cents,
    /** How many of its unit one piece holds, e.g. ten trips. */
    unit: Type.Integer(),
    vatAmount: Cents,
    /** Percent. */
    vatRate: Type.Number(),
    version: Type.Integer(),
  },
  { $id: 'CartLine' },
);

const Basket = Type.Object(
  {
    accountId: Text,
    basketInfo: oneOf(BASKET_INFOS),
    basketType: oneOf(BASKET_TYPES),
    deliveryMode: Text,
    deviceId: Text,
    deviceLabel: Text,
    email: Text,
    fareMediaId: Text,
    fareMediaLabel: Text,
    /** From 1. */
    line: Type.Integer(),
    ownerFirstName: Text,
    ownerLastName: Text,
    products: Type.Array(CartLine),
    providerId: Text,
    providerUserId: Text,
    providerUserExternalId: Text,
    providerUserEmail: Text,
    providerUserFirstName: Text,
    providerUserLastName: Text,
    recipientUser: nullable(RecipientUser),
  },
  { $id: 'Basket' },
);

export const Cart = Type.Object(
  {
    id: Type.String(),
    userId: Text,
    status: oneOf(['OPEN']),
    currency: Type.String(),
    empty: Type.Boolean(),
    actions: Type.Array(Action),
    baskets: Type.Array(Basket),
    packages: Type.Array(CartLine),
    plans: Type.Array(CartLine),
    paymentModes: Type.Array(Type.String()),
    totalAmountExcludingTaxes: Cents,
    totalAmountIncludingTaxes: Cents,
    totalVatAmount: Cents,
    /** What is due at once; a plan may be paid month by month. */
    immediateAmountExcludingTaxes: Cents,
    immediateAmountIncludingTaxes: Cents,
    immediateVatAmount: Cents,
  },
  { $id: 'Cart' },
);

const CatalogueItem = Type.Object(
  {
    id: Type.String(),
    kind: oneOf(PRODUCT_KINDS),
    version: Type.Integer(),
    name: Type.String(),
    description: Type.String(),
    fareExcludingTaxes: Cents,
    fareIncludingTaxes: Cents,
    immediateFareIncludingTaxes: Cents,
    vatAmount: Cents,
    vatRate: Type.Number(),
    saleableUnit: oneOf(SALEABLE_UNITS),
    unit: Type.Integer(),
    deliveryMode: Text,
    providerId: Type.String(),
    providerNetworkLabel: Type.String(),
  },
  { $id: 'CatalogueItem' },
);

export const ShopCatalogue = Type.Object(
  {
    currency: Type.String(),
    products: Type.Array(CatalogueItem),
    plans: Type.Array(CatalogueItem),
    packages: Type.Array(CatalogueItem),
  },
  { $id: 'ShopCatalogue' },
);

const ShopNotification = Type.Object(
  { id: Type.String(), label: Type.String(), actions: Type.Array(Action) },
  { $id: 'ShopNotification' },
);

export const ShopNotifications = Type.Object(
  { notifications: Type.Array(ShopNotification) },
  { $id: 'ShopNotifications' },
);

const STRICT = { additionalProperties: false };
const Email = Type.String({
  maxLength: 254,
  pattern: '^\\s*[^\\s@<>]+@[^\\s@<>]+\\.[^\\s@<>]+\\s*$',
  description: 'The e-mail address of an anonymous cart; not looked at with a user token.',
});
const Name = Type.String({ maxLength: 80, pattern: '^\\s*[^<>\\s][^<>]*$' });
const Quantity = Type.Integer({ minimum: 1, maximum: MOST_PIECES });

export const CartQuery = Type.Object({ email: Type.Optional(Email) });
export const CartItemParams = Type.Object({ id: Type.String({ minLength: 1, maxLength: 100 }) });
export const CartItemBody = Type.Object({ quantity: Quantity }, STRICT);
export const NewCartItemBody = Type.Object(
  {
    productId: Type.String({ minLength: 1, maxLength: 100 }),
    quantity: Type.Optional(Quantity),
    recipient: Type.Optional(
      nullable(Type.Object({ firstName: Name, lastName: Name, email: Type.Optional(nullable(Email)) }, STRICT)),
    ),
    email: Type.Optional(Email),
  },
  STRICT,
);
