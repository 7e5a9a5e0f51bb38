import { addMessages, initI18n, translate } from '@halte/i18n';
import { wordingOf } from './wording.ts';

const MESSAGES = {
  fr: {
    'halte:search': 'Chercher',
    'halte:trip-planner.swap': 'Inverser',
    swap: 'pas ici',
    'places.clear': 'Vider',
    'halte:twice': 'premier',
    twice: 'second',
    'other:search': 'ailleurs',
  },
};

it('has the texts that the app has', () => {
  initI18n({ locale: 'fr', apiKey: 'halte', tenantMessages: MESSAGES });
  const wording = wordingOf({ apiKey: 'halte', messages: MESSAGES }, 'fr');
  for (const key of ['search', 'swap', 'clear', 'twice', 'toString', '__proto__']) {
    for (const namespace of ['trip-planner', 'places', 'host']) {
      addMessages(namespace, 'fr', { [key]: 'the product’s' });
      const shown = translate(namespace as 'host', key as 'skip');
      expect([namespace, key, wording.of(`${namespace}.${key}`) ?? 'the product’s']).toEqual([namespace, key, shown]);
    }
  }
});

it('has none in a language that the tenant leaves to the product', () => {
  expect(wordingOf({ apiKey: 'halte', messages: MESSAGES }, 'de').of('places.clear')).toBeNull();
});
