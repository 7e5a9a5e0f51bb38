import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createRemote } from './createRemote.ts';
import { readRequest } from './request.ts';

const REPOSITORY = join(__dirname, '../../..');

interface Manifest {
  readonly version: string;
  readonly dependencies: Readonly<Record<string, string>>;
  readonly devDependencies: Readonly<Record<string, string>>;
}

const manifestIn = (folder: string) => JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;
const all = ({ dependencies, devDependencies }: Manifest) => ({ ...dependencies, ...devDependencies });

let cwd: string;

beforeEach(() => {
  cwd = mkdtempSync(join(tmpdir(), 'halte-new-'));
});
afterEach(() => rmSync(cwd, { recursive: true }));

const read = (path: string) => readFileSync(join(cwd, path), 'utf8');
const run = (line: string) => createRemote(line.split(' ').filter(Boolean), cwd);

describe('a new remote', () => {
  it('has its id, name and title wherever the template has its own', async () => {
    await run('acme.bike-boxes');
    expect(read('bike-boxes/remote.config.ts')).toContain("name: 'acme.bike-boxes', path: '/bike-boxes'");
    expect(read('bike-boxes/src/messages/en.ts')).toContain("title: 'Bike boxes'");
    expect(read('bike-boxes/.gitignore')).toContain('node_modules');
    expect(JSON.parse(read('bike-boxes/package.json'))).toMatchObject({ name: 'bike-boxes' });
    const files = readdirSync(join(cwd, 'bike-boxes'), { recursive: true, encoding: 'utf8' });
    const texts = files.filter((file) => /\.\w+$/.test(file)).map((file) => read(`bike-boxes/${file}`));
    expect(texts.join('\n')).not.toMatch(/parking/i);
  });

  it('is written where it is asked for, and says what comes next', async () => {
    const made = await run('acme.parking --folder teams/cars --title Cars');
    expect(made).toMatchObject({ text: expect.stringContaining('cd teams/cars\n  npm install') });
    expect(read('teams/cars/src/messages/fr.ts')).toContain("title: 'Cars'");
  });

  it('takes the packages of Halte from tarballs, which are copied', async () => {
    const { version } = manifestIn(REPOSITORY);
    const template = all(manifestIn(join(REPOSITORY, 'shared/create-halte-remote/template')));
    const names = Object.keys(template).filter((name) => name.startsWith('@halte/'));
    const tarballs = names.map((name) => `${name.slice(1).replace('/', '-')}-${version}.tgz`);
    mkdirSync(join(cwd, 'tarballs'));
    for (const file of tarballs) writeFileSync(join(cwd, 'tarballs', file), file);
    await run('acme.parking --packages tarballs');
    const installed = all(manifestIn(join(cwd, 'parking')));
    expect(installed['@halte/ui']).toBe(`file:packages/halte-ui-${version}.tgz`);
    expect(installed['react']).toBe(template['react']);
    expect(readdirSync(join(cwd, 'parking/packages')).sort()).toEqual(tarballs.sort());
  });

  it.each([
    ['', 'Name the remote'],
    ['parking', '"parking" has no dot: ids without one are the product\'s.'],
    ['Acme.Parking', '"Acme.Parking" is no id'],
    ['acme.parking.north', 'is no id'],
    ['../parking', 'is no id'],
    ['acme.parking acme.bikes', 'One remote at a time: what is "acme.bikes"?'],
    ['acme.parking --map', "Unknown option '--map'"],
    ["acme.parking --title Don't", '--title is a text of at most 60 characters without quotes'],
    ['acme.parking --folder there', 'there is there already: choose another one with --folder.'],
    ['acme.parking --packages there', 'is missing: --packages is the folder with the tarballs of Halte.'],
  ])('%s is refused in a sentence, and nothing is written', async (line, sentence) => {
    mkdirSync(join(cwd, 'there'));
    expect(await run(line)).toEqual({ problem: expect.stringContaining(sentence) });
    expect(readdirSync(cwd)).toEqual(['there']);
    expect(existsSync(join(cwd, 'there/package.json'))).toBe(false);
  });
});

it('the template has the versions of this repository', () => {
  const { version } = manifestIn(REPOSITORY);
  const { packages } = JSON.parse(readFileSync(join(REPOSITORY, 'package-lock.json'), 'utf8'));
  const second = packages['node_modules/typescript-native'];
  for (const [name, wanted] of Object.entries(all(manifestIn(join(REPOSITORY, 'shared/create-halte-remote/template')))))
    expect([name, wanted]).toEqual([
      name,
      name.startsWith('@halte/')
        ? version
        : name === 'typescript'
          ? second.version
          : packages[`node_modules/${name}`].version,
    ]);
});

it('an id of two words has a title of two words', () => {
  expect(readRequest(['acme.bike-boxes'])).toMatchObject({ name: 'bike-boxes', title: 'Bike boxes' });
});
