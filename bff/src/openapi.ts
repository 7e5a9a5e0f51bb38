/**
 * The OpenAPI document and the types that the app's client is made of. `node bff/src/openapi.ts` writes both (commit them);
 * with `--check` it writes nothing and fails when one of them is not what the code says.
 */
import { execFileSync } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import openapiTS, { astToString } from 'openapi-typescript';
import { createApp } from './http/app.ts';
import { openApiOf } from './http/document/documentation.ts';
import { createMetrics } from './http/plugins/metrics.ts';
import { TEST_OPTIONS } from './testing/testApp.ts';
import { testServices } from './testing/testServices.ts';

/** The document does not depend on the script, so nothing has to be built for it. */
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
const types = astToString(await openapiTS(JSON.stringify(described)));
const files = new Map([
  ['shared/api/openapi.json', formatted],
  ['shared/api/src/generated.ts', `// Made by bff/src/openapi.ts from what the bff declares.\n${types}`],
]);

for (const [path, content] of files) {
  const url = new URL(`../../${path}`, import.meta.url);
  if (!process.argv.includes('--check')) await writeFile(url, content);
  else if ((await readFile(url, 'utf8').catch(() => '')) !== content) {
    console.error(`${path} is not what the bff declares: run "node bff/src/openapi.ts" and commit what changes.`);
    process.exitCode = 1;
  }
}
