/** Addresses as they are written in each language, and the number in them. */

import { wordsOf } from '@halte/engine/places/words';
import { numbersIn, numberText, typedNumber } from './typedNumber.ts';

/** Each reading as `number | rest`. */
const readings = (text: string) =>
  numbersIn(text.split(',').map(wordsOf)).map(({ number, rest }) => `${number.key} | ${rest.join(' ')}`);

describe('the number is', () => {
  it.each([
    // French: in front, often with a comma behind it.
    ['12 rue des Lilas', '12 | rue des lilas'],
    ['12, rue des Lilas', '12 | rue des lilas'],
    ['12 bis rue des Lilas', '12bis | rue des lilas'],
    ['12bis, rue des Lilas', '12bis | rue des lilas'],
    ['12 ter avenue Foch', '12ter | avenue foch'],
    ['12 quater avenue Foch', '12quater | avenue foch'],
    ['107 A rue des Lilas', '107a | rue des lilas'],
    ['8-10 rue des Lilas', '8-10 | rue des lilas'],
    ['8/10, rue des Lilas, 35000 Rennes', '8-10 | rue des lilas 35000 rennes'],
    ['n° 12 rue des Lilas', '12 | rue des lilas'],
    ['rue des Lilas 12', '12 | rue des lilas'],
    // English.
    ['221B Baker Street', '221b | baker street'],
    ['221 b Baker Street', '221b | baker street'],
    ['10 Downing St', '10 | downing st'],
    ['10-12 High Street, London', '10-12 | high street london'],
    ['No. 10, Downing Street', '10 | downing street'],
    ['10042 Main Street', '10042 | main street'],
    // Spanish, Catalan: behind, with a comma, a sign or nothing.
    ['Calle Mayor, 12', '12 | calle mayor'],
    ['Calle Mayor 12', '12 | calle mayor'],
    ['C/ Mayor, nº 12', '12 | c mayor'],
    ['Calle Mayor, n.º 12, Madrid', '12 | calle mayor madrid'],
    ['Calle Mayor núm. 12 bis', '12bis | calle mayor'],
    ['Calle Mayor s/n', 'sn | calle mayor'],
    ['Calle Mayor, s/n, Madrid', 'sn | calle mayor madrid'],
    ['Carrer de Mallorca, 401', '401 | carrer de mallorca'],
    ['Gran Via, 585-587', '585-587 | gran via'],
    // Italian.
    ['Via Roma, 12/A', '12a | via roma'],
    ['Via Roma 12 bis', '12bis | via roma'],
    ['Via Roma, snc', 'sn | via roma'],
    // German: behind.
    ['Lindenstraße 12', '12 | lindenstrasse'],
    ['Lindenstr. 12 a', '12a | lindenstr'],
    ['Lindenstr. 12a', '12a | lindenstr'],
    ['Lindenstraße 12-14', '12-14 | lindenstrasse'],
    ['Lindenstraße 12, 80331 München', '12 | lindenstrasse 80331 munchen'],
    ['Lindenstraße 12 80331 München', '12 | lindenstrasse 80331 munchen'],
    ['Lindenstraße Nr. 12', '12 | lindenstrasse'],
    // Portuguese.
    ['Rua Augusta, 274', '274 | rua augusta'],
    ['Rua Augusta 274', '274 | rua augusta'],
    ['R. de Santa Catarina 98/106', '98-106 | r de santa catarina'],
    ['Avenida Ipiranga, n.º 6681', '6681 | avenida ipiranga'],
    ['Rua Augusta, s/n', 'sn | rua augusta'],
    // Dutch.
    ['Kerkstraat 12-II', '12ii | kerkstraat'],
    ['Kerkstraat 12 hs', '12hs | kerkstraat'],
    ['Kerkstraat 12A, Amsterdam', '12a | kerkstraat amsterdam'],
    // Russian: numbers only.
    ['улица Ленина, д. 16', '16 | ulitsa lenina'],
    ['улица Ленина 16/16 с1', '16-16s1 | ulitsa lenina'],
    ['улица Ленина, дом 16 к2', '16k2 | ulitsa lenina'],
  ])('%j → %s', (text, reading) => {
    expect(readings(text)[0]).toBe(reading);
  });
});

describe('what may be read in several ways', () => {
  it.each([
    // "r" is a street, and could be a letter of the number.
    ['12 r de la gare', ['12r | de la gare', '12 | r de la gare']],
    ['8 9 rue haute', ['8-9 | rue haute', '8 | 9 rue haute', '9 | 8 rue haute']],
    ['12 rue du 8 mai 1945', ['12 | rue du 8 mai 1945', '8 | 12 rue du mai 1945', '1945 | 12 rue du 8 mai']],
    ['rue des lilas 35000', ['35000 | rue des lilas']],
  ])('%j → %j', (text, all) => {
    expect(readings(text)).toEqual(all);
  });
});

it.each(['', '12', 'rue des lilas', '5th avenue', '1er mai', '1º de mayo', 'rue sn lilas', '123456 rue haute'])(
  '%j has no number of a house',
  (text) => {
    expect(readings(text)).toEqual([]);
  },
);

it('reads at most four numbers', () => {
  expect(readings('1 rue 2 rue 3 rue 4 rue 5 rue 6')).toHaveLength(4);
  expect(readings('9 '.repeat(100)).length).toBeLessThanOrEqual(4);
});

it.each([
  ['12', '12'],
  ['12bis', '12 bis'],
  ['12 A', '12a'],
  ['8-9', '8-9'],
])('%j is shown as %j', (text, shown) => {
  expect(numberText(typedNumber(text))).toBe(shown);
});
