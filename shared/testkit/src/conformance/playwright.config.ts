/** The configuration of the package: `HALTE_HEADER=<address of remote.json> npx playwright test -c node_modules/@halte/testkit`. */
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { WAIT_MS } from './headerPage.ts';
import type { HeaderOptions } from './test.ts';

const listOf = (name: string) => (process.env[name] ?? '').split(/[\s,]+/).filter(Boolean);

const headers = listOf('HALTE_HEADER');
const executablePath = process.env['CHROME_PATH'];

export default defineConfig<object, HeaderOptions>({
  testDir: import.meta.dirname,
  testMatch: 'header.spec.js',
  outputDir: join(process.cwd(), 'test-results'),
  // A header that never gives the page back would hold up everything.
  timeout: 20_000,
  expect: { timeout: WAIT_MS },
  use: {
    allowedOrigins: listOf('HALTE_HEADER_ORIGINS'),
    launchOptions: executablePath ? { executablePath } : {},
  },
  ...(headers.length > 0 ? { projects: headers.map((headerUrl) => ({ name: headerUrl, use: { headerUrl } })) } : {}),
});
