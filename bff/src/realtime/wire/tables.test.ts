import schema from 'gtfs-rt-bindings/gtfs-realtime.schema.json';
import type { Field, Table } from './table.ts';
import { FEED_MESSAGE } from './tables.ts';

interface SchemaType {
  readonly fields?: Readonly<Record<string, { readonly type: string; readonly id: number; readonly rule?: string }>>;
  readonly values?: Readonly<Record<string, number>>;
  readonly nested?: Readonly<Record<string, SchemaType>>;
}

const PUBLISHED: SchemaType = schema.nested.transit_realtime;
const SCALARS: Readonly<Record<string, Field['kind']>> = {
  string: 'text',
  bool: 'flag',
  uint32: 'count',
  uint64: 'count',
  int32: 'whole',
  int64: 'whole',
  float: 'float',
  double: 'double',
};

/** Resolves a type from inside a message like protobuf: in the innermost scope that declares it. */
function find(scopes: readonly SchemaType[], name: string): readonly SchemaType[] {
  const at = scopes.findLastIndex(({ nested }) => nested?.[name]);
  return [...scopes.slice(0, at + 1), scopes[at]!.nested![name]!];
}

/** The table according to the schema: the same fields, with the numbers, kinds and values of the schema. */
function published(table: Table, scopes: readonly SchemaType[]): Table {
  const { fields = {} } = scopes.at(-1)!;
  const entries = Object.entries(table).map(([name, field]): [string, Field] => {
    const { type, id: number, rule } = fields[name]!;
    const kind = SCALARS[type];
    if (kind) return [name, { kind, number } as Field];
    const found = find(scopes, type);
    const { values } = found.at(-1)!;
    if (values) return [name, { kind: 'choice', number, values }];
    const of = 'of' in field ? field.of : {};
    return [name, { kind: rule === 'repeated' ? 'many' : 'one', number, of: published(of, found) }];
  });
  return Object.fromEntries(entries);
}

it('has the numbers, kinds and values of the published schema', () => {
  expect(FEED_MESSAGE).toEqual(published(FEED_MESSAGE, find([PUBLISHED], 'FeedMessage')));
});
