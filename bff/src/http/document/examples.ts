import { isObject, type JsonObject } from './json.ts';

/**
 * An example value of a schema: its own, or one assembled from those of its parts. Undefined if a part has none.
 */
export function exampleOf(schema: unknown, schemas: JsonObject): unknown {
  if (!isObject(schema)) return undefined;
  const { $ref, examples, enum: values, anyOf, allOf, properties, items, maxItems, type } = schema;
  if (Array.isArray(examples) && examples.length > 0) return examples[0];
  if (typeof $ref === 'string') return exampleOf(schemas[$ref.split('/').at(-1) ?? ''], schemas);
  if (Array.isArray(values)) return values[0];
  if (Array.isArray(anyOf)) return exampleOf(anyOf[0], schemas);
  if (Array.isArray(allOf)) return Object.assign({}, ...allOf.map((part) => exampleOf(part, schemas)));
  if (isObject(properties)) {
    const entries = Object.entries(properties).map(([name, field]) => [name, exampleOf(field, schemas)] as const);
    return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
  }
  if (type === 'object') return {};
  if (type !== 'array') return undefined;
  if (maxItems === 0) return [];
  const item = exampleOf(items, schemas);
  return item === undefined ? [] : [item];
}
