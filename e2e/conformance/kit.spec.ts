import { exec } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { dailySample, isDeep } from '@halte/judge/sample';
import { BROKEN_HEADERS } from '@halte/testkit/brokenHeaders';
import { SMALL_MANIFEST, smallHeader } from '@halte/testkit/smallHeader';
import { expect, test } from '@playwright/test';
import { ROOT } from '../support/environment.ts';
import { type FileServer, serveFiles } from '../support/fileServer.ts';

const run = promisify(exec);
const DOCUMENT = readFileSync(join(ROOT, 'docs/own-header.md'), 'utf8');
/** The commands and the configuration that the document gives a tenant. */
const [, PACK = ''] = /^node .*&& (npm pack .*)$/m.exec(DOCUMENT) ?? [];
const [, CHECK = ''] = /^HALTE_HEADER=\S+ (npx playwright test .*)$/m.exec(DOCUMENT) ?? [];
const [, CONFIGURATION = ''] = /^```js\n(import kit .*?)^```/ms.exec(DOCUMENT) ?? [];

let folder: string;
const servers: FileServer[] = [];

test.describe.configure({ mode: 'default' });

/** A separate folder with the packed kit, installed without a registry, next to the Playwright of this repository. */
test.beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'halte-kit-'));
  const { stdout } = await run(`${PACK} --pack-destination ${folder} --silent`, { cwd: ROOT });
  const dependencies = {
    'axe-core': `file:${join(ROOT, 'node_modules/axe-core')}`,
    '@halte/testkit': `file:${join(folder, stdout.trim())}`,
  };
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ private: true, type: 'module', dependencies }));
  await run('npm install --offline --legacy-peer-deps --no-audit --no-fund --ignore-scripts', { cwd: folder });
  for (const name of ['@playwright', '.bin/playwright']) {
    mkdirSync(dirname(join(folder, 'node_modules', name)), { recursive: true });
    symlinkSync(join(ROOT, 'node_modules', name), join(folder, 'node_modules', name));
  }
});

test.afterAll(() => {
  for (const server of servers) server.close();
  rmSync(folder, { recursive: true, force: true });
});

interface Report {
  readonly suites: readonly {
    readonly specs: readonly {
      readonly title: string;
      readonly tests: readonly {
        readonly projectName: string;
        readonly status: 'expected' | 'unexpected' | 'flaky' | 'skipped';
        readonly results: readonly { readonly error?: { readonly message: string } }[];
      }[];
    }[];
  }[];
}

/** Runs the kit in its folder. */
async function check(command: string, environment: Readonly<Record<string, string>>, browser: string | undefined) {
  const env = {
    ...process.env,
    ...environment,
    ...(browser ? { CHROME_PATH: browser } : {}),
    PATH: `${dirname(process.execPath)}${delimiter}${process.env['PATH']}`,
    PLAYWRIGHT_JSON_OUTPUT_FILE: 'report.json',
    PLAYWRIGHT_JUNIT_OUTPUT_FILE: 'report.xml',
    NO_COLOR: '1',
  };
  const { code, stdout, stderr } = await run(`${command} --reporter=json,junit,line`, { cwd: folder, env }).then(
    (ended) => ({ code: 0, ...ended }),
    (error: { code: number; stdout: string; stderr: string }) => error,
  );
  const { suites } = JSON.parse(readFileSync(join(folder, 'report.json'), 'utf8')) as Report;
  const results = suites.flatMap(({ specs }) =>
    specs.flatMap(({ title, tests }) =>
      tests.map(({ projectName, status, results: [first] }) => ({
        header: projectName,
        rule: title,
        status,
        message: first?.error?.message ?? '',
      })),
    ),
  );
  return { code, output: `${stdout}${stderr}`, results };
}

test('the packed kit passes the header of the product and a tenant’s own, by the command of the document', async ({
  launchOptions,
}) => {
  test.setTimeout(180_000);
  const own = await serveFiles((path) => readFileSync(join(import.meta.dirname, '../tenants/ownHeader', path)));
  const product = await serveFiles((path) => readFileSync(join(ROOT, 'mfe-shop-header/dist', path)));
  servers.push(own, product);
  const HALTE_HEADER = [own, product].map(({ origin }) => `${origin}/remote.json`).join(' ');
  const { code, output, results } = await check(CHECK, { HALTE_HEADER }, launchOptions.executablePath);
  expect(results.filter(({ status }) => status !== 'expected')).toEqual([]);
  expect(code, output).toBe(0);
  // A rule that none of the broken headers violates would prove nothing.
  const rules = [...new Set(results.map(({ rule }) => rule))];
  expect(rules.toSorted()).toEqual([...new Set(BROKEN_HEADERS.map(({ breaks }) => breaks))].toSorted());
  expect(results).toHaveLength(2 * rules.length);
  expect(readFileSync(join(folder, 'report.xml'), 'utf8')).toContain(
    `<testsuites id="" name="" tests="${2 * rules.length}" failures="0"`,
  );
});

test('broken headers fail by the name of the rule that they break, in a configuration like that of the document', async ({
  launchOptions,
}) => {
  const sample = dailySample(BROKEN_HEADERS, 15, ({ how }) => how);
  const endless = BROKEN_HEADERS.filter(({ how }) => how.startsWith('is in an endless loop'));
  const headers = [...new Set([...endless, ...sample])];
  test.setTimeout(headers.length * (isDeep() ? 60_000 : 15_000));
  const sources = headers.map(({ replacements }) => smallHeader(replacements));
  const server = await serveFiles((path) => {
    const [, number, file] = path.split('/');
    if (number === 'good') return file === 'remote.json' ? JSON.stringify(SMALL_MANIFEST) : smallHeader();
    const source = sources[Number(number)];
    if (source === undefined) throw new Error(`There is no ${path}.`);
    return file === 'remote.json' ? JSON.stringify(SMALL_MANIFEST) : source;
  });
  servers.push(server);
  // A normal run looks at the rule itself; the deep one at all others too, which the header must not break.
  const projects = [
    ...headers.map(({ how, breaks }, index) => ({ name: how, address: String(index), rules: isDeep() ? '' : breaks })),
    { name: 'is nowhere', address: 'nowhere', rules: '' },
    ...(isDeep() ? [{ name: 'is good', address: 'good', rules: '' }] : []),
  ].map(
    ({ name, address, rules }) =>
      `{ name: ${JSON.stringify(name)}, grep: /${rules}$/, use: { headerUrl: '${server.origin}/${address}/remote.json' } }`,
  );
  const configuration = CONFIGURATION.replace(
    /projects: \[.*?\],\n/s,
    `workers: 3, projects: [${projects.join(',')}],\n`,
  );
  expect(configuration).not.toBe(CONFIGURATION);
  writeFileSync(join(folder, 'playwright.config.js'), configuration);
  const { code, results } = await check('npx playwright test', {}, launchOptions.executablePath);
  expect(code).toBe(1);
  const failed = results.filter(({ status }) => status === 'unexpected');
  const brokenBy = (header: string) => failed.filter((result) => result.header === header);
  for (const { how, breaks } of headers)
    expect
      .soft(
        brokenBy(how).map(({ rule }) => rule),
        how,
      )
      .toEqual([breaks]);
  expect(brokenBy('is good')).toEqual([]);
  expect(brokenBy('is nowhere').map(({ rule }) => rule)).toEqual(['keeps the contract']);
  expect(brokenBy('is nowhere')[0]?.message).toContain(`${server.origin}/nowhere/remote.json answers 404.`);
  expect(brokenBy('is in an endless loop')[0]?.message).toContain('did not answer within');
});
