/** Generates valid and invalid values from the schemas of an OpenAPI document. */
import fc from 'fast-check';

/** The subset of JSON Schema that the document uses. */
export interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
  readonly items?: Schema | readonly Schema[];
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly pattern?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
}

export type Schemas = Readonly<Record<string, Schema>>;

const LONGEST = 40;

/** Values that the schema allows. `known` are texts that match something on the server: ids, names. */
export function allowed(schema: Schema, schemas: Schemas, known: readonly string[]): fc.Arbitrary<unknown> {
  const inside = (inner: Schema) => allowed(inner, schemas, known);
  if (schema.$ref) return inside(schemas[schema.$ref.split('/').at(-1) ?? ''] ?? {});
  if ('const' in schema) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map(inside));
  if (schema.allOf)
    return fc.tuple(...schema.allOf.map(inside)).map((parts) => Object.assign({}, ...(parts as object[])));
  if (Array.isArray(schema.type)) return fc.oneof(...schema.type.map((type: string) => inside({ ...schema, type })));
  switch (schema.type) {
    case 'string':
      return texts(schema, known);
    case 'integer':
      return fc.integer({ min: schema.minimum ?? -1_000, max: schema.maximum ?? 100_000 });
    case 'number':
      return fc.double({ min: schema.minimum ?? -1e6, max: schema.maximum ?? 1e6, noNaN: true });
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'array':
      return fc.array(inside((schema.items as Schema | undefined) ?? {}), {
        minLength: schema.minItems ?? 0,
        maxLength: Math.min(schema.maxItems ?? 3, Math.max(3, schema.minItems ?? 0)),
      });
    case 'object':
      return fc.record(
        Object.fromEntries(Object.entries(schema.properties ?? {}).map(([name, inner]) => [name, inside(inner)])),
        { requiredKeys: [...(schema.required ?? [])] },
      );
    default:
      return fc.jsonValue();
  }
}

function texts(
  { pattern, minLength = 0, maxLength = LONGEST }: Schema,
  known: readonly string[],
): fc.Arbitrary<string> {
  if (pattern) return fc.stringMatching(new RegExp(pattern));
  const most = Math.max(minLength, Math.min(maxLength, LONGEST));
  const free = fc.string({ minLength, maxLength: most, unit: 'grapheme' });
  return known.length > 0 ? fc.oneof({ arbitrary: fc.constantFrom(...known), weight: 2 }, free) : free;
}

/** Texts that have broken servers before. */
export const HOSTILE = [
  '',
  ' ',
  '\0',
  'null',
  'undefined',
  'NaN',
  '-0',
  '1e999',
  '99999999999999999999',
  '../../etc/passwd',
  '%',
  '%zz',
  '%00',
  'a|b&c=é#d?e/f\\g',
  "'; DROP TABLE users; --",
  '<script>alert(1)</script>',
  '__proto__',
  'constructor',
  '\u202e\u0000\ud800',
  '🚋'.repeat(50),
  'x'.repeat(600),
  '2026-02-31T25:61',
  '0000-00-00',
  '9999-12-31T23:59:59+14:00',
  '90,180',
  '-91,181',
] as const;

/** Values that no schema asks for. */
export const anything: fc.Arbitrary<unknown> = fc.oneof(fc.constantFrom(...HOSTILE), fc.jsonValue(), fc.double());
