import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { dailySample, isDeep } from '@halte/sampling';
import { BROKEN_HEADERS } from '@halte/testkit/brokenHeaders';
import { checkHeader } from '@halte/testkit/conformance';
import { SMALL_MANIFEST, smallHeader } from '@halte/testkit/smallHeader';
import { expect, test } from '@playwright/test';
import { ROOT } from '../support/environment.ts';
import { type FileServer, serveFiles } from '../support/fileServer.ts';

const run = promisify(execFile);
const PACKAGE = join(ROOT, 'shared/testkit/dist/package');
const INSTALLED = ['axe-core', 'playwright-core'];

let folder: string;
const servers: FileServer[] = [];

test.beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'halte-kit-'));
});

test.afterAll(() => {
  for (const server of servers) server.close();
  rmSync(folder, { recursive: true, force: true });
});

/** A folder of its own with the packed kit, installed without a registry. */
async function install(): Promise<void> {
  const tarballs = join(folder, 'tarballs');
  mkdirSync(tarballs);
  const { stdout } = await run('npm', ['pack', PACKAGE, '--pack-destination', tarballs, '--silent']);
  const dependencies = Object.fromEntries(INSTALLED.map((name) => [name, `file:${join(ROOT, 'node_modules', name)}`]));
  writeFileSync(
    join(folder, 'package.json'),
    JSON.stringify({
      private: true,
      dependencies: { ...dependencies, '@halte/testkit': `file:${join(tarballs, stdout.trim())}` },
    }),
  );
  await run('npm', ['install', '--offline', '--no-audit', '--no-fund', '--ignore-scripts'], { cwd: folder });
}

interface Report {
  readonly headers: readonly {
    readonly results: readonly {
      readonly rule: string;
      readonly outcome: string;
      readonly problems: readonly string[];
    }[];
  }[];
}

test('the packed kit passes the header of the product and a tenant’s own, run from an empty folder', async ({
  browserName,
  launchOptions,
}) => {
  expect(browserName).toBe('chromium');
  test.setTimeout(180_000);
  await install();
  const own = await serveFiles((path) => readFileSync(join(import.meta.dirname, '../tenants/ownHeader', path)));
  const product = await serveFiles((path) => readFileSync(join(ROOT, 'mfe-shop-header/dist', path)));
  servers.push(own, product);
  const urls = [own, product].flatMap(({ origin }) => ['--url', `${origin}/remote.json`]);
  const browser = launchOptions.executablePath ? ['--browser', launchOptions.executablePath] : [];
  const args = ['@halte/testkit', 'check', ...urls, ...browser, '--json', 'report.json', '--junit', 'report.xml'];
  const env = { ...process.env, PATH: `${dirname(process.execPath)}${delimiter}${process.env['PATH']}` };
  // It ends with 1 where a rule is broken, and has printed the report then.
  const { stdout, stderr } = await run('npx', ['--no-install', ...args], { cwd: folder, env }).catch((error) => error);
  expect(stdout, stderr).toContain('It obeys all');
  const { headers } = JSON.parse(readFileSync(join(folder, 'report.json'), 'utf8')) as Report;
  expect(headers).toHaveLength(2);
  const [ofOwn = [], ofProduct = []] = headers.map(({ results }) =>
    results.filter(({ outcome }) => outcome !== 'passed').map(({ rule, problems }) => [rule, ...problems]),
  );
  expect(ofOwn).toEqual([]);
  expect(ofProduct).toEqual([]);
  expect(readFileSync(join(folder, 'report.xml'), 'utf8')).toContain('<testsuites>');
});

test('broken headers fail by the name of the rule that they break', async ({ browser }) => {
  const headers = dailySample(BROKEN_HEADERS, 15, ({ how }) => how);
  test.setTimeout(headers.length * (isDeep() ? 60_000 : 10_000));
  const sources = [smallHeader(), ...headers.map(({ replacements }) => smallHeader(replacements))];
  const server = await serveFiles((path) => {
    const [, number, file] = path.split('/');
    return file === 'remote.json' ? JSON.stringify(SMALL_MANIFEST) : sources[Number(number)]!;
  });
  servers.push(server);
  const failedRules = async (number: number, names: readonly string[] | null) => {
    const { results } = await checkHeader(`${server.origin}/${number}/remote.json`, { browser, files: PACKAGE, names });
    return results.filter(({ outcome }) => outcome === 'failed').map(({ rule }) => rule);
  };
  if (isDeep()) expect(await failedRules(0, null)).toEqual([]);
  const left = headers.entries();
  async function checkNext(): Promise<void> {
    for (const [index, { breaks, how }] of left) {
      // A normal run looks at the rule itself; the deep one at all others too, which the header must not break.
      expect.soft(await failedRules(index + 1, isDeep() ? null : [breaks]), how).toEqual([breaks]);
    }
  }
  // Rules wait for the page most of the time.
  await Promise.all([checkNext(), checkNext(), checkNext()]);
});
