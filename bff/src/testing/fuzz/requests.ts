import fc from 'fast-check';
import { allowed, anything, HOSTILE, type Schema, type Schemas } from './schema.ts';

interface Parameter {
  readonly in: 'path' | 'query' | 'header';
  readonly name: string;
  readonly required?: boolean;
  readonly schema: Schema;
}

/** A response, or a reference to one among the components. */
export interface DescribedAnswer {
  readonly description?: string;
  readonly $ref?: string;
  readonly content?: Readonly<Record<string, { readonly schema: Schema }>>;
}

interface Described {
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: Schema }>> };
  readonly responses: Readonly<Record<string, DescribedAnswer>>;
}

export interface OpenApi {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Described>>>>;
  readonly components: { readonly schemas: Schemas; readonly responses: Readonly<Record<string, DescribedAnswer>> };
}

/** One call of the document. */
export interface Operation extends Described {
  readonly method: string;
  readonly path: string;
}

export function operationsOf({ paths, components }: OpenApi): Operation[] {
  const resolved = (answer: DescribedAnswer) => components.responses[answer.$ref?.split('/').at(-1) ?? ''] ?? answer;
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, described]) => ({
      ...described,
      responses: Object.fromEntries(
        Object.entries(described.responses).map(([status, answer]) => [status, resolved(answer)]),
      ),
      method: method.toUpperCase(),
      path,
    })),
  );
}

export interface FuzzRequest {
  readonly operation: Operation;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | undefined;
}

export interface Ground {
  readonly schemas: Schemas;
  /** Texts that match something on the server: ids, names. */
  readonly known: readonly string[];
  /** Header sets of permitted clients; each request gets one of them. */
  readonly callers: readonly Readonly<Record<string, string>>[];
}

const BROKEN_BODIES = ['', '{', '[]', 'null', '"text"', '{"__proto__":{"a":1}}', `[${'['.repeat(2_000)}`];

/** Requests for one call: two of three valid, the others with a fault somewhere. */
export function requestsFor(operation: Operation, ground: Ground): fc.Arbitrary<FuzzRequest> {
  const { schemas, known, callers } = ground;
  const parameters = operation.parameters ?? [];
  const value = ({ schema }: Parameter) =>
    fc.oneof({ arbitrary: allowed(schema, schemas, known), weight: 5 }, { arbitrary: anything, weight: 1 });
  const inPlace = (place: Parameter['in']) =>
    fc.record(
      Object.fromEntries(parameters.filter((one) => one.in === place).map((one) => [one.name, value(one)])),
      place === 'path' ? {} : { requiredKeys: [] },
    );
  const required = fc.record(
    Object.fromEntries(
      parameters.filter((one) => one.in === 'query' && one.required).map((one) => [one.name, value(one)]),
    ),
  );
  const bodySchema = operation.requestBody?.content['application/json']?.schema;
  const body: fc.Arbitrary<string | undefined> = bodySchema
    ? fc.oneof(
        { arbitrary: allowed(bodySchema, schemas, known).map((content) => JSON.stringify(content)), weight: 6 },
        { arbitrary: damaged(allowed(bodySchema, schemas, known)), weight: 3 },
        { arbitrary: fc.constantFrom(...BROKEN_BODIES), weight: 1 },
      )
    : fc.constant(undefined);
  return fc
    .record({ path: inPlace('path'), query: inPlace('query'), required, body, headers: fc.constantFrom(...callers) })
    .map(({ path, query, required: needed, body: content, headers }) => ({
      operation,
      url: urlOf(operation.path, path, { ...query, ...(Object.keys(query).length % 3 === 2 ? {} : needed) }),
      headers: content === undefined ? headers : { ...headers, 'content-type': 'application/json' },
      body: content,
    }));
}

/** A valid body with one of its parts replaced. */
function damaged(good: fc.Arbitrary<unknown>): fc.Arbitrary<string> {
  return fc.tuple(good, anything, fc.nat()).map(([content, wrong, where]) => {
    if (typeof content !== 'object' || content === null) return JSON.stringify(wrong) ?? 'null';
    const keys = Object.keys(content);
    const key = keys.length > 0 ? keys[where % keys.length]! : HOSTILE[where % HOSTILE.length]!;
    return JSON.stringify({ ...content, [key]: wrong });
  });
}

function urlOf(path: string, inPath: object, query: object): string {
  const filled = Object.entries(inPath).reduce(
    (url, [name, value]) => url.replace(`{${name}}`, () => encoded(textOf(value))),
    path,
  );
  const pairs = Object.entries(query).flatMap(([name, value]) =>
    [value].flat().map((one) => `${encodeURIComponent(name)}=${encoded(textOf(one))}`),
  );
  return pairs.length > 0 ? `${filled}?${pairs.join('&')}` : filled;
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : (JSON.stringify(value) ?? ''));

/** Encodes like a browser, but leaves percent signs as they are: broken encodings are tested too. */
function encoded(text: string): string {
  return /^%[!-~]*$/.test(text) ? text : encodeURIComponent(text.toWellFormed());
}
