/**
 * The OpenAPI document and the types of the app's client. `node bff/src/openapi.ts` writes both (commit them);
 * with `--check` it writes nothing and fails if one of them differs from the code.
 */
import { execFileSync } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import openapiTS, { astToString } from 'openapi-typescript';
import { createApp } from './http/app.ts';
import { openApiOf } from './http/document/documentation.ts';
import { isObject, type JsonObject } from './http/document/json.ts';
import { createMetrics } from './http/plugins/metrics.ts';
import { TEST_OPTIONS } from './testing/testApp.ts';
import { testServices } from './testing/testServices.ts';

/** The document does not depend on the script, so the script need not be built. */
const NO_WIDGET = { script: '', version: '' };

const app = await createApp(
  { ...TEST_OPTIONS, metrics: createMetrics() },
  await testServices(
    () => null,
    () => 0,
    NO_WIDGET,
  ),
);
await app.ready();
const described = openApiOf(app);
await app.close();

const formatter = fileURLToPath(new URL('../../node_modules/@biomejs/biome/bin/biome', import.meta.url));
const formatted = execFileSync(process.execPath, [formatter, 'format', '--stdin-file-path=shared/api/openapi.json'], {
  input: JSON.stringify(described),
  encoding: 'utf8',
  cwd: fileURLToPath(new URL('../../', import.meta.url)),
});
const types = astToString(await openapiTS(JSON.stringify(forTypes(described))));
/** HTTP methods that a path does not have. */
const ABSENT_METHODS = /^ +(?:get|put|post|delete|options|head|patch|trace)\?: never;\n/gm;
const files = new Map([
  ['shared/api/openapi.json', formatted],
  [
    'shared/api/src/generated.ts',
    `// Made by bff/src/openapi.ts from what the bff declares.\n${types.replace(ABSENT_METHODS, '')}`,
  ],
]);

for (const [path, content] of files) {
  const url = new URL(`../../${path}`, import.meta.url);
  if (!process.argv.includes('--check')) await writeFile(url, content);
  else if ((await readFile(url, 'utf8').catch(() => '')) !== content) {
    console.error(`${path} is not what the bff declares: run "node bff/src/openapi.ts" and commit what changes.`);
    process.exitCode = 1;
  }
}

/**
 * The document as needed for types: without examples and headers, and with one failure for all statuses, because each has the same `Problem`. The
 * descriptions of operations and fields stay, for editors to show.
 */
function forTypes({ components, paths, ...document }: JsonObject): unknown {
  const problem = {
    description: '',
    content: { 'application/json': { schema: { $ref: '#/components/schemas/Problem' } } },
  };
  const parts = withoutExamples({ components, paths }) as Record<'components' | 'paths', Record<string, JsonObject>>;
  const operations = Object.values(parts.paths).flatMap((methods) => Object.values(methods) as JsonObject[]);
  for (const operation of operations) {
    const { responses, parameters = [] } = operation as {
      responses: Record<string, JsonObject>;
      parameters?: JsonObject[];
    };
    const successes = Object.entries(responses).filter(([status]) => Number(status) < 300);
    operation['responses'] = {
      ...Object.fromEntries(
        successes.map(([status, response]) => [status, { ...response, description: '', headers: {} }]),
      ),
      default: { $ref: '#/components/responses/Problem' },
    };
    operation['parameters'] = parameters.filter(({ $ref }) => $ref === undefined);
  }
  const { schemas, securitySchemes } = parts.components;
  return { ...document, paths: parts.paths, components: { schemas, securitySchemes, responses: { Problem: problem } } };
}

/** A schema can have a property named `example`. */
function withoutExamples(node: unknown, isNames = false): unknown {
  if (Array.isArray(node)) return node.map((item) => withoutExamples(item));
  if (!isObject(node)) return node;
  // The values of an enumeration define its type.
  const dropped = isNames ? [] : ['example', 'examples', ...('enum' in node ? ['type'] : [])];
  const entries = Object.entries(node).filter(([key]) => !dropped.includes(key));
  return Object.fromEntries(
    entries.map(([key, value]) => [key, withoutExamples(value, !isNames && key === 'properties')]),
  );
}
