import { fold, inFull, wordsOf } from './words.ts';

describe('fold', () => {
  it.each([
    ['Hôpital', 'hopital'],
    ['L’Œuvre', 'l oeuvre'],
    ["l'Œuvre", 'l oeuvre'],
    ['Straße', 'strasse'],
    ['Saint-Étienne–Châteaucreux', 'saint etienne chateaucreux'],
    ['  P+R  Nord ', 'p r nord'],
    ['Łódź', 'lodz'],
    ['', ''],
    ['?!', ''],
    // Typed with combining marks, as on a Mac.
    ['Ho\u0302pital', 'hopital'],
  ])('%j → %j', (text, folded) => {
    expect(fold(text)).toBe(folded);
  });
});

describe('wordsOf and inFull', () => {
  it.each([
    ['Pl. de la République', 'place de la republique'],
    ['Av St Michel', 'avenue saint michel'],
    ['Bd du Gal Leclerc', 'boulevard du general leclerc'],
    ['constructor toString', 'constructor tostring'],
  ])('%j → %j', (text, full) => {
    expect(wordsOf(text).map(inFull).join(' ')).toBe(full);
  });

  it('has no words for nothing', () => {
    expect(wordsOf(' - ')).toEqual([]);
  });
});
