import { amountOf, NOTHING, sumOf } from './prices.ts';

it.each([
  // fare with taxes, rate, without taxes, tax
  [0, 20, 0, 0],
  [170, 0, 170, 0],
  [170, 10, 155, 15], // 154.55
  [1_700, 10, 1_545, 155], // 1545.45
  [3_400, 10, 3_091, 309], // 3090.91
  [120, 20, 100, 20],
  [1, 20, 1, 0], // 0.83
  [100, 5.5, 95, 5], // 94.79
  [211, 5.5, 200, 11],
  [100, 2.1, 98, 2], // 97.94
  [5, 100, 3, 2], // 2.5 is rounded up
  [44_400, 10, 40_364, 4_036], // 40363.64
  [20_000_000, 19.99, 16_668_056, 3_331_944], // 16668055.67
])('splits %i at %f %% into %i and %i', (includingTaxes, vatRate, excludingTaxes, vat) => {
  expect(amountOf(includingTaxes, vatRate)).toEqual({ excludingTaxes, includingTaxes, vat });
});

it('splits every price so that its parts make it up again, and the part without taxes is the nearest one', () => {
  for (const hundredths of [0, 210, 550, 1_000, 1_999, 2_000, 2_700]) {
    for (let price = 0; price <= 2_000; price++) {
      const { excludingTaxes, vat } = amountOf(price, hundredths / 100);
      if (excludingTaxes + vat !== price) throw new Error(`${excludingTaxes} and ${vat} are not ${price}`);
      const off = 2 * (excludingTaxes * (10_000 + hundredths) - price * 10_000);
      if (off <= -(10_000 + hundredths) || off > 10_000 + hundredths)
        throw new Error(`${excludingTaxes} is not the nearest to ${price} without ${hundredths / 100} %`);
    }
  }
});

it('adds up to the cent', () => {
  expect(sumOf([])).toEqual(NOTHING);
  expect(sumOf([amountOf(170, 10), amountOf(170, 10), amountOf(500, 20)])).toEqual({
    excludingTaxes: 155 + 155 + 417,
    includingTaxes: 840,
    vat: 15 + 15 + 83,
  });
});
