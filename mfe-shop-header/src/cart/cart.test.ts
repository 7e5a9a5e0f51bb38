import type { Action } from '../shop/action.ts';
import { actionHref, cartHref } from '../shop/shopLinks.ts';
import { addedLine, blocksOf, hasBaskets, lineKey, pieceCount } from './cartBlocks.ts';
import type { Cart } from './cartTypes.ts';
import { readCart } from './readCart.ts';

const product = (change: object = {}) => ({ modalProductId: 'ticket', modalProductName: 'Ticket', ...change });
const basket = (change: object = {}) => ({ basketInfo: 'EMAIL', products: [product()], ...change });

function cart(change: object): Cart {
  return readCart({ baskets: [], packages: [], plans: [], ...change })!;
}

describe('readCart', () => {
  it('has every field of a cart, its baskets, recipients, lines, parameters and actions', () => {
    const parameter = { type: 'STRING', code: 'providerId', label: 'Provider', value: 'p' };
    const action = { type: 'ADD_NEW_PRODUCT_TO_BASKET', label: 'Add', parameters: [parameter], route: '/shop' };
    const line = {
      itemId: 'i1',
      actions: [action],
      address: '12 Rue de la Gare',
      basketLine: 1,
      currency: 'USD',
      deliveryMode: 'CARDREADER_MANDATORY',
      fareExcludingTaxes: 155,
      fareIncludingTaxes: 170,
      line: 2,
      parameters: [parameter],
      providerItemDescription: 'One hour',
      providerNetworkLabel: 'Network',
      quantity: 2,
      saleableUnit: 'UNIT',
      totalFareExcludingTaxes: 310,
      totalFareIncludingTaxes: 340,
      totalVatAmount: 30,
      unit: 1,
      vatAmount: 15,
      vatRate: 10,
    };
    const recipientUser = {
      associationId: 'a',
      associationType: 'FAMILY',
      email: 'lea@example.org',
      firstName: 'Léa',
      lastName: 'Rivoire',
      userId: 'u2',
    };
    const basketFields = {
      accountId: 'a1',
      basketInfo: 'PROVIDERFAREMEDIA',
      basketType: 'SALE',
      deliveryMode: 'POSTAL',
      deviceId: 'd',
      deviceLabel: 'Phone',
      email: 'ada@example.org',
      fareMediaId: 'f',
      fareMediaLabel: 'Card 4821',
      line: 1,
      ownerFirstName: 'Camille',
      ownerLastName: 'Rivoire',
      providerId: 'p',
      providerUserId: 'pu',
      providerUserExternalId: 'px',
      providerUserEmail: 'pe@example.org',
      providerUserFirstName: 'C',
      providerUserLastName: 'R',
      recipientUser,
    };
    const fields = {
      id: 'c1',
      userId: 'u1',
      status: 'OPEN',
      currency: 'GBP',
      actions: [action],
      paymentModes: ['CARD'],
      totalAmountExcludingTaxes: 310,
      totalAmountIncludingTaxes: 340,
      totalVatAmount: 30,
      immediateAmountExcludingTaxes: 155,
      immediateAmountIncludingTaxes: 170,
      immediateVatAmount: 15,
    };
    const names = { modalProductId: 'p1', modalProductName: 'Ticket', modalProductVersion: 3 };
    const plan = { ...line, modalPlanId: 'p2', modalPlanName: 'Plan', modalPlanVersion: 4 };
    const pack = { ...line, modalPackageId: 'p3', modalPackageName: 'Pack', modalPackageVersion: 5 };
    expect(
      readCart({
        ...fields,
        empty: false,
        baskets: [{ ...basketFields, products: [{ ...line, ...names, version: 9 }] }],
        plans: [plan],
        packages: [pack],
      }),
    ).toEqual({
      ...fields,
      empty: false,
      baskets: [{ ...basketFields, products: [{ ...line, kind: 'product', id: 'p1', name: 'Ticket', version: 3 }] }],
      plans: [{ ...line, kind: 'plan', id: 'p2', name: 'Plan', version: 4 }],
      packages: [{ ...line, kind: 'package', id: 'p3', name: 'Pack', version: 5 }],
    });
  });

  it('is in euros and has one piece of each line unless the shop says otherwise', () => {
    const { currency, empty, baskets } = cart({
      baskets: [basket({ products: [product(), product({ quantity: 0 })] })],
    });
    expect([currency, empty]).toEqual(['EUR', false]);
    expect(baskets[0]?.products.map(({ quantity, currency: own }) => [quantity, own])).toEqual([
      [1, 'EUR'],
      [1, 'EUR'],
    ]);
  });

  it.each([
    ['basketType', ['FAREMEDIA', 'REGULARIZATION', 'SALE']],
    [
      'basketInfo',
      ['EMAIL', 'PROVIDERACCOUNT', 'PROVIDERACCOUNTANDDEVICE', 'PROVIDERACCOUNTANDFAREMEDIA', 'PROVIDERFAREMEDIA'],
    ],
  ] as const)('knows the values of %s', (field, values) => {
    const { baskets } = cart({ baskets: [...values, 'PIGEON'].map((value) => basket({ [field]: value })) });
    expect(baskets.map((one) => one[field])).toEqual([...values, null]);
  });

  it('knows what is sold in pieces, by amount, and once', () => {
    const units = ['UNIT', 'MONETARY', 'NONE', 'DOZEN'];
    const [only] = cart({
      baskets: [basket({ products: units.map((saleableUnit) => product({ saleableUnit })) })],
    }).baskets;
    expect(only?.products.map(({ saleableUnit }) => saleableUnit)).toEqual(['UNIT', 'MONETARY', 'NONE', null]);
  });

  it('takes the currency of the cart for lines without one, and flags as the words that they are', () => {
    const { actions, plans } = cart({
      currency: 'XPF',
      actions: [{ parameters: [{ code: 'isTemporary', value: true }] }],
      plans: [{ modalPlanId: 'year' }],
    });
    expect([plans[0]?.currency, actions[0]?.parameters[0]?.value]).toEqual(['XPF', 'true']);
  });

  it.each([
    ['a plan', { plans: [{ modalPlanId: 'year' }] }, false],
    ['a package', { packages: [{ modalPackageId: 'weekend' }] }, false],
    ['an empty basket', { baskets: [basket({ products: [] })] }, true],
  ])('with %s only is empty: %s', (_, fields, expected) => {
    expect(cart(fields).empty).toBe(expected);
  });

  it.each([[null], ['cart'], [[]], [undefined]])('refuses %j', (value) => {
    expect(readCart(value)).toBeNull();
  });

  it('reads a cart of wrong types as an empty one', () => {
    const odd = { id: {}, currency: 7, baskets: 'x', plans: [1, null], packages: {}, totalVatAmount: '3', empty: 'no' };
    expect(readCart({ ...odd, paymentModes: 4, actions: 1 })).toMatchObject({
      id: null,
      empty: true,
      baskets: [],
      plans: [],
      packages: [],
      totalVatAmount: null,
      paymentModes: [],
    });
    expect(
      cart({ baskets: [basket({ basketInfo: 'PIGEON', basketType: 1, recipientUser: 'Léa' })] }).baskets[0],
    ).toMatchObject({ basketInfo: null, basketType: null, recipientUser: null });
  });
});

describe('blocks of a cart', () => {
  it.each([
    ['EMAIL', 'email'],
    ['PROVIDERACCOUNT', 'account'],
    ['PROVIDERACCOUNTANDDEVICE', 'device'],
    ['PROVIDERACCOUNTANDFAREMEDIA', 'card'],
    ['PROVIDERFAREMEDIA', 'card'],
    ['PIGEON', 'account'],
  ])('of %s are headed by %s', (basketInfo, kind) => {
    expect(blocksOf(cart({ baskets: [basket({ basketInfo })] }), [])[0]?.kind).toBe(kind);
  });

  const owner = { ownerFirstName: 'Camille', ownerLastName: 'Rivoire' };
  const recipientUser = { firstName: 'Léa', lastName: 'Rivoire', email: 'lea@example.org' };

  it.each<[string, object, object]>([
    ['the owner', owner, { owner: 'Camille Rivoire', recipient: null }],
    [
      'the recipient instead of the owner',
      { ...owner, recipientUser },
      { owner: null, recipient: { name: 'Léa Rivoire', email: 'lea@example.org' } },
    ],
    ['no placeholder', { ownerFirstName: ' anonymous ', ownerLastName: 'Rivoire' }, { owner: null }],
    ['neither name beside a placeholder', { ownerFirstName: 'Camille', ownerLastName: 'ANONYMOUS' }, { owner: null }],
    [
      'the address of a recipient without a name',
      { recipientUser: { firstName: 'Anonymous', lastName: 'x', email: 'lea@example.org' } },
      { recipient: { name: null, email: 'lea@example.org' } },
    ],
    ['the name of the card', { fareMediaLabel: 'Card 4821', deviceLabel: 'Phone' }, { label: 'Card 4821' }],
  ])('name %s', (_, fields, expected) => {
    expect(blocksOf(cart({ baskets: [basket(fields)] }), [' Anonymous '])[0]).toMatchObject(expected);
  });

  it('have plans and packages after the baskets, for the person that their parameters name', () => {
    const parameters = [
      { code: 'recipientFirstName', value: 'Léa' },
      { code: 'recipientLastName', value: 'Rivoire' },
    ];
    const all = cart({
      baskets: [basket(), basket({ products: [] })],
      plans: [{ modalPlanId: 'year', parameters }],
      packages: [{ modalPackageId: 'weekend', quantity: 2 }],
    });
    const blocks = blocksOf(all, []);
    expect(blocks.map(({ kind, recipient }) => [kind, recipient?.name])).toEqual([
      ['email', undefined],
      ['plan', 'Léa Rivoire'],
      ['package', undefined],
    ]);
    expect(pieceCount(all)).toBe(4);
  });

  it('have keys of their own, also where only some of them have a number', () => {
    const lines = [1, null].map((line) => ({ line }));
    const baskets = lines.map((numbered) => basket(numbered));
    const [plans, packages] = ['modalPlanId', 'modalPackageId'].map((id) =>
      lines.map((line) => ({ ...line, [id]: 'x' })),
    );
    const keys = blocksOf(cart({ baskets, plans, packages }), []).map(({ key }) => key);
    expect([keys.length, new Set(keys).size]).toEqual([6, 6]);
  });

  it('counts an amount of money once', () => {
    expect(
      pieceCount(cart({ baskets: [basket({ products: [product({ saleableUnit: 'MONETARY', quantity: 20 })] })] })),
    ).toBe(1);
  });

  it('names the line that came, or that has more pieces now', () => {
    const before = cart({ baskets: [basket({ products: [product({ itemId: 'a' })] })] });
    const more = cart({ baskets: [basket({ products: [product({ itemId: 'a', quantity: 2 })] })] });
    const other = cart({ baskets: [basket({ products: [product({ itemId: 'a' }), product({ itemId: 'b' })] })] });
    expect([addedLine(before, more), addedLine(before, other), addedLine(before, before)]).toEqual(['a', 'b', null]);
    expect(addedLine(null, before)).toBe('a');
    expect(lineKey(cart({ plans: [{ modalPlanId: 'year', line: 3 }] }).plans[0]!)).toBe('plan year  3');
  });
});

const param = (code: string, value: string | null) => ({ type: null, code, label: null, value });
const add = (...parameters: Action['parameters']): Action => ({
  type: 'ADD_NEW_PRODUCT_TO_BASKET',
  label: null,
  parameters,
  route: null,
});

describe('links of the shop', () => {
  const shop = { home: 'https://shop.example', cart: 'https://shop.example/cart' };

  it.each([
    ['the cart with baskets', { baskets: [basket()] }, 'https://shop.example/cart'],
    ['the shop with empty baskets', { baskets: [basket({ products: [] })] }, 'https://shop.example'],
    ['the shop with plans only', { plans: [{ modalPlanId: 'year' }] }, 'https://shop.example'],
  ])('lead to %s', (_, fields, expected) => {
    expect(cartHref(hasBaskets(cart(fields)), { shop, locale: 'fr' })).toBe(expected);
  });

  it('lead to the shop where there is no page of the cart, in the language, and nowhere without a shop', () => {
    const home = { fr: '/boutique', en: '/shop', es: '/tienda', it: '/negozio', de: '/laden' };
    expect(cartHref(true, { shop: { home }, locale: 'de' })).toBe('/de/laden');
    expect(cartHref(true, { shop: undefined, locale: 'de' })).toBeNull();
  });

  const all = [
    param('isTemporary', 'false'),
    param('providerId', 'p/1'),
    param('providerUserId', 'u 2'),
    param('providerUserExternalId', 'x&3'),
    param('fareMediaId', 'ü'),
  ];

  it.each<[string, Action, object, string | null]>([
    [
      'the catalogue with its parameters',
      add(...all, param('other', '1')),
      { catalogue: 'https://shop.example/c', addItem: 'https://shop.example/add' },
      'https://shop.example/c?isTemporary=false&providerId=p%2F1&providerUserId=u+2&providerUserExternalId=x%263&fareMediaId=%C3%BC',
    ],
    ['a catalogue that has a query', add(all[1]!), { catalogue: '/c?a=1' }, '/en/c?a=1&providerId=p%2F1'],
    [
      'the link for items, with a path of ids',
      add(...all),
      { addItem: 'https://shop.example/add/' },
      'https://shop.example/add/p%2F1/u%202/x%263/%C3%BC',
    ],
    ['an absent id in the middle', add(all[1]!, all[4]!), { addItem: '/add' }, '/en/add/p%2F1///%C3%BC'],
    ['no absent id at the end', add(all[1]!, param('fareMediaId', null)), { addItem: '/add' }, '/en/add/p%2F1'],
    ['nowhere without both', add(...all), {}, null],
    [
      'the route of another action',
      { ...add(), type: 'OPEN_LINK', route: 'https://x.example' },
      {},
      'https://x.example',
    ],
    ['nowhere without a route', { ...add(), type: 'OPEN_LINK' }, {}, null],
    [
      'a harmless path for a script',
      { ...add(), type: 'X', route: 'javascript:alert(1)' },
      {},
      '/en/javascript:alert(1)',
    ],
    ['a harmless path for data', { ...add(), type: 'X', route: 'data:text/html,x' }, {}, '/en/data:text/html,x'],
  ])('of an action lead to %s', (_, action, pages, expected) => {
    expect(actionHref(action, { shop: pages, locale: 'en' })).toBe(expected);
  });
});
