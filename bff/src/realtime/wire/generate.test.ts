import { readFileSync } from 'node:fs';
import { generatedSource } from './generate.ts';
import { tablesSource } from './schemaToTables.ts';

const SCHEMA = {
  nested: {
    Outer: {
      fields: { id: { type: 'string', id: 1 }, items: { type: 'Item', id: 7, rule: 'repeated' } },
      nested: { Item: { fields: { kind: { type: 'Kind', id: 2 }, count: { type: 'uint32', id: 9 } } } },
    },
    Item: { fields: {} },
    Kind: { values: { FIRST: 0, SECOND: 4 } },
  },
};

it('is up to date', () => {
  expect(readFileSync(`${__dirname}/generated.ts`, 'utf8')).toBe(generatedSource());
});

it('finds an inner type before an outer one of the same name, and declares it before it is used', () => {
  expect(tablesSource(SCHEMA, { Outer: ['id', 'items'], 'Outer.Item': ['kind', 'count'] }, '/** Header. */')).toBe(
    [
      '/** Header. */',
      "import { choice, count, many, text } from './table.ts';",
      '',
      'export const OUTER_ITEM = {',
      '  kind: choice(2, { FIRST: 0, SECOND: 4 }),',
      '  count: count(9),',
      '};',
      '',
      'export const OUTER = {',
      '  id: text(1),',
      '  items: many(7, OUTER_ITEM),',
      '};',
      '',
    ].join('\n'),
  );
});

it.each([
  [{ Outer: ['missing'] }, 'no field Outer.missing'],
  [{ Nothing: ['id'] }, 'no message Nothing'],
  [{ Outer: ['items'] }, 'No fields are chosen for the message Outer.Item'],
])('refuses %j', (wanted, message) => {
  expect(() => tablesSource(SCHEMA, wanted, '')).toThrow(message);
});
