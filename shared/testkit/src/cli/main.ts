/** A program: `npx @halte/testkit check --url <address of remote.json>`. */
import { writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Browser, chromium } from 'playwright-core';
import { checkHeader } from '../check/checkHeader.ts';
import { ManifestError } from '../conformance/manifest.ts';
import { type HeaderReport, hasFailed } from '../conformance/report.ts';
import { formatJson } from '../report/json.ts';
import { formatJunit } from '../report/junit.ts';
import { formatTable } from '../report/table.ts';
import { type CliOptions, parseOptions, USAGE, UsageError } from './options.ts';

const FORMATTERS = { table: formatTable, json: formatJson, junit: formatJunit };
const CANNOT_RUN = 2;

async function launch(path: string | null): Promise<Browser> {
  const executablePath = path ?? process.env['CHROME_PATH'];
  try {
    return await chromium.launch({
      ...(executablePath ? { executablePath } : {}),
      args: ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage'],
    });
  } catch (error) {
    const reason = error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error);
    throw new UsageError(`The browser does not start (${reason}). Name one with --browser or CHROME_PATH.`);
  }
}

async function check({ urls, declared, format, json, junit, browser: path }: CliOptions): Promise<number> {
  const files = dirname(fileURLToPath(import.meta.url));
  const browser = await launch(path);
  const reports: HeaderReport[] = [];
  try {
    for (const url of urls) reports.push(await checkHeader(url, { browser, files, declared }));
  } finally {
    await browser.close();
  }
  process.stdout.write(FORMATTERS[format](reports));
  if (json) writeFileSync(json, formatJson(reports));
  if (junit) writeFileSync(junit, formatJunit(reports));
  return hasFailed(reports) ? 1 : 0;
}

async function run(args: readonly string[]): Promise<number> {
  try {
    const options = parseOptions(args);
    if (options !== null) return await check(options);
    process.stdout.write(USAGE);
    return 0;
  } catch (error) {
    if (!(error instanceof UsageError || error instanceof ManifestError)) throw error;
    process.stderr.write(`${error.message}\n${error instanceof UsageError ? `\n${USAGE}` : ''}`);
    return CANNOT_RUN;
  }
}

process.exitCode = await run(process.argv.slice(2));
