import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { packageScriptConfig, scriptConfig } from '@halte/federation';
import webpack from 'webpack';

const FOLDER = import.meta.dirname;
const INSTALLED = ['axe-core', '@playwright/test'];

/** A schema without its words for readers. */
const withoutWords = (schema) =>
  JSON.parse(JSON.stringify(schema ?? {}), (key, value) =>
    typeof value === 'string' && key === 'description' ? undefined : value,
  );

const contentOf = ({ 'application/json': json } = {}) =>
  json && { 'application/json': { example: json.example, schema: withoutWords(json.schema) } };

/** The part of the document of the API that the fake backend answers from: the calls that succeed. */
function documentOfAnswers() {
  const { paths, components } = JSON.parse(readFileSync(join(FOLDER, '../api/openapi.json'), 'utf8'));
  const responsesOf = ({ responses }) =>
    Object.fromEntries(
      Object.entries(responses)
        .filter(([code]) => code.startsWith('2'))
        .map(([code, { content }]) => [code, { content: contentOf(content) }]),
    );
  const callsOf = (calls) =>
    Object.fromEntries(Object.entries(calls).map(([method, call]) => [method, { responses: responsesOf(call) }]));
  return {
    paths: Object.fromEntries(Object.entries(paths).map(([path, calls]) => [path, callsOf(calls)])),
    components: { schemas: withoutWords(components.schemas) },
  };
}

/**
 * What a tenant checks its header with: rules for Playwright, their configuration and the page that they show headers in. Each is one file
 * that needs no other package of Halte. And what the fake backend answers from.
 */
export async function publishedFiles() {
  const folder = mkdtempSync(join(tmpdir(), 'halte-testkit-'));
  const scriptFor = (entry, filename) => ({ directory: FOLDER, entry, folder, filename });
  const compiler = webpack([
    scriptConfig(scriptFor('./src/page/main.ts', 'page.js')),
    packageScriptConfig({ ...scriptFor('./src/rules/header.spec.ts', 'header.spec.js'), installed: INSTALLED }),
    packageScriptConfig({
      ...scriptFor('./src/conformance/playwright.config.ts', 'playwright.config.js'),
      installed: INSTALLED,
    }),
  ]);
  try {
    const stats = await new Promise((resolve, reject) => {
      compiler.run((error, result) => (error ? reject(error) : resolve(result)));
    });
    await new Promise((resolve) => compiler.close(resolve));
    if (stats.hasErrors()) throw new Error(stats.toString('errors-only'));
    const built = readdirSync(folder).map((name) => [name, readFileSync(join(folder, name), 'utf8')]);
    return {
      ...Object.fromEntries(built),
      'tokens.css': readFileSync(join(FOLDER, '../ui/src/tokens.css'), 'utf8'),
      'openapi.json': JSON.stringify(documentOfAnswers()),
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
