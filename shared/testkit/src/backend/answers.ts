/** Answers of a backend that is not there, from those that the document of its API shows. */

/** A JSON schema of the document, as far as it is read here. */
interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly format?: string;
  readonly pattern?: string;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly additionalProperties?: boolean | Schema;
  readonly items?: Schema;
  readonly prefixItems?: readonly Schema[];
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
}

interface Content {
  readonly example?: unknown;
  readonly schema?: Schema;
}

/** The parts of an OpenAPI document that are read. */
export interface ApiDocument {
  readonly paths: Readonly<
    Record<
      string,
      Readonly<
        Record<
          string,
          { readonly responses?: Readonly<Record<string, { readonly content?: Readonly<Record<string, Content>> }>> }
        >
      >
    >
  >;
  readonly components: { readonly schemas?: Readonly<Record<string, Schema>> };
}

/** The answer of one call. */
export interface KnownAnswer {
  /** In capitals. */
  readonly method: string;
  /** As in `/api/v1/lines/{id}`, or a whole address. */
  readonly path: string;
  readonly status: number;
  readonly body: unknown;
  /** The same with markup in the place of each text that may be any. */
  readonly hostile: unknown;
}

/** What stands in each text: an element that would run, after what could end an attribute or an element. */
export const MARKUP = `"'></p><img src="halte-hostile" onerror="window.halteRan=true"><script>window.halteRan=true</script>`;
/** What stands in each address. */
export const HOSTILE_ADDRESS = 'javascript:window.halteRan=true';

/** A time, a number, a colour or a word in capitals. A screen needs it in its form to show anything at all. */
const IS_OF_A_FORM = /^(?:\d{4}-\d{2}-\d{2}|\d{2}:\d{2}|[\d.,-]+$|#[\da-fA-F]{3,8}$|[A-Z][A-Z0-9_]+$)/;

function hostileText(text: string): string {
  if (/^https?:/.test(text)) return HOSTILE_ADDRESS;
  return IS_OF_A_FORM.test(text) ? text : MARKUP;
}

/** Markup in each text of a value that no schema describes. Identifiers stay what they are: a screen finds its parts by them. */
export function hostileAnswer(value: unknown, key = ''): unknown {
  if (typeof value === 'string') return /(?:^id|Id|Ids|type|kind|mode|status)$/.test(key) ? value : hostileText(value);
  if (Array.isArray(value)) return value.map((one) => hostileAnswer(one, key));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, hostileAnswer(inner, name)]));
}

function createResolver({ components }: ApiDocument) {
  return function resolve(schema: Schema | undefined): Schema {
    const name = schema?.$ref?.replace('#/components/schemas/', '');
    return name === undefined ? (schema ?? {}) : resolve(components.schemas?.[name]);
  };
}

/** Markup where the schema of an answer allows any text. */
function hostileBy(resolve: (schema: Schema | undefined) => Schema) {
  const alternativesOf = (schema: Schema): readonly Schema[] => {
    const { anyOf, oneOf, allOf } = schema;
    return [
      schema,
      ...[...(anyOf ?? []), ...(oneOf ?? []), ...(allOf ?? [])].flatMap((one) => alternativesOf(resolve(one))),
    ];
  };
  const isFree = (schemas: readonly Schema[]) =>
    schemas.every(
      ({ enum: values, const: only, format, pattern }) => !values && only === undefined && !format && !pattern,
    );

  return function hostile(value: unknown, schema: Schema | undefined, key = ''): unknown {
    const schemas = alternativesOf(resolve(schema));
    if (typeof value === 'string') {
      if (schemas.some(({ format }) => format === 'uri')) return HOSTILE_ADDRESS;
      return isFree(schemas) ? hostileAnswer(value, key) : value;
    }
    if (Array.isArray(value))
      return value.map((one, index) => {
        const items = schemas.flatMap(({ items: all, prefixItems }) => prefixItems?.[index] ?? all ?? []);
        return hostile(one, items.length === 0 ? undefined : { anyOf: items }, key);
      });
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(
      Object.entries(value).map(([name, inner]) => {
        const own = schemas.flatMap(
          ({ properties, additionalProperties: others }) =>
            properties?.[name] ?? (typeof others === 'object' ? others : []),
        );
        return [name, hostile(inner, own.length === 0 ? undefined : { anyOf: own }, name)];
      }),
    );
  };
}

/** The answers that a document of an API has examples of, one for each call that succeeds. */
export function documentedAnswers(document: ApiDocument): readonly KnownAnswer[] {
  const hostile = hostileBy(createResolver(document));
  return Object.entries(document.paths).flatMap(([path, calls]) =>
    Object.entries(calls).flatMap(([method, { responses = {} }]) => {
      const [status, answer] = Object.entries(responses).find(([code]) => code.startsWith('2')) ?? [];
      if (status === undefined) return [];
      const content = answer?.content?.['application/json'];
      const body = content?.example ?? null;
      return [
        {
          ...{ method: method.toUpperCase(), path, status: content ? Number(status) : 204, body },
          hostile: hostile(body, content?.schema),
        },
      ];
    }),
  );
}

/**
 * The answers of a remote's own `remote.answers.ts`.
 *
 * @param answers bodies by call, as in `GET /api/v1/lines/{id}` or `GET https://api.acme.example/free`
 */
export function ownAnswers(answers: Readonly<Record<string, unknown>>): readonly KnownAnswer[] {
  return Object.entries(answers).map(([call, body]) => {
    const [method = '', path = ''] = call.split(' ');
    return { method: method.toUpperCase(), path, status: 200, body, hostile: hostileAnswer(body) };
  });
}
