import {
  AREAS,
  type Files,
  legs,
  legsByPriority,
  MEDIA,
  NETWORKS,
  ONE_AND_TWO,
  products,
} from '../testing/fareRows.ts';
import { fareTown, priceOf } from '../testing/fareTown.ts';

it.each<[string, Files, string, string]>([
  ['a rule for all', { ...ONE_AND_TWO, ...legs(',,,,one') }, 'r1 A-B', '170 EUR'],
  ['each leg by itself without transfer rules', { ...ONE_AND_TWO, ...legs(',,,,one') }, 'r1 A-C1, s1 C2-D', '340 EUR'],
  ['no ride', { ...ONE_AND_TWO, ...legs(',,,,one') }, '', 'no-ride'],
  ['the cheaper of two products', { ...ONE_AND_TWO, ...legs(',,,,two', ',,,,one') }, 'r1 A-B', '170 EUR'],
  ['yen', { ...products('one,210,JPY'), ...legs(',,,,one') }, 'r1 A-B', '210 JPY'],
  ['dinars', { ...products('one,0.350,KWD'), ...legs(',,,,one') }, 'r1 A-B', '350 KWD'],
  ['a free ride', { ...products('one,0,EUR'), ...legs(',,,,one') }, 'r1 A-B', '0 EUR'],
  ['a network', { ...ONE_AND_TWO, ...NETWORKS, ...legs(',bus,,,one', ',rail,,,two') }, 't1 C1-D', '320 EUR'],
  [
    'an empty network: those that no rule names',
    { ...ONE_AND_TWO, ...NETWORKS, ...legs(',bus,,,one', ',,,,two') },
    't1 C1-D',
    '320 EUR',
  ],
  [
    'an empty network: not those that a rule names',
    { ...ONE_AND_TWO, ...NETWORKS, ...legs(',bus,,,two', ',,,,one') },
    'r1 A-B',
    '320 EUR',
  ],
  ['no rule', { ...ONE_AND_TWO, ...NETWORKS, ...legs(',bus,,,one') }, 't1 C1-D', 'no-fare'],
  ['areas', { ...ONE_AND_TWO, ...AREAS, ...legs(',,in,in,one', ',,in,out,two') }, 'r1 A-D', '320 EUR'],
  [
    'the areas of the station',
    { ...ONE_AND_TWO, ...AREAS, ...legs(',,in,in,one', ',,in,out,two') },
    'r1 A-C1',
    '170 EUR',
  ],
  [
    'the areas of the platform before those of the station',
    { ...ONE_AND_TWO, ...AREAS, ...legs(',,in,out,one', ',,out,out,two') },
    's1 C2-D',
    '320 EUR',
  ],
  [
    'an empty area: not those that a rule names',
    { ...ONE_AND_TWO, ...AREAS, ...legs(',,in,,two', ',,,,one') },
    'r1 A-D',
    '320 EUR',
  ],
  [
    'an empty area: a stop in none',
    { ...ONE_AND_TWO, ...AREAS, ...legs(',,in,in,one', ',,out,,two') },
    's1 D-F',
    '320 EUR',
  ],
  [
    'with priorities an empty field is for all',
    { ...ONE_AND_TWO, ...NETWORKS, ...legsByPriority(',bus,,,two', ',,,,one') },
    'r1 A-B',
    '170 EUR',
  ],
  [
    'the highest priority',
    { ...ONE_AND_TWO, ...NETWORKS, ...legsByPriority(',bus,,,two,1', ',,,,one,0') },
    'r1 A-B',
    '320 EUR',
  ],
  [
    'the version 2 where both are there',
    { ...ONE_AND_TWO, ...legs(',,,,one'), 'fare_attributes.txt': 'fare_id,price,currency_type\nv,9,EUR' },
    'r1 A-B',
    '170 EUR',
  ],
  [
    'the version 1 beside a file of version 2 without rows',
    { ...ONE_AND_TWO, ...legs(), 'fare_attributes.txt': 'fare_id,price,currency_type\nv,9,EUR' },
    'r1 A-B',
    '900 EUR',
  ],
  [
    'the version 1 where nothing says what a leg costs',
    { ...ONE_AND_TWO, 'fare_attributes.txt': 'fare_id,price,currency_type\nv,9,EUR' },
    'r1 A-B',
    '900 EUR',
  ],
  [
    'two currencies',
    { ...products('one,1.70,EUR', 'two,3,CHF'), ...NETWORKS, ...legs(',bus,,,one', ',rail,,,two') },
    'r1 A-C1, t1 C1-D',
    'several-currencies',
  ],
  [
    'a product in two currencies',
    {
      ...products('one,1.70,EUR,,', 'two,3,CHF,,', 'one,1.60,CHF,,card'),
      'fare_media.txt': 'fare_media_id,fare_media_type\ncard,2',
      ...NETWORKS,
      ...legs(',bus,,,one', ',rail,,,two'),
    },
    'r1 A-C1, t1 C1-D',
    '460 CHF',
  ],
])('legs: %s', async (_case, files, rides, price) => {
  expect(priceOf(await fareTown(files), rides)).toBe(price);
});

const RIDERS: Files = {
  'rider_categories.txt':
    'rider_category_id,rider_category_name,is_default_fare_category\nadult,Adult,1\nchild,Child,0',
};

it.each<[string, Files, string, string]>([
  ['adults, not children', { ...RIDERS, ...products('one,1.70,EUR,adult', 'one,0.80,EUR,child') }, 'r1 A-B', '170 EUR'],
  ['any rider, not children', { ...RIDERS, ...products('one,1.70,EUR', 'one,0.80,EUR,child') }, 'r1 A-B', '170 EUR'],
  ['children only', { ...RIDERS, ...products('one,0.80,EUR,child') }, 'r1 A-B', 'no-fare'],
  [
    'categories without a default one',
    {
      'rider_categories.txt': 'rider_category_id\nadult\nchild',
      ...products('one,1.70,EUR,adult', 'one,0.80,EUR,child'),
    },
    'r1 A-B',
    'not-understood',
  ],
  [
    'two default categories',
    {
      'rider_categories.txt': 'rider_category_id,is_default_fare_category\nadult,1\nchild,1',
      ...products('one,1.70,EUR,adult', 'one,0.80,EUR,child'),
    },
    'r1 A-B',
    'not-understood',
  ],
  ['a category that is not there', { ...RIDERS, ...products('one,1.70,EUR,senior') }, 'r1 A-B', 'not-understood'],
  ['the cheapest medium', { ...MEDIA, ...products('one,1.70,EUR,,cash', 'one,1.50,EUR,,card') }, 'r1 A-B', '150 EUR'],
  ['a medium that is not there', { ...MEDIA, ...products('one,1.70,EUR,,phone') }, 'r1 A-B', 'not-understood'],
  ['one medium and rider twice', products('one,1.70,EUR', 'one,1.80,EUR'), 'r1 A-B', 'not-understood'],
])('products: %s', async (_case, files, rides, price) => {
  expect(priceOf(await fareTown({ ...files, ...legs(',,,,one') }), rides)).toBe(price);
});
