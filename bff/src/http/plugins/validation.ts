import { fieldsOf } from '@halte/contract/fields';
import type { FastifyInstance, FastifySchemaCompiler, FastifySchemaValidationError } from 'fastify';
import type { TProperties, TSchema } from 'typebox';
import { Compile } from 'typebox/compile';
import type { TLocalizedValidationError } from 'typebox/error';
import { invalid } from '../../problems/requestError.ts';

const NUMBER = /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i;

/**
 * Validates a request against the schemas of its route. URLs contain only text: fields of type number are parsed if
 * written as numbers. An empty text is not a number, and neither is `true`. A repeatable parameter that occurs once is a list of one.
 */
export const compileValidator: FastifySchemaCompiler<TSchema> = ({ schema, httpPart }) => {
  const compiled = Compile(schema);
  const [numbers, lists] = httpPart === 'body' ? [[], []] : [namesOf(schema, NUMBERS), namesOf(schema, LISTS)];
  return (value) => {
    const read = numbers.length + lists.length > 0 ? withLists(withNumbers(value, numbers), lists) : value;
    return compiled.Check(read) ? { value: read } : { error: errorsOf(compiled.Errors(read)) };
  };
};

/** TypeBox's errors in Fastify's type: each keyword has its own parameters. */
const errorsOf = (errors: readonly TLocalizedValidationError[]): FastifySchemaValidationError[] =>
  errors.map((error) => ({ ...error, params: { ...error.params } }));

const NUMBERS: readonly unknown[] = ['number', 'integer'];
const LISTS: readonly unknown[] = ['array'];

function namesOf(
  schema: TSchema & { readonly properties?: TProperties },
  types: readonly unknown[],
): readonly string[] {
  return Object.entries(schema.properties ?? {}).flatMap(([name, { type }]: [string, { type?: unknown }]) =>
    types.includes(type) ? [name] : [],
  );
}

function withLists(value: Record<string, unknown>, names: readonly string[]): unknown {
  for (const name of names) if (typeof value[name] === 'string') value[name] = [value[name]];
  return value;
}

function withNumbers(value: unknown, names: readonly string[]): Record<string, unknown> {
  const read: Record<string, unknown> = { ...fieldsOf(value) };
  for (const name of names) {
    const text = read[name];
    if (typeof text === 'string' && NUMBER.test(text)) read[name] = Number(text);
  }
  return read;
}

/** The query parser leaves undecodable text as is; without this, a search for `%E9t%E9` would find nothing and not say why. */
export function rejectUndecodableQueries(app: FastifyInstance): void {
  app.addHook('preValidation', async ({ raw, routeOptions }) => {
    const { url = '' } = raw;
    const start = url.indexOf('?');
    if (start === -1 || !routeOptions.schema?.querystring) return;
    try {
      decodeURIComponent(url.slice(start + 1));
    } catch {
      throw invalid('invalid-request', 'The query must be UTF-8 text, percent-encoded: é is %C3%A9, % itself is %25.');
    }
  });
}
