/**
 * `node scripts/pack.mjs [--to <folder>] [contract i18n …]`: builds `dist/package` of each shared package that is published and packs it as npm
 * would publish it, into `.cache/packages`. With `--to` it writes the tarballs there and nothing else. Fails for a package that cannot be installed
 * elsewhere, and for a tarball that is too big.
 *
 * `node scripts/pack.mjs --describe <what has changed>`: writes the `api-report.md` of each package whose exports have changed, and the sentence into
 * its changelog.
 */
import { mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { command } from './lib/command.mjs';
import { onRightNode } from './lib/node.mjs';
import { ROOT } from './lib/paths.mjs';
import { run, UserError } from './lib/userError.mjs';
import { buildPackage, bundledBy } from './pack/build.mjs';
import { compile } from './pack/compile.mjs';
import { PACKAGES } from './pack/packages.mjs';
import { describeChanges } from './pack/reports.mjs';

const CACHE = join(ROOT, '.cache');

/** @param {readonly string[]} names folders below `shared`; none for all */
function packagesOf(names) {
  const unknown = names.find((name) => !PACKAGES.some(({ folder }) => folder === name));
  if (unknown) throw new UserError(`shared/${unknown} is not published: ${PACKAGES.map((one) => one.folder)} are.`);
  return PACKAGES.filter(({ folder }) => names.length === 0 || names.includes(folder));
}

/** Packs folders as npm does, into `to`. @returns {Promise<string[]>} the tarballs, in the same order */
async function packed(folders, to) {
  rmSync(to, { recursive: true, force: true });
  mkdirSync(to, { recursive: true });
  const { code, output } = await command('npm', ['pack', ...folders, '--pack-destination', to, '--json', '--silent']);
  if (code !== 0) throw new UserError(`npm could not pack:\n${output}`);
  return JSON.parse(output).map(({ filename }) => join(to, filename));
}

async function main() {
  const { values, positionals } = parseArgs({
    options: { to: { type: 'string' }, describe: { type: 'string' } },
    allowPositionals: true,
  });
  if (values.describe === undefined) await pack(values.to, positionals);
  else
    for (const folder of await describeChanges(values.describe))
      console.log(`${folder}/api-report.md and CHANGELOG.md are written.`);
}

/** @param {string | undefined} to @param {readonly string[]} names */
async function pack(to, names) {
  const chosen = packagesOf(names);
  mkdirSync(CACHE, { recursive: true });
  const work = mkdtempSync(join(CACHE, 'pack-'));
  const folderOf = (folder) =>
    to === undefined ? join(ROOT, 'shared', folder, 'dist/package') : join(work, 'packages', folder);
  try {
    const compiled = new Set([...chosen, ...chosen.flatMap(bundledBy)].map(({ folder }) => folder));
    await compile({ folders: [...compiled], outDir: work });
    for (const one of chosen) await buildPackage(one, { compiled: work, out: folderOf(one.folder) });
    const folders = chosen.map(({ folder }) => folderOf(folder));
    report(chosen, await packed(folders, resolve(to ?? join(CACHE, 'packages'))));
  } finally {
    rmSync(work, { recursive: true });
  }
}

/** Prints what the tarballs weigh; throws where one is too big. */
function report(chosen, tarballs) {
  const sizes = tarballs.map((file) => statSync(file).size);
  for (const [index, { name, most }] of chosen.entries())
    console.log(`${name.padEnd(18)} ${String(sizes[index]).padStart(8)} bytes of at most ${most}`);
  const tooBig = chosen.filter(({ most }, index) => (sizes[index] ?? 0) > most);
  if (tooBig.length > 0) throw new UserError(`Too big: ${tooBig.map(({ name }) => name).join(', ')}.`);
}

if (await onRightNode(import.meta.filename)) await run(main);
