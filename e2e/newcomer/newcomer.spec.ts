/** The story of CONTRIBUTING in a copy of the repository: both documents are followed as they are written, then a word is changed. */
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { network } from '../support/environment.ts';
import { copyRepository, type RepositoryCopy } from '../support/repositoryCopy.ts';
import { startLoop } from '../support/secondHost.ts';
import { expect, test } from '../support/test.ts';

test.describe.configure({ mode: 'default' });

const VIEW = 'mfe-hello/src/views/Hello/View.tsx';

let copy: RepositoryCopy;

test.beforeAll(() => {
  copy = copyRepository();
  copy.follow('docs/adding-a-remote.md');
  copy.follow('docs/adding-a-language.md');
});

test.afterAll(() => copy?.remove());

/** The output of a command run in the copy, even if it fails. */
async function printed(...args: readonly string[]): Promise<string> {
  // Little is worth collecting by the compiler.
  const env = { ...process.env, GOGC: '400' };
  const ended = promisify(execFile)(process.execPath, args, { cwd: copy.root, env, maxBuffer: 10_000_000 });
  const { stdout } = await ended.catch((error: { stdout: string }) => error);
  return stdout;
}

test('compiler and checks accept a remote and a language that are added as the documents say', async () => {
  test.setTimeout(400_000);
  const compiler = join('node_modules', 'typescript-native', 'bin', 'tsc');
  const types = await printed(
    compiler,
    '-b',
    'tsconfig.json',
    'tsconfig.scripts.json',
    '--checkers',
    '1',
    '--pretty',
    'false',
  );
  const named = [...types.matchAll(/^(\S+)\(\d+,\d+\): error/gm)].map(([, file]) => file);
  // Tests that spell a text out in each language are left to the reader of the document.
  expect(
    named.filter((file) => !/\.test\.tsx?$|\/testing\//.test(file ?? '')),
    types,
  ).toEqual([]);
  expect(named.length, 'the compiler names those tests').toBeGreaterThan(0);

  const checks = await printed('scripts/checks/check.mjs');
  expect(checks).toMatch(/^ok /m);
  expect(checks.split('\n').filter((line) => line !== '' && !line.startsWith('ok '))).toEqual([]);
});

test('a changed word is in the open page, typed text stays, and an error is shown until it is mended', async ({
  page,
  problems,
}) => {
  test.setTimeout(400_000);
  // The other remotes and the backend were started without the new language.
  problems.expect(/Unknown locale file: nl|\/menus\/menu-\w+-\w+-nl/);
  copy.linkBuilds();
  const loop = await startLoop(copy.root, ['hello', '--bff-port', String(network('demo').bffPort)]);
  try {
    await expect.poll(loop.output, { timeout: 180_000 }).toContain('Halte is ready');
    let loads = 0;
    page.on('load', () => {
      loads += 1;
    });
    await page.goto(`${loop.origin}/nl/hello`);
    const field = page.getByRole('textbox', { name: 'Your first name' });
    await field.fill('Ada');
    await expect(page.getByText('Hello Ada')).toBeVisible();

    copy.edit('mfe-hello/src/messages/nl.ts', 'Hello', 'Dag');
    await expect(page.getByText('Dag Ada')).toBeVisible();
    copy.edit(VIEW, "<p>{t('greeting'", "<p>→ {t('greeting'");
    await expect(page.getByText('→ Dag Ada')).toBeVisible();
    await expect(field).toHaveValue('Ada');

    copy.edit(VIEW, 'return (', 'return ((');
    const errors = page.getByRole('alert').filter({ hasText: VIEW });
    await expect(errors).toBeVisible();
    expect(loop.output()).toContain(`hello: not built, the last good build stays\n\n${VIEW}`);
    await expect(page.getByText('→ Dag Ada')).toBeVisible();
    copy.edit(VIEW, 'return ((', 'return (');
    await expect(errors).toBeHidden();
    await expect(field).toHaveValue('Ada');
    expect(loads, 'the page was loaded once').toBe(1);

    copy.edit('host/src/messages/nl.ts', "'tabs.label': 'Sections'", "'tabs.label': 'Rubrieken'");
    await expect(page.getByRole('navigation', { name: 'Rubrieken' })).toBeVisible();
    // The code of the new page runs, without an update that was meant for the former one.
    await field.fill('Grace');
    await expect(page.getByText('→ Dag Grace')).toBeVisible();
    await page.goto('about:blank');
  } finally {
    await loop.stop();
  }
  await expect(fetch(loop.origin), 'everything is stopped').rejects.toThrow();
});
