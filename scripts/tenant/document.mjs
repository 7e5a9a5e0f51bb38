import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { FEATURES } from '../../shared/contract/src/features.ts';
import { LOCALES } from '../../shared/contract/src/locales.ts';
import { COMPONENT_OPTIONS } from '../../shared/contract/src/tenant/components.ts';
import { TenantSchema } from '../../shared/contract/src/tenant/schema.ts';
import { ROOT } from '../lib/paths.mjs';
import { productTexts } from './texts.mjs';

/**
 * The part of JSON Schema that the schema of a tenant is made of.
 *
 * @typedef {{
 *   type?: string, description?: string, default?: unknown, pattern?: string, const?: unknown,
 *   minimum?: number, maximum?: number, minItems?: number,
 *   properties?: Record<string, Schema>, required?: readonly string[], items?: Schema,
 *   patternProperties?: Record<string, Schema>, anyOf?: readonly Schema[],
 * }} Schema
 */

/** @param {Schema} schema @returns {string} */
function typeOf({ type, items, anyOf, properties, patternProperties, minimum, maximum }) {
  if (anyOf) return anyOf.map(typeOf).join(', ');
  if (items) return `list of ${typeOf(items)}`;
  if (patternProperties && !properties) return 'object by name';
  if (minimum !== undefined) return `${type} ${minimum} to ${maximum}`;
  return type ?? 'string, object';
}

/** A text in each language is one row: its keys are always the same. @param {Schema} schema */
const isByLocale = ({ properties = {} }) =>
  Object.keys(properties).join() === LOCALES.join() && properties['fr']?.type === 'string';

/** @param {Schema} schema @returns {Schema | undefined} the schema of what is in a list or a record */
const contentOf = ({ items, patternProperties }) => items ?? Object.values(patternProperties ?? {})[0];

/**
 * A row for each key, objects before what is in them.
 *
 * @param {Schema} schema @param {string} prefix
 * @returns {{ key: string, schema: Schema, isRequired: boolean }[]}
 */
export function keysOf(schema, prefix = '') {
  return Object.entries(schema.properties ?? {}).flatMap(([name, inner]) => {
    const key = `${prefix}${name}`;
    const isRequired = (schema.required ?? []).includes(name) && inner.default === undefined;
    const content = contentOf(inner);
    const place = inner.items ? `${key}[]` : `${key}.*`;
    const below = [...keysOf(inner, `${key}.`), ...(content ? keysOf(content, `${place}.`) : [])];
    return [{ key, schema: inner, isRequired }, ...(isByLocale(inner) ? [] : below)];
  });
}

/** @param {Schema} schema */
function defaultOf({ default: value }) {
  return value === undefined ? '' : `\`${JSON.stringify(value)}\``;
}

/** @param {Schema} schema */
function kindOf(schema) {
  return isByLocale(schema) ? `object: ${LOCALES.join(', ')}` : typeOf(schema);
}

/** @param {Schema} schema @param {string} prefix */
function table(schema, prefix = '') {
  const rows = keysOf(schema, prefix).map(({ key, schema: inner, isRequired }) => {
    const standard = isRequired ? 'required' : defaultOf(inner);
    return `| \`${key}\` | ${kindOf(inner)} | ${standard} | ${inner.description ?? ''} |`;
  });
  return ['| key | type | default | |', '|---|---|---|---|', ...rows].join('\n');
}

function componentTables() {
  return Object.entries(COMPONENT_OPTIONS)
    .map(([kind, schema]) => {
      const options = /** @type {Schema} */ (schema);
      const hasOptions = Object.keys(options.properties ?? {}).length > 0;
      return `### \`${kind}\`\n\n${hasOptions ? table(options, 'options.') : 'No options.'}`;
    })
    .join('\n\n');
}

/** Its types describe what it accepts, not what it is written in. */
export const tenantSchema = /** @type {Schema} */ (/** @type {unknown} */ (TenantSchema));
export const optionSchemas = /** @type {readonly Schema[]} */ (Object.values(COMPONENT_OPTIONS));

/** docs/tenant.md, made of the schema of a tenant's file. */
export function tenantDocument() {
  const features = Object.entries(FEATURES).map(([name, description]) => `| \`${name}\` | ${description} |`);
  const areas = productTexts().map(({ namespace, folder }) => `| \`${namespace}\` | \`${folder}\` |`);
  return `<!-- Made by scripts/tenant/document.mjs from shared/contract/src/tenant. -->

# The file of a tenant

One JSON file in \`host/tenants\` (\`--tenants <folder>\`) is one tenant. The host reads a file again when it has changed: the next page is made
with it, open pages are loaded again when the traveller next opens another screen. While a file is invalid, its last valid content stays, and
\`/healthz\` and the log say what is wrong. The backend finds the key and the host name of a new tenant by itself; it reads limits when it starts,
and a key that was removed stays valid until then.

| command | |
|---|---|
| \`npm run tenant -- new <id>\` | writes the file and the logos of a new tenant; \`--help\` lists its options |
| \`npm run tenant -- check <file or URL>\` | says what is wrong, key by key, and the contrast of its colours; exits with 1 where something is wrong |

| \`npm run tenant -- texts [<word>]\` | lists the texts that \`messages\` may replace, with their keys; \`--language de\` in another language |

An unknown key is an error. Texts are plain: a tag is an error, not markup. A file has at most 256 kB.

## Keys

${table(tenantSchema)}

## Texts

\`messages.<language>\` replaces texts of the product by key. A key alone, \`platform\`, is replaced in every area that has it; with the name of an area
before it, \`trip-planner-roadmap.platform\`, in that one only. \`{{…}}\` in a text is filled by the product; a text may leave one out, and have no other.
\`npm run tenant -- texts arrêt\` lists the texts with a word, to find all that must change when a stop is to be called a station: there is no
table of nouns, because articles, plurals and genders around a noun differ with it. E-mails (\`mail\`) and the sign-in dialog
(\`sign-in\`) are reworded with the name of the area only.

| area | its texts are in |
|---|---|
${areas.join('\n')}

## Features

| \`features.<name>\` | |
|---|---|
${features.join('\n')}

Code asks with \`isFeatureOn\` of the contract only.

## Options of components

${componentTables()}
`;
}

if (import.meta.main) writeFileSync(join(ROOT, 'docs/tenant.md'), tenantDocument());
