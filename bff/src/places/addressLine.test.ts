import { addressLine, lineStyleOf } from './addressLine.ts';

it.each([
  ['French', ['Rue de la Gare', 'Le Bourg', 'Allée des Tilleuls'], '12 X'],
  ['English', ['Baker Street', 'Abbey Road', 'The Mall'], '12 X'],
  ['German', ['Hauptstraße', 'Am Graben', 'Lindenallee', 'Tal'], 'X 12'],
  ['Dutch', ['Kerkstraat', 'Prinsengracht', 'Dam'], 'X 12'],
  ['Spanish', ['Calle Mayor', 'Plaza de España', 'Gran Vía'], 'X, 12'],
  ['Catalan', ['Carrer de Mallorca', 'Passeig de Gràcia'], 'X, 12'],
  ['Italian', ['Via Roma', 'Corso Italia', 'Piazza Garibaldi'], 'X, 12'],
  ['Portuguese', ['Rua Augusta', 'Praça da Alfândega'], 'X, 12'],
  ['Russian', ['улица Ленина', 'Невский проспект'], 'X, 12'],
  ['unknown', ['中央通り'], '12 X'],
  ['none', [], '12 X'],
  ['mostly German', ['Hauptstraße', 'Lindenweg', 'Rue de la Gare'], 'X 12'],
])('streets are written as %s ones: %j', (_language, streets, line) => {
  expect(addressLine('12', 'X', lineStyleOf({ count: streets.length, nameOf: (street) => streets[street]! }))).toBe(
    line,
  );
});
