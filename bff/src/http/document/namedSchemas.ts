import { ABOUT } from '@halte/engine/api/fields';
import { isObject, type JsonObject } from './json.ts';

/** Replaces `$id` with `title`: a schema may be part of several others, and the serializer rejects duplicate `$id`s. */
export function titled(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(titled);
  if (!isObject(schema)) return schema;
  return Object.fromEntries(
    Object.entries(schema).map(([key, value]) =>
      key === '$id' && typeof value === 'string' ? ['title', value] : [key, titled(value)],
    ),
  );
}

/** A copy with every named schema moved to `schemas` and replaced by a reference. */
export function referenced(node: unknown, schemas: JsonObject): unknown {
  if (Array.isArray(node)) return node.map((item) => referenced(item, schemas));
  if (!isObject(node)) return node;
  const { title, [ABOUT]: about, ...rest } = node;
  const copy = Object.fromEntries(Object.entries(rest).map(([key, value]) => [key, referenced(value, schemas)]));
  const output = about === undefined ? {} : { description: about };
  if (typeof title !== 'string')
    return 'title' in node ? { ...copy, ...output, title: referenced(title, schemas) } : { ...copy, ...output };
  schemas[title] = copy;
  return { $ref: `#/components/schemas/${title}`, ...output };
}
