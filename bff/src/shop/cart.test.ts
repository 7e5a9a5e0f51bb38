import { LANGUAGES } from '../common/language.ts';
import { type Content, DEMO_CONTENT, loadContent } from '../content/load.ts';
import { type Cart, cartOf } from './cart.ts';
import type { CartItem } from './items.ts';
import { anonymous, cartIdOf } from './owner.ts';

const USER = { tenant: 'demo', userId: 'user-1', email: 'grace@example.org' };
const ADA = { firstName: 'Ada', lastName: 'Lovelace', email: 'ada@example.org' };

let content: Content;
beforeAll(async () => {
  content = await loadContent(DEMO_CONTENT);
});

function item(productId: string, quantity = 1, recipient: CartItem['recipient'] = null): CartItem {
  return { id: `${productId}-${recipient?.firstName ?? 'own'}`, productId, quantity, recipient };
}

const cart = (...items: CartItem[]) => cartOf(USER, items, content.catalogue, 'en');
const linesOf = ({ baskets, plans, packages }: Cart) => [
  ...baskets.flatMap(({ products }) => products),
  ...plans,
  ...packages,
];

it('is complete when it is empty', () => {
  expect(cart()).toEqual({
    id: expect.stringMatching(/^[0-9a-f]{32}$/),
    userId: 'user-1',
    status: 'OPEN',
    currency: 'EUR',
    empty: true,
    actions: [],
    baskets: [],
    packages: [],
    plans: [],
    paymentModes: [],
    totalAmountExcludingTaxes: 0,
    totalAmountIncludingTaxes: 0,
    totalVatAmount: 0,
    immediateAmountExcludingTaxes: 0,
    immediateAmountIncludingTaxes: 0,
    immediateVatAmount: 0,
  });
});

it('has one id for a customer, another for each', () => {
  const ids = [
    USER,
    { ...USER, userId: 'user-2' },
    anonymous('demo', USER.email),
    anonymous('demo', 'ada@example.org'),
  ].map(cartIdOf);
  expect(new Set(ids).size).toBe(4);
  expect(cartIdOf(anonymous('demo', '  Ada@Example.org '))).toBe(ids[3]);
});

it('puts products into baskets by recipient and support; plans and packages lie beside them', () => {
  const { baskets, plans, packages, empty } = cart(
    item('single-ticket', 2),
    item('monthly-plan', 1, ADA),
    item('day-pass'),
    item('single-ticket', 1, ADA),
    item('ten-trip-book'),
    item('family-weekend'),
  );
  expect(empty).toBe(false);
  expect(
    baskets.map(({ line, products, recipientUser, basketInfo }) => ({
      line,
      recipient: recipientUser?.firstName ?? null,
      basketInfo,
      products: products.map((product) => `${product.line}/${product.basketLine} ${product.modalProductId}`),
    })),
  ).toEqual([
    { line: 1, recipient: null, basketInfo: 'EMAIL', products: ['1/1 single-ticket', '3/1 day-pass'] },
    { line: 2, recipient: 'Ada', basketInfo: 'EMAIL', products: ['4/2 single-ticket'] },
    { line: 3, recipient: null, basketInfo: 'PROVIDERFAREMEDIA', products: ['5/3 ten-trip-book'] },
  ]);
  expect(plans).toMatchObject([{ modalPlanId: 'monthly-plan', modalProductId: null, line: 2, basketLine: null }]);
  expect(plans[0]!.parameters.map(({ code, value }) => `${code}=${value}`)).toEqual([
    'recipientFirstName=Ada',
    'recipientLastName=Lovelace',
    'recipientEmail=ada@example.org',
  ]);
  expect(packages).toMatchObject([{ modalPackageId: 'family-weekend', line: 6, parameters: [] }]);
});

it('says whose each basket is', () => {
  const { baskets } = cart(item('single-ticket'), item('single-ticket', 1, ADA));
  expect(baskets).toMatchObject([
    {
      accountId: 'user-1',
      email: 'grace@example.org',
      providerUserId: 'user-1',
      ownerFirstName: null,
      recipientUser: null,
    },
    {
      accountId: 'user-1',
      email: 'ada@example.org',
      providerUserId: null,
      ownerFirstName: 'Ada',
      recipientUser: { ...ADA, userId: null, associationId: null, associationType: null },
    },
  ]);
});

it('prices lines and totals to the cent, each rate on its own', () => {
  const answer = cart(item('single-ticket', 3), item('travel-card', 2), item('bike-shelter-plan', 1));
  expect(linesOf(answer)).toMatchObject([
    {
      fareIncludingTaxes: 170,
      fareExcludingTaxes: 155,
      vatAmount: 15,
      vatRate: 10,
      totalFareIncludingTaxes: 510,
      totalFareExcludingTaxes: 464,
      totalVatAmount: 46,
    },
    {
      fareIncludingTaxes: 500,
      fareExcludingTaxes: 417,
      vatAmount: 83,
      vatRate: 20,
      totalFareIncludingTaxes: 1_000,
      totalFareExcludingTaxes: 833,
      totalVatAmount: 167,
    },
    {
      fareIncludingTaxes: 500,
      fareExcludingTaxes: 417,
      vatAmount: 83,
      vatRate: 20,
      totalFareIncludingTaxes: 500,
      totalFareExcludingTaxes: 417,
      totalVatAmount: 83,
    },
  ]);
  expect(answer).toMatchObject({
    totalAmountIncludingTaxes: 2_010,
    totalAmountExcludingTaxes: 1_714,
    totalVatAmount: 296,
  });
});

it('asks at once for the first month only of a plan that is paid by the month', () => {
  expect(cart(item('annual-plan'), item('single-ticket'))).toMatchObject({
    totalAmountIncludingTaxes: 44_570,
    immediateAmountIncludingTaxes: 3_870,
    immediateAmountExcludingTaxes: 3_364 + 155,
    immediateVatAmount: 336 + 15,
  });
});

it('adds up for any number of everything', () => {
  for (let quantity = 1; quantity <= 20; quantity++) {
    const answer = cart(...[...content.catalogue.products.keys()].map((id) => item(id, quantity)));
    const lines = linesOf(answer);
    const sum = (of: (line: (typeof lines)[number]) => number) => lines.reduce((total, line) => total + of(line), 0);
    expect(lines).toHaveLength(content.catalogue.products.size);
    expect(answer.totalAmountIncludingTaxes).toBe(sum((line) => line.quantity * line.fareIncludingTaxes));
    expect(answer.totalAmountExcludingTaxes).toBe(sum((line) => line.totalFareExcludingTaxes));
    expect(answer.totalVatAmount).toBe(sum((line) => line.totalVatAmount));
    expect(answer.totalAmountExcludingTaxes + answer.totalVatAmount).toBe(answer.totalAmountIncludingTaxes);
    expect(answer.immediateAmountExcludingTaxes + answer.immediateVatAmount).toBe(answer.immediateAmountIncludingTaxes);
  }
});

it('does not show what is no longer sold', () => {
  expect(cart(item('steam-tram'))).toMatchObject({ empty: true, baskets: [], totalAmountIncludingTaxes: 0 });
});

it('speaks each language', () => {
  const names = LANGUAGES.map(
    (language) => linesOf(cartOf(USER, [item('monthly-plan')], content.catalogue, language))[0]!.modalPlanName,
  );
  expect(names).toEqual([
    'Abonnement mensuel',
    'Monthly season ticket',
    'Abono mensual',
    'Abbonamento mensile',
    'Monatsabonnement',
  ]);
});
