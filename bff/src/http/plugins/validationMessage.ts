import type { FastifySchemaValidationError } from 'fastify';

const PARTS: Readonly<Record<string, string>> = {
  body: 'the body',
  querystring: 'the query',
  params: 'the address',
  headers: 'the headers',
};

const TYPES: Readonly<Record<string, string>> = {
  number: 'a number',
  integer: 'a whole number',
  string: 'a text',
  boolean: 'true or false',
  object: 'an object',
  array: 'a list',
  null: 'null',
};

const SEE = 'as described in /docs';

/** The first validation error of a request, in words: "In the query, lat must be at most 90." */
export function validationMessage(errors: readonly FastifySchemaValidationError[], part = ''): string {
  const [first] = errors;
  const where = PARTS[part] ?? 'the request';
  const field = first?.instancePath.slice(1).replaceAll('/', '.') ?? '';
  // For a field that is not allowed, the schema itself is `false`.
  if (first?.keyword === 'boolean') return asMessage(`${where} has no field "${field}": see /docs for those there are`);
  const what = first ? describeError(first) : `is not ${SEE}`;
  return asMessage(field === '' ? `${where} ${what}` : `in ${where}, ${field} ${what}`);
}

function describeError({ keyword, params, message }: FastifySchemaValidationError): string {
  const { type, limit, comparison, allowedValues, requiredProperties }: Readonly<Record<string, unknown>> = params;
  switch (keyword) {
    // A regular expression says nothing to most people.
    case 'pattern':
      return `is not written ${SEE}`;
    case 'type':
      return `must be ${[type]
        .flat()
        .map((one) => TYPES[String(one)] ?? String(one))
        .join(' or ')}`;
    case 'enum':
      return `must be ${[allowedValues].flat().join(' or ')}`;
    case 'minimum':
    case 'maximum':
      return `must be ${comparison === '<=' ? 'at most' : 'at least'} ${limit}`;
    case 'required':
      return `must have ${[requiredProperties]
        .flat()
        .map((name) => `"${name}"`)
        .join(' and ')}`;
    default:
      return message ?? `is not ${SEE}`;
  }
}

/** Adds an initial capital and a final full stop. */
export function asMessage(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}${/[.!?]$/.test(text) ? '' : '.'}`;
}
