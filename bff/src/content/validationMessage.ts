import { fieldsOf } from '@halte/contract/fields';
import type { TSchema } from 'typebox';
import type { TLocalizedValidationError } from 'typebox/error';

/** The first error, in words: `title.de must be a text of 1 to 100 characters`. */
export function validationMessage(schema: TSchema, errors: readonly TLocalizedValidationError[]): string {
  // An unknown name is reported twice, first as a value that no schema allows.
  const error = errors.find(({ keyword }) => keyword !== 'boolean');
  if (!error) return 'it is not as described in README.md';
  const place = placeOf(error.instancePath);
  const within = place === '' ? '' : ` in ${place}`;
  if (error.keyword === 'additionalProperties')
    return `${quoted(error.params.additionalProperties)}${within} is not known, see README.md for what is`;
  if (error.keyword === 'required') return `${quoted(error.params.requiredProperties)}${within} is missing`;
  return `${place || 'it'} must be ${expectedAt(schema, error.schemaPath) ?? error.message.replace(/^must be /, '')}`;
}

/** `/items/0/title` → `items.0.title`. */
function placeOf(instancePath: string): string {
  return instancePath.slice(1).replaceAll('/', '.').replaceAll('~1', '/').replaceAll('~0', '~');
}

function quoted(names: readonly string[]): string {
  return names.map((name) => `"${name}"`).join(', ');
}

/** The description of the failed part of a schema, e.g. `#/properties/title`. */
function expectedAt(schema: TSchema, schemaPath: string): string | undefined {
  let part: unknown = schema;
  for (const step of schemaPath.split('/').slice(1)) {
    if (typeof part !== 'object' || part === null) return undefined;
    part = Reflect.get(part, step);
  }
  const { description } = fieldsOf(part);
  return typeof description === 'string' ? description : undefined;
}
