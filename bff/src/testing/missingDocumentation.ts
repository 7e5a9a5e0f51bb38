import { isObject, type JsonObject } from '../http/document/json.ts';

/** Field names whose values have a format that clients can rely on. */
const FORMATS: readonly (readonly [RegExp, string])[] = [
  [/(DateTime|At)$/, 'date-time'],
  [/^(serviceDate|birthDate)$/, 'date'],
];

const OF_ITS_OWN = new Set(['enum', 'const', 'format']);

/**
 * Gaps in an OpenAPI document: each operation, parameter, field, response and header without description, example or
 * format, by location. Empty if nothing is missing.
 */
export function missingDocumentation(document: JsonObject): string[] {
  const found: string[] = [];
  const components = objectAt(document, 'components');
  const miss = (where: string, what: string) => found.push(`${where} has no ${what}`);
  const needs = (where: string, thing: JsonObject, names: readonly string[]) => {
    for (const name of names) if (isMissing(thing[name])) miss(where, name);
  };

  function fields(where: string, schema: unknown): void {
    if (!isObject(schema)) return;
    for (const [name, field] of Object.entries(objectAt(schema, 'properties'))) {
      const path = `${where}.${name}`;
      if (!isObject(field)) continue;
      if (isMissing(field['description']) && !field['$ref']) miss(path, 'description');
      value(path, name, field);
    }
    for (const part of [schema['items'], ...partsOf(schema)]) {
      value(where, '', part);
    }
  }

  /** Checks a simple value, or the values in it. */
  function value(where: string, name: string, schema: unknown): void {
    if (!isObject(schema) || schema['$ref']) return;
    const types = [schema['type']].flat();
    if (types.includes('array') && !isMissing(schema['examples'])) return;
    const isLeaf = types.some((type) => type === 'string' || type === 'number' || type === 'integer');
    if (isLeaf && ![...OF_ITS_OWN].some((key) => key in schema) && isMissing(schema['examples']))
      miss(where, 'example');
    const format = types.includes('string') ? FORMATS.find(([pattern]) => pattern.test(name))?.[1] : undefined;
    if (format !== undefined && schema['format'] !== format && schema['pattern'] === undefined)
      miss(where, `format ${format}`);
    fields(where, schema);
  }

  function parameter(where: string, given: unknown): void {
    const one = resolved(given, components);
    const path = `${where} ${one['in']} ${one['name']}`;
    needs(path, one, ['description', 'schema', 'example']);
  }

  function response(where: string, given: unknown): void {
    const one = resolved(given, components);
    needs(where, one, ['description', 'headers']);
    if (one['description'] === 'Default Response') miss(where, 'description of its own');
    media(where, one);
  }

  function media(where: string, described: JsonObject): void {
    for (const [type, content] of Object.entries(objectAt(described, 'content'))) {
      if (!isObject(content)) continue;
      const isBinary = isObject(content['schema']) && content['schema']['format'] === 'binary';
      if (!isBinary && isMissing(content['example'])) miss(`${where} ${type}`, 'example');
      fields(where, content['schema']);
    }
  }

  needs('the document', document, ['openapi', 'servers', 'tags']);
  needs('info', objectAt(document, 'info'), ['title', 'version', 'summary', 'description', 'license', 'contact']);
  for (const tag of listAt(document, 'tags')) needs(`tag ${tag['name']}`, tag, ['description']);
  for (const server of listAt(document, 'servers')) needs(`server ${server['url']}`, server, ['description']);
  const tags = new Set(listAt(document, 'tags').map(({ name }) => name));
  const ids = new Set<unknown>();
  for (const [path, methods] of Object.entries(objectAt(document, 'paths')))
    for (const [method, operation] of Object.entries(isObject(methods) ? methods : {})) {
      const where = `${method.toUpperCase()} ${path}`;
      if (!isObject(operation)) continue;
      needs(where, operation, ['operationId', 'summary', 'description', 'tags']);
      if (ids.has(operation['operationId'])) miss(where, 'operationId of its own');
      ids.add(operation['operationId']);
      for (const tag of [operation['tags']].flat()) if (!tags.has(tag)) miss(where, `described tag ${tag}`);
      for (const one of listAt(operation, 'parameters')) parameter(where, one);
      if (isObject(operation['requestBody'])) media(`${where} body`, operation['requestBody']);
      const responses = objectAt(operation, 'responses');
      for (const status of ['405', '500']) if (!(status in responses)) miss(where, `answer ${status}`);
      for (const [status, one] of Object.entries(responses)) response(`${where} ${status}`, one);
    }
  for (const kind of ['securitySchemes', 'headers', 'parameters', 'schemas'])
    for (const [name, one] of Object.entries(objectAt(components, kind)))
      if (isObject(one)) needs(`${kind} ${name}`, one, ['description']);
  for (const [name, schema] of Object.entries(objectAt(components, 'schemas'))) value(name, '', schema);
  return found;
}

function isMissing(value: unknown): boolean {
  return value === undefined || value === '' || (Array.isArray(value) && value.length === 0);
}

function partsOf({ anyOf = [], allOf = [] }: JsonObject): unknown[] {
  return [anyOf, allOf].flat();
}

function objectAt(parent: JsonObject, name: string): JsonObject {
  const value = parent[name];
  return isObject(value) ? value : {};
}

function listAt(parent: JsonObject, name: string): JsonObject[] {
  const value = parent[name];
  return Array.isArray(value) ? value.filter(isObject) : [];
}

function resolved(thing: unknown, components: JsonObject): JsonObject {
  if (!isObject(thing)) return {};
  if (typeof thing['$ref'] !== 'string') return thing;
  const [kind = '', name = ''] = thing['$ref'].split('/').slice(-2);
  return objectAt(objectAt(components, kind), name);
}
