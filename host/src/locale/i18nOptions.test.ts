import { addMessages, formatPrice, initI18n, translateKey } from '@halte/i18n';
import { fakeHost } from '@halte/testkit';
import { i18nOptions } from './i18nOptions.ts';

const { tenant } = fakeHost();
const price = () => formatPrice(250, 'EUR', { locale: 'en' });

describe('i18nOptions', () => {
  afterEach(() => initI18n({ locale: 'fr', apiKey: '' }));

  it.each([
    [undefined, '€2.50'],
    [0, '€3'],
    [1, '€2.5'],
  ])('a tenant that rounds to %p decimals has a price of %s', (priceDecimals, expected) => {
    initI18n(
      i18nOptions({ locale: 'en', tenant: { ...tenant, ...(priceDecimals === undefined ? {} : { priceDecimals }) } }),
    );
    expect(price()).toBe(expected);
  });

  it('has the tenant’s wording, in the page’s language', () => {
    addMessages('host', 'de', { greeting: 'Hallo', parting: 'Auf Wiedersehen' });
    initI18n(
      i18nOptions({
        locale: 'de',
        tenant: { ...tenant, messages: { de: { 'host.greeting': 'Moin', 'test:host.parting': 'Tschüss' } } },
      }),
    );
    expect(['greeting', 'parting'].map((key) => translateKey('host', key))).toEqual(['Moin', 'Tschüss']);
  });
});
